import type { Dispatch, ReactElement } from 'react'
import { makeWordList, parseWordList } from '../../domain/dictation/word-list.ts'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { Button } from '../ui/button.tsx'
import { ChipButton } from '../ui/chip.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { TextArea } from '../ui/forms/field.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import type { GeneratorEvent, GeneratorState } from './generator-state.ts'

interface WordFieldsProps {
  readonly state: GeneratorState
  readonly disabled: boolean
  readonly dispatch: Dispatch<GeneratorEvent>
  readonly onLeave: () => void
  readonly onPhoto: (file: File) => void
  readonly onCancelPhoto: () => void
}

/** The list of words, typed or read from a photo. */
export function WordFields(props: WordFieldsProps): ReactElement {
  const { state, dispatch, disabled, onLeave, onPhoto, onCancelPhoto } = props
  const words = parseWordList(state.form.words)
  const { found, readBy } = state
  return (
    <div className="grid gap-4">
      <TextArea
        label={DICTATION_GENERATOR.words}
        hint={
          words.length > 0
            ? `${DICTATION_GENERATOR.wordsHint} ${DICTATION_GENERATOR.wordCount(words.length)}`
            : DICTATION_GENERATOR.wordsHint
        }
        error={
          words.length === 0 && state.form.words.trim() !== ''
            ? refusalSentence({ kind: 'no-words' })
            : undefined
        }
        placeholder={DICTATION_GENERATOR.wordsPlaceholder}
        rows={3}
        required
        value={state.form.words}
        onChange={(event) =>
          dispatch({ type: 'typed', change: { words: event.currentTarget.value } })
        }
        onBlur={onLeave}
      />
      <WordPhotoZone
        percent={state.phase.kind === 'reading' ? state.phase.percent : null}
        disabled={disabled}
        onFile={onPhoto}
        onCancel={onCancelPhoto}
      />
      <WordChips
        words={words}
        onRemove={(word) => {
          const remaining = makeWordList(words.filter((other) => other !== word))
          dispatch({ type: 'typed', change: { words: remaining } })
        }}
      />
      {found !== null && (
        <Notice tone={found.words === 0 ? 'warning' : 'success'}>
          <p>
            {found.words === 0
              ? DICTATION_GENERATOR.noWordRead
              : DICTATION_GENERATOR.wordsRead(found.added)}
          </p>
          <p className="text-sm">{readBy}</p>
        </Notice>
      )}
    </div>
  )
}

interface WordChipsProps {
  readonly words: readonly string[]
  readonly onRemove: (word: string) => void
}

/** The parsed words, each removed with one tap: the quickest way to correct a photo reading. */
function WordChips({ words, onRemove }: WordChipsProps): ReactElement | null {
  if (words.length === 0) return null
  return (
    <ul aria-label={DICTATION_GENERATOR.wordsKept} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <ChipButton
            aria-label={DICTATION_GENERATOR.removeWord(word)}
            title={DICTATION_GENERATOR.removeWord(word)}
            onClick={() => onRemove(word)}
          >
            {word}
            <Icon name="close" className="size-4" />
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}

interface WordPhotoZoneProps {
  /** Null unless a photo is being read. */
  readonly percent: number | null
  readonly disabled: boolean
  readonly onFile: (file: File) => void
  readonly onCancel: () => void
}

/** A drop zone for a photographed list, and a dialog while it is read (GEN-07). */
function WordPhotoZone(props: WordPhotoZoneProps): ReactElement {
  const { percent, disabled, onFile, onCancel } = props
  return (
    <>
      <FileDrop
        label={DICTATION_GENERATOR.photo}
        hint={DICTATION_GENERATOR.photoHint}
        accept="image/jpeg,image/png"
        disabled={disabled}
        onFile={onFile}
      />
      {percent !== null && (
        <Dialog open onClose={onCancel} title={DICTATION_GENERATOR.reading}>
          <div className="grid gap-5">
            <p className="text-muted">{DICTATION_GENERATOR.readingHint}</p>
            <ProgressBar label={DICTATION_GENERATOR.reading} percent={percent} />
            <div className="flex justify-end">
              <Button variant="outline" onClick={onCancel}>
                {DICTATION_GENERATOR.cancel}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
