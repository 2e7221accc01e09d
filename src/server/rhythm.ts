/** How regularly something happens, to tell whether it will happen again soon. */
export interface Rhythm {
  /** It happens now. */
  beat(): void
  /** So many times the last pause, `maxMs` at most. */
  pause(times: number, maxMs: number): number
  /** Whether it happened within that pause. */
  isExpected(times: number, maxMs: number): boolean
}

/** Nothing has happened yet; `firstMs` is taken for the pause until it has happened twice. */
export function newRhythm(firstMs: number): Rhythm {
  let last = Number.NEGATIVE_INFINITY
  let between = firstMs
  const pause = (times: number, maxMs: number): number => Math.min(times * between, maxMs)
  return {
    beat: () => {
      const now = performance.now()
      if (Number.isFinite(last)) between = now - last
      last = now
    },
    pause,
    isExpected: (times, maxMs) => performance.now() - last < pause(times, maxMs),
  }
}
