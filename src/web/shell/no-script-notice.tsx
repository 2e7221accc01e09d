import type { ReactElement } from 'react'
import { WITHOUT_SCRIPTS } from '../../texts/shell.ts'
import { Notice } from '../ui/feedback/notice.tsx'

interface NoScriptNoticeProps {
  readonly switchedOff: string
  readonly late: string
}

/** Two sentences in a page written at build time: its first script shows the second one (`tools/after-build.ts`). */
function NoScriptNotice({ switchedOff, late }: NoScriptNoticeProps): ReactElement {
  return (
    <>
      <noscript>
        <Notice tone="warning">{switchedOff}</Notice>
      </noscript>
      <div hidden data-late="" suppressHydrationWarning>
        <Notice tone="warning" role="alert">
          {late}
        </Notice>
      </div>
    </>
  )
}

/** First in a form that anybody may meet: it tells why it does nothing. */
export function FormNoScriptNotice(): ReactElement {
  return <NoScriptNotice switchedOff={WITHOUT_SCRIPTS.form} late={WITHOUT_SCRIPTS.formLate} />
}

export function AppNoScriptNotice(): ReactElement {
  return (
    <NoScriptNotice
      switchedOff={WITHOUT_SCRIPTS.application}
      late={WITHOUT_SCRIPTS.applicationLate}
    />
  )
}
