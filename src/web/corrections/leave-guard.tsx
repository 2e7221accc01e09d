import type { ReactElement } from 'react'
import { useBlocker } from 'react-router'
import { LEAVING } from '../../texts/corrections.ts'
import { currentUser } from '../api/session.ts'
import { useUnsavedWork } from '../api/use-unsaved-work.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'

interface LeaveGuardProps {
  readonly active: boolean
  /** What leaving would lose. */
  readonly message: string
}

/** Asks before unsaved work is left, by another screen, a closed tab or a sign-out; nobody is held back when the session is over. */
export function LeaveGuard(props: LeaveGuardProps): ReactElement {
  const { active, message } = props
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnsavedWork(active)

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
