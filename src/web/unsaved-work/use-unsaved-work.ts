import { useEffect } from 'react'
import { currentUser } from '../session/session.ts'
import { lockUnsavedWork } from './unsaved-work.ts'

/** While `active`, closing the tab and signing out ask first, as long as there is a session. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      if (currentUser() !== null) event.preventDefault()
    }
    const release = lockUnsavedWork()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [active])
}
