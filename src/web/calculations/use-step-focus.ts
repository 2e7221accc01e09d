import { useEffect, useRef } from 'react'

/**
 * Each step starts at the top, for sight, keyboard and screen reader. On a phone, a step with an answer field gives the whole
 * window to the question and the keypad.
 */
export function useStepFocus(step: string, hasFocus: boolean): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const main = document.querySelector('main')
    const isPhone = window.matchMedia('(max-width: 40rem)').matches
    const top = hasFocus && isPhone ? (main?.offsetTop ?? 0) : 0
    window.scrollTo({ top, behavior: 'instant' })
    if (!hasFocus) main?.focus({ preventScroll: true })
  }, [step, hasFocus])
}
