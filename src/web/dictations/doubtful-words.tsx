import type { ReactElement } from 'react'
import { GENERATOR } from '../../texts/dictations.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { keptWords, type ReadEntry } from './read-words-state.ts'

interface DoubtfulWordsProps {
  readonly entries: readonly ReadEntry[]
  /** Who read them. */
  readonly readBy: string | null
  readonly onMend: (index: number, text: string) => void
  readonly onAdd: () => void
  readonly onCancel: () => void
}

/** Words of a photo that may be misread, each in a field, before any of them joins the list (GEN-07). */
export function DoubtfulWords(props: DoubtfulWordsProps): ReactElement {
  const { entries, readBy, onMend, onAdd, onCancel } = props
  const sure = entries.filter((entry) => !entry.doubtful)
  return (
    <Dialog open onClose={onCancel} title={GENERATOR.doubtfulTitle}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <p className="text-muted">{GENERATOR.doubtfulHint}</p>
        <p className="text-sm text-muted">{readBy}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {entries.map(
            (entry, index) =>
              entry.doubtful && (
                <TextField
                  key={entry.read}
                  label={GENERATOR.doubtfulWord(entry.read)}
                  autoComplete="off"
                  spellCheck
                  lang="fr"
                  value={entry.text}
                  onChange={(event) => onMend(index, event.currentTarget.value)}
                />
              ),
          )}
        </div>
        {sure.length > 0 && (
          <ul aria-label={GENERATOR.sureWords} className="flex flex-wrap gap-2">
            {sure.map((entry) => (
              <li key={entry.read}>
                <Chip>{entry.text}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            {GENERATOR.cancel}
          </Button>
          <Button type="submit">{GENERATOR.addWords(keptWords(entries).length)}</Button>
        </div>
      </form>
    </Dialog>
  )
}
