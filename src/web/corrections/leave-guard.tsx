import { type ReactElement, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { LEAVING } from '../../texts/corrections.ts'
import { currentUser } from '../api/session.ts'
import { holdUnsavedWork } from '../api/unsaved-work.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'

interface LeaveGuardProps {
  readonly active: boolean
  /** What leaving would lose. */
  readonly message?: string
}

/** Asks before leaving the screen with unsaved work; nobody is held back when the session is over. */
export function LeaveGuard(props: LeaveGuardProps): ReactElement {
  const { active, message = LEAVING.message } = props
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      if (currentUser() !== null) event.preventDefault()
    }
    const release = holdUnsavedWork()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [active])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={LEAVING.title}
      message={message}
      confirmLabel={LEAVING.leave}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
