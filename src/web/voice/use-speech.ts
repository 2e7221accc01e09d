import { useEffect, useRef } from 'react'
import { speak } from './device-voices.ts'

/**
 * Says texts one after the other, in the place of what it was saying; silent when the screen goes. `rate`: 1 is the voice's own.
 * A voice that fails is not heard, which is all that can be told of it here.
 */
export function useSpeech(
  voice: SpeechSynthesisVoice | undefined,
  rate: number,
): (...texts: string[]) => void {
  const saying = useRef<AbortController>(undefined)
  useEffect(() => () => saying.current?.abort(), [])
  return (...texts) => {
    saying.current?.abort()
    if (voice === undefined) return
    saying.current = new AbortController()
    const { signal } = saying.current
    void speak(texts, { voice, rate, signal }).catch(() => undefined)
  }
}
