import type { ReactElement } from 'react'
import { type Exercise, GAP } from '../../../domain/grammar/exercise.ts'
import { CHILD_AIDS } from '../../../texts/grammar/child-aids.ts'
import { recallFromBrowser, rememberInBrowser } from '../../persistence/browser-storage.ts'
import { Button } from '../../ui/button.tsx'
import { useDeviceVoices } from '../../voice/use-device-voices.ts'
import { useSpeech } from '../../voice/use-speech.ts'
import type { PlayerState } from '../player-state.ts'

/** Slower than people talk: a child reads along. */
const RATE = 0.8

/** What may be heard without hearing the answer. */
function heard(exercise: Exercise, { question, progress }: PlayerState): string[] {
  switch (exercise.type) {
    case 'reorder': {
      const words = exercise.questions[question]?.words ?? []
      const offered = progress.kind === 'reorder' ? progress.offered : []
      return offered.flatMap((position) => words[position]?.text ?? [])
    }
    case 'agreement':
      return [exercise.questions[question]?.model ?? '']
    default:
      return exercise.questions[question]?.sentence.split(GAP) ?? []
  }
}

export type ChildWriting = 'cursive' | 'script'

const WRITING_KEY = 'encrier.child-writing'

/** What was chosen last on this device; cursive, which schools teach, until then. */
export function rememberedWriting(): ChildWriting {
  return recallFromBrowser(WRITING_KEY) === 'script' ? 'script' : 'cursive'
}

interface ChildAidsProps {
  readonly player: PlayerState
  readonly writing: ChildWriting
  readonly onWriting: (writing: ChildWriting) => void
}

/** In CP and CE1: the sentence is read aloud where the device has a voice, and stands in script or cursive. */
export function ChildAids({ player, writing, onWriting }: ChildAidsProps): ReactElement {
  const { voice } = useDeviceVoices()
  const say = useSpeech(voice, RATE)
  const texts = heard(player.exercise, player).filter((text) => /\p{L}/u.test(text))
  return (
    <div className="flex flex-wrap gap-3">
      {voice && (
        <Button variant="outline" icon="speaker" onClick={() => say(...texts)}>
          {CHILD_AIDS.listen}
        </Button>
      )}
      <Button
        variant="ghost"
        onClick={() => {
          const other = writing === 'cursive' ? 'script' : 'cursive'
          rememberInBrowser(WRITING_KEY, other)
          onWriting(other)
        }}
      >
        {writing === 'cursive' ? CHILD_AIDS.script : CHILD_AIDS.cursive}
      </Button>
    </div>
  )
}
