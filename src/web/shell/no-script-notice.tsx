import type { ReactElement } from 'react'
import { WITHOUT_SCRIPTS } from '../../texts/shell.ts'
import { Notice } from '../ui/feedback/notice.tsx'

interface NoScriptNoticeProps {
  readonly switchedOff: string
  readonly late: string
}

/** In prerendered pages: for browsers without scripts, and for late ones, revealed by the inline script of `tools/after-build.ts`. */
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
