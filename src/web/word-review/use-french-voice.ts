import { useEffect, useState } from 'react'

/** Slower than people talk: a child writes. */
const RATE = 0.85

/** A French voice of the device itself: what others speak is sent to them first. */
function localFrenchVoice(): SpeechSynthesisVoice | null {
  const voices = window.speechSynthesis?.getVoices() ?? []
  return voices.find(({ lang, localService }) => localService && /^fr\b/iu.test(lang)) ?? null
}

export interface FrenchVoice {
  /** Says the texts one after the other, from the beginning. */
  readonly say: (...texts: string[]) => void
}

/** null when the device has none. */
export function useFrenchVoice(): FrenchVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null)

  useEffect(() => {
    const speech = window.speechSynthesis
    if (speech === undefined) return
    const look = (): void => setVoice(localFrenchVoice())
    look()
    // Chromium loads its voices after the page.
    speech.addEventListener('voiceschanged', look)
    return () => {
      speech.removeEventListener('voiceschanged', look)
      speech.cancel()
    }
  }, [])

  if (voice === null) return null
  return {
    say: (...texts) => {
      window.speechSynthesis.cancel()
      for (const text of texts) {
        const said = new SpeechSynthesisUtterance(text)
        Object.assign(said, { voice, lang: voice.lang, rate: RATE })
        window.speechSynthesis.speak(said)
      }
    },
  }
}
