import { useEffect, useState } from 'react'
import {
  localFrenchVoices,
  onVoicesChanged,
  preferredVoice,
  rememberVoice,
} from './device-voices.ts'

export interface DeviceVoices {
  readonly voices: readonly SpeechSynthesisVoice[]
  readonly voice: SpeechSynthesisVoice | undefined
  readonly choose: (voiceURI: string) => void
}

/** The device's French voices and the one that is chosen, remembered in this browser. */
export function useDeviceVoices(): DeviceVoices {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    const read = (): void => setVoices(localFrenchVoices())
    read()
    return onVoicesChanged(read)
  }, [])
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? preferredVoice(voices)
  return {
    voices,
    voice,
    choose: (voiceURI) => {
      rememberVoice(voiceURI)
      setChosen(voiceURI)
    },
  }
}
