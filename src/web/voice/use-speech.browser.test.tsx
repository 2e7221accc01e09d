import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDeviceVoices } from './use-device-voices.ts'
import { useSpeech } from './use-speech.ts'

function useVoice() {
  const { voice } = useDeviceVoices()
  return { voice, say: useSpeech(voice, 1) }
}

/** A voice as the device tells of it. */
function voice(lang: string, localService: boolean): SpeechSynthesisVoice {
  return { lang, localService, name: lang, voiceURI: lang, default: false }
}

interface Said {
  readonly text: string
  readonly lang: string
}

/** What the device is asked to say: an utterance takes only voices of a real device, so that it is replaced as well. */
function deviceWith(...voices: SpeechSynthesisVoice[]): Said[] {
  const said: Said[] = []
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue(voices)
  vi.spyOn(window.speechSynthesis, 'speak').mockImplementation(({ text, lang, onend }) => {
    said.push({ text, lang })
    Reflect.apply(Object(onend), undefined, [])
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      lang = ''
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return said
}

test('REV-02 a French voice of the device says the sentence, then the word', async () => {
  const said = deviceWith(voice('en-US', true), voice('fr-FR', true))
  const { result } = await renderHook(() => useVoice())
  result.current.say('La forêt dort.', 'forêt')
  await expect
    .poll(() => said)
    .toEqual([
      { text: 'La forêt dort.', lang: 'fr-FR' },
      { text: 'forêt', lang: 'fr-FR' },
    ])
})

test.each([
  ['none', []],
  ['an English one', [voice('en-GB', true)]],
  ['one that sends the text away', [voice('fr-FR', false)]],
])('REV-02 with %s there is no voice, and an adult reads', async (_name, voices) => {
  deviceWith(...voices)
  const { result } = await renderHook(() => useVoice())
  expect(result.current.voice).toBeUndefined()
})

test('REV-02 a voice that comes after the page is taken', async () => {
  deviceWith()
  const { result } = await renderHook(() => useVoice())
  deviceWith(voice('fr-CA', true))
  window.speechSynthesis.dispatchEvent(new Event('voiceschanged'))
  await expect.poll(() => result.current.voice).toBeDefined()
})
