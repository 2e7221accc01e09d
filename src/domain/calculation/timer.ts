/** The optional timer of a training, in seconds (specification §5, §9; CAL-04). */
export const MIN_TIMER_S = 30
export const MAX_TIMER_S = 300
export const TIMER_STEP_S = 30
export const DEFAULT_TIMER_S = 60

/** Seconds on the step of 30, from 30 to 300; 60 when the field holds no number. */
export function clampTimer(seconds: number): number {
  if (!Number.isFinite(seconds)) return DEFAULT_TIMER_S
  const steps = Math.round(seconds / TIMER_STEP_S) * TIMER_STEP_S
  return Math.min(MAX_TIMER_S, Math.max(MIN_TIMER_S, steps))
}
