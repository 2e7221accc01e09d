import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { HEADER } from '../../texts/shell.ts'
import { queryClient } from '../api/query-client.ts'
import { PATHS } from '../paths.ts'
import { signOutOfBrowser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { hasUnsavedWorkInAnyTab } from '../unsaved-work/unsaved-work.ts'

/** Asks first when a tab holds unsaved work, which sign-out erases; stays signed in when the server cannot be reached (NAV-09). */
export function SignOutButton(): ReactElement {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()

  async function askOrLeave(): Promise<void> {
    if (await hasUnsavedWorkInAnyTab()) setAsking(true)
    else await leave()
  }

  async function leave(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      await signOutOfBrowser()
      await navigate(PATHS.home)
      queryClient.clear()
    } catch {
      setBusy(false)
      toast.show({ tone: 'error', text: HEADER.signOutError })
    }
  }

  return (
    <>
      <Button
        variant="outline"
        className="min-h-11!"
        busy={isBusy}
        onClick={() => void askOrLeave()}
      >
        {HEADER.signOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={HEADER.signOutTitle}
        message={HEADER.signOutUnsaved}
        confirmLabel={HEADER.signOutAnyway}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
