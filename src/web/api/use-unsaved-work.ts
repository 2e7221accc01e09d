import { useEffect } from 'react'
import { currentUser } from './session.ts'
import { holdUnsavedWork } from './unsaved-work.ts'

/** While `active`, closing the tab asks, and so does signing out; nobody is held back when the session is over. */
export function useUnsavedWork(active: boolean): void {
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
}
