import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { currentUser, followSession, readSession } from './session.ts'
import { listenToTabs } from './session-channel.ts'

/** Goes on to `path` when somebody is signed in already, here or in another tab (AUT-02). */
export function useAlreadySignedIn(path: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const goOn = (): void => {
      if (currentUser()) void navigate(path, { replace: true })
    }
    // Without an answer the form still stands: sending it will say what is wrong.
    readSession().then(goOn, () => undefined)
    return listenToTabs((event) => {
      followSession(event)
      goOn()
    })
  }, [navigate, path])
}
