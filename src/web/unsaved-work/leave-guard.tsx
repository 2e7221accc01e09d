import type { ReactElement } from 'react'
import { useBlocker } from 'react-router'
import { currentUser } from '../session/session.ts'
import { LeaveDialog, type LeaveTexts } from './leave-dialog.tsx'
import { useUnsavedWork } from './use-unsaved-work.ts'

interface LeaveGuardProps {
  readonly active: boolean
  /** Path that may be followed without asking. */
  readonly except?: string
  readonly words: LeaveTexts
}

/** Asks before navigation, closing the tab or signing out; never when the session is over, since nothing could be saved. */
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
    <LeaveDialog
      open={blocker.state === 'blocked'}
      words={words}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
