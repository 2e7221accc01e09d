import { useEffect, useRef } from 'react'

/**
 * A stage starts at its head, for the eye, the keyboard and the screen reader; one with a box to type in gives its whole window
 * to the sum and the keys when the window is a phone's.
 */
export function useStepFocus(stage: string, hasFocus: boolean): void {
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    const main = document.querySelector('main')
    const isPhone = window.matchMedia('(max-width: 40rem)').matches
    const top = hasFocus && isPhone ? (main?.offsetTop ?? 0) : 0
    window.scrollTo({ top, behavior: 'instant' })
    if (!hasFocus) main?.focus({ preventScroll: true })
  }, [stage, hasFocus])
}
