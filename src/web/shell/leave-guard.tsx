import type { ReactElement } from 'react'
import { useBlocker } from 'react-router'
import { LEAVE } from '../../texts/shell.ts'
import { currentUser } from '../api/session.ts'
import { useUnsavedWork } from '../api/use-unsaved-work.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'

interface LeaveGuardProps {
  readonly active: boolean
  /** An address that is followed without a question. */
  readonly except?: string
  /** What leaving would lose. */
  readonly words: { readonly title: string; readonly message: string }
}

/** Asks before unsaved work is left, by another screen, a closed tab or a sign-out; nobody is held back when the session is over. */
export function LeaveGuard({ active, except, words }: LeaveGuardProps): ReactElement {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      currentUser() !== null &&
      nextLocation.pathname !== except &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  useUnsavedWork(active)

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.title}
      message={words.message}
      confirmLabel={LEAVE.leave}
      cancelLabel={LEAVE.stay}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
