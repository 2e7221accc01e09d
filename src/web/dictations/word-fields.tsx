import type { ReactElement } from 'react'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictations.ts'
import { Button } from '../ui/button.tsx'
import { ChipButton } from '../ui/chip.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { Icon } from '../ui/icon.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

interface WordChipsProps {
  readonly words: readonly string[]
  readonly onRemove: (word: string) => void
}

/** The words as they are understood, each taken away with one tap: the quickest way to mend a photo's reading. */
export function WordChips({ words, onRemove }: WordChipsProps): ReactElement | null {
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
  /** 0 to 100 while a photo is being read, else null. */
  readonly percent: number | null
  readonly disabled: boolean
  readonly onFile: (file: File) => void
  readonly onCancel: () => void
}

/** The photo of a list of words: a zone to drop it on, a modal while it is read (GEN-07). */
export function WordPhotoZone(props: WordPhotoZoneProps): ReactElement {
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
