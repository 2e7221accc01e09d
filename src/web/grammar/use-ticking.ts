/** Tells the play what time it is while it runs, and at once when the tab is looked at again. */
import { type Dispatch, useEffect } from 'react'
import type { PlayEvent, PlayState } from './play-state.ts'

const EVERY_MS = 500

export function useTicking(play: PlayState, dispatch: Dispatch<PlayEvent>): void {
  const runs = play.mode === 'control' && play.endedAt === null

  useEffect(() => {
    if (!runs) return undefined
    const tick = (): void => dispatch({ type: 'ticked', at: Date.now() })
    const timer = setInterval(tick, EVERY_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [runs, dispatch])
}
