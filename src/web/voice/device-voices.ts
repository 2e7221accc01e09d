/** French voices that live in the device: what is said with them leaves it for nowhere. */
import { recallFromBrowser, rememberInBrowser } from '../persistence/browser-storage.ts'

/** Chosen before, in this browser. */
const KEY = 'encrier.voice'

function isFrench({ lang }: SpeechSynthesisVoice): boolean {
  return /^fr\b/iu.test(lang.replace('_', '-'))
}

/** Of France first, then by name. */
function byPreference(a: SpeechSynthesisVoice, b: SpeechSynthesisVoice): number {
  const rank = ({ lang }: SpeechSynthesisVoice): number => (/^fr[-_]FR$/iu.test(lang) ? 0 : 1)
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'fr')
}

/** `localService`: the others send what they say to a server. */
export function localFrenchVoices(): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return []
  return speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && isFrench(voice))
    .sort(byPreference)
}

/** Browsers tell their voices late, and may never do: calls back with each change. */
export function onVoicesChanged(listen: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listen)
  return () => speechSynthesis.removeEventListener('voiceschanged', listen)
}

export function rememberVoice(voiceURI: string): void {
  rememberInBrowser(KEY, voiceURI)
}

/** The one chosen before, else the first. */
export function preferredVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const chosen = recallFromBrowser(KEY)
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0]
}

export interface Speech {
  readonly voice: SpeechSynthesisVoice
  /** 1 is the voice's own. */
  readonly rate: number
  readonly signal: AbortSignal
}

/** Resolves when `text` is said; rejects when the voice fails or `signal` is aborted. */
function say(text: string, { voice, rate, signal }: Speech): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.onend = () => resolve()
    utterance.onerror = ({ error }) => reject(new Error(error))
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel()
      reject(signal.reason)
    })
    speechSynthesis.speak(utterance)
  })
}

/** One after the other. */
export async function speak(texts: readonly string[], speech: Speech): Promise<void> {
  speechSynthesis.cancel()
  for (const text of texts) {
    speech.signal.throwIfAborted()
    await say(text, speech)
  }
}
