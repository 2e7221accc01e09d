import { type ReactElement, useEffect } from 'react'
import { WORD_PRACTICE } from '../../texts/word-review/word-practice.ts'
import { Button } from '../ui/button.tsx'
import { useDeviceVoices } from '../voice/use-device-voices.ts'
import { useSpeech } from '../voice/use-speech.ts'

/** Slower than people talk: a child writes. */
const RATE = 0.85

interface SpokenSentenceProps {
  readonly sentence: string
  readonly form: string
  /** The adult is reading: the child looks away. */
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** The device says the sentence; where it has no French voice, the adult reads it and hides it again. */
export function SpokenSentence(props: SpokenSentenceProps): ReactElement {
  const { sentence, form, isShown, onShow } = props
  const { voice } = useDeviceVoices()
  const say = useSpeech(voice, RATE)
  const hasVoice = voice !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each sentence is said once by itself
  useEffect(() => say(sentence, form), [sentence, form, hasVoice])

  if (hasVoice) {
    return (
      <Button variant="outline" icon="speaker" onClick={() => say(sentence, form)}>
        {WORD_PRACTICE.listenAgain}
      </Button>
    )
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-ochre-100 p-4 text-ochre-700">
      <p>{isShown ? WORD_PRACTICE.adultReads : WORD_PRACTICE.noVoice}</p>
      {isShown && <p className="text-lg font-semibold text-ink-950">{sentence}</p>}
      <Button variant="outline" onClick={() => onShow(!isShown)}>
        {isShown ? WORD_PRACTICE.hideAdult : WORD_PRACTICE.showAdult}
      </Button>
    </div>
  )
}
