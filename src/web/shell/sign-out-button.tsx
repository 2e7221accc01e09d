import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { HEADER } from '../../texts/shell.ts'
import { queryClient } from '../api/queries.ts'
import { closeSession } from '../api/session.ts'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toasts.tsx'

/** Signs out, then shows the first page (NAV-09); when the server cannot be reached, says so and stays. */
export function SignOutButton(): ReactElement {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()

  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await closeSession()
      await navigate(PATHS.home)
      queryClient.clear()
    } catch {
      setBusy(false)
      toast.show({ tone: 'error', text: HEADER.signOutError })
    }
  }

  return (
    <Button variant="outline" className="min-h-11!" busy={isBusy} onClick={() => void leave()}>
      {HEADER.signOut}
    </Button>
  )
}
