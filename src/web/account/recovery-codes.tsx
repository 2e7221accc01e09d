import { type ReactElement, useEffect, useRef } from 'react'
import { RECOVERY_CODES, TWO_FACTOR } from '../../texts/account/account-security.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { downloadFile } from '../ui/download-file.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { useClipboard } from './use-clipboard.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Whether two-factor has just been turned on. */
  readonly isFirstSet: boolean
  readonly onDone: () => void
}

/** Shown once: copied, printed alone on a sheet, or downloaded. */
export function RecoveryCodes({ codes, isFirstSet, onDone }: RecoveryCodesProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const copy = useClipboard(RECOVERY_CODES.copied)
  const email = useSession()?.email ?? ''
  const asText = `${RECOVERY_CODES.heading(email)}\n\n${codes.join('\n')}\n`

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-5">
      {isFirstSet && <Notice tone="success">{TWO_FACTOR.enabled}</Notice>}
      <div>
        <h3 ref={heading} tabIndex={-1} className="mb-2">
          {RECOVERY_CODES.title}
        </h3>
        <p className="text-muted">{RECOVERY_CODES.text}</p>
      </div>
      <div className="print-alone">
        <p className="hidden print:mb-4 print:block">{RECOVERY_CODES.heading(email)}</p>
        <ul
          aria-label={RECOVERY_CODES.list}
          className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 rounded-control bg-sunk p-4 font-semibold tracking-wide tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon="copy" onClick={() => void copy(asText)}>
          {RECOVERY_CODES.copy}
        </Button>
        <Button variant="outline" icon="printer" onClick={() => window.print()}>
          {RECOVERY_CODES.print}
        </Button>
        <Button
          variant="outline"
          icon="download"
          onClick={() =>
            downloadFile(RECOVERY_CODES.fileName, new Blob([asText], { type: 'text/plain' }))
          }
        >
          {RECOVERY_CODES.download}
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>{RECOVERY_CODES.done}</Button>
      </div>
    </div>
  )
}
