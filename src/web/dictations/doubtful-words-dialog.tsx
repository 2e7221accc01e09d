import type { ReactElement } from 'react'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { type PhotoWord, wordsToAdd } from './photo-words-state.ts'

interface DoubtfulWordsDialogProps {
  readonly entries: readonly PhotoWord[]
  /** Who read them. */
  readonly readBy: string | null
  readonly onCorrect: (index: number, text: string) => void
  readonly onAdd: () => void
  readonly onCancel: () => void
}

/** Possibly misread words, to correct before the words join the list (GEN-07). */
export function DoubtfulWordsDialog(props: DoubtfulWordsDialogProps): ReactElement {
  const { entries, readBy, onCorrect, onAdd, onCancel } = props
  const sure = entries.filter((entry) => !entry.doubtful)
  return (
    <Dialog open onClose={onCancel} title={DICTATION_GENERATOR.doubtfulTitle}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <p className="text-muted">{DICTATION_GENERATOR.doubtfulHint}</p>
        <p className="text-sm text-muted">{readBy}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {entries.map(
            (entry, index) =>
              entry.doubtful && (
                <TextField
                  key={entry.read}
                  label={DICTATION_GENERATOR.doubtfulWord(entry.read)}
                  autoComplete="off"
                  spellCheck
                  lang="fr"
                  value={entry.text}
                  onChange={(event) => onCorrect(index, event.currentTarget.value)}
                />
              ),
          )}
        </div>
        {sure.length > 0 && (
          <ul aria-label={DICTATION_GENERATOR.sureWords} className="flex flex-wrap gap-2">
            {sure.map((entry) => (
              <li key={entry.read}>
                <Chip>{entry.text}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className="form-actions">
          <Button variant="outline" onClick={onCancel}>
            {DICTATION_GENERATOR.cancel}
          </Button>
          <Button type="submit">{DICTATION_GENERATOR.addWords(wordsToAdd(entries).length)}</Button>
        </div>
      </form>
    </Dialog>
  )
}
