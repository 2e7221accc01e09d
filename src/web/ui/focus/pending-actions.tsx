import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

interface PendingActionsProps {
  /** While true, the form is disabled. */
  readonly pending: boolean
  readonly className: string
  readonly children: ReactNode
}

/**
 * Buttons of a pending request. Disabling the pressed button, or removing the one that cancels, drops the focus to the body:
 * the row takes it, one Tab from its first button.
 */
export function PendingActions(props: PendingActionsProps): ReactElement {
  const { pending, className, children } = props
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef(pending)

  useEffect(() => {
    if (shown.current === pending) return
    shown.current = pending
    if (isFocusLost(document)) row.current?.focus({ preventScroll: true })
  }, [pending])

  return (
    <div ref={row} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  )
}
