/** A save that met no server is tried again when the network is back, under the same key: one result, whatever was lost. */
import { useEffect, useRef } from 'react'
import type { Stage } from './correct-state.ts'

/** The browser may not know that a server was away: now and then a try tells. */
const AGAIN_MS = 15_000

/** Whether the save waits for the network. */
export function isSavingAgain(stage: Stage): boolean {
  return stage.kind === 'result' && stage.saving.kind === 'failed' && stage.saving.isPassing
}

export function useSavingAgain(stage: Stage, save: () => void): void {
  const waits = isSavingAgain(stage)
  // A listener put anew at each drawing would miss the very event that has the screen drawn again.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!waits) return undefined
    const retry = (): void => {
      if (navigator.onLine) latest.current()
    }
    const timer = setInterval(retry, AGAIN_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [waits])
}
