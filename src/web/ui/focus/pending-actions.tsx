import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

interface PendingActionsProps {
  /** While true, what the buttons belong to is disabled. */
  readonly pending: boolean
  readonly className: string
  readonly children: ReactNode
}

/**
 * The buttons of something that waits for an answer. Its fields and the button that was pressed lose the focus when they are
 * disabled, the button that stops when it goes: the row takes it, and its first button is one key away.
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
