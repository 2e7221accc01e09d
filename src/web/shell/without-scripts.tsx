import type { ReactElement } from 'react'
import { WITHOUT_SCRIPTS } from '../../texts/shell.ts'
import { Notice } from '../ui/notice.tsx'

interface WithoutScriptsProps {
  readonly switchedOff: string
  readonly late: string
}

/** Two sentences in a page written at build time: its first script shows the second one (`tools/after-build.ts`). */
function WithoutScripts({ switchedOff, late }: WithoutScriptsProps): ReactElement {
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
export function FormWithoutScripts(): ReactElement {
  return <WithoutScripts switchedOff={WITHOUT_SCRIPTS.form} late={WITHOUT_SCRIPTS.formLate} />
}

export function ApplicationWithoutScripts(): ReactElement {
  return (
    <WithoutScripts
      switchedOff={WITHOUT_SCRIPTS.application}
      late={WITHOUT_SCRIPTS.applicationLate}
    />
  )
}
