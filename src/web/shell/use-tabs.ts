import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { keepAnswersFor, queryClient } from '../api/queries.ts'
import { askSessionAgain, checkSessionClock } from '../api/session.ts'
import { listenToTabs } from '../api/session-channel.ts'
import { PATHS } from '../paths.ts'

/** Shows what the other tabs did with the session: a sign-out there leads to sign-in here, without a reload (AUT-02). */
export function useOtherTabs(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      listenToTabs((event) => {
        if (event.type === 'signed-out') {
          void Promise.resolve(navigate(PATHS.login, { replace: true })).then(() =>
            queryClient.clear(),
          )
        } else keepAnswersFor(event.session.user.id)
      }),
    [navigate],
  )
}

/** Timers sleep with the machine, and with a page that «Précédent» brings back: the session is looked at again on waking. */
export function useWaking(): void {
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') checkSessionClock()
    }
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) askSessionAgain()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', restore)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', restore)
      window.removeEventListener('online', wake)
    }
  }, [])
}
