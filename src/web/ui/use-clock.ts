import { useEffect, useState } from 'react'

/** Refresh rate of the displayed time. */
const DRAWN_EVERY_MS = 250

/**
 * Calls `onTick` at the moment `next` (ms since 1970), as soon as the tab is seen again, and a few times a second; returns the
 * last time read. The timers only trigger a read of the clock: throttled or suspended, they never distort the time.
 */
export function useClock(next: number | null, onTick: (at: number) => void): number {
  const [now, setNow] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stable dispatch
  useEffect(() => {
    if (next === null) return undefined
    const tick = (): void => {
      const at = Date.now()
      setNow(at)
      onTick(at)
    }
    tick()
    const interval = setInterval(tick, DRAWN_EVERY_MS)
    const timeout = setTimeout(tick, Math.max(0, next - Date.now()))
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
    return () => {
      clearInterval(interval)
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pageshow', tick)
    }
  }, [next])
  return now
}
