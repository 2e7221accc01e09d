import type { MouseEvent, ReactElement } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { originalForm } from '../../../domain/copy/draft/copy-text.ts'
import { appearanceOf } from './word-appearance.tsx'
import type { FieldEntry } from './written-field.tsx'

export function chipId(index: number): string {
  return `copy-word-${index}`
}

interface WordChipProps {
  readonly draft: CopyDraft
  readonly index: number
  /** Punctuation after the word: shown, never scored. */
  readonly punctuation: string
  readonly current: boolean
  readonly inTabOrder: boolean
  /** With an `entry` the focus moves to the word's field. */
  readonly onPick: (entry: FieldEntry | null) => void
}

/**
 * The keyboard opens the field, and so does a tap in guided entry, where a word is almost always tapped because it was written
 * differently. A mouse click keeps the focus on the word, with its shortcuts.
 */
function entryOf(event: MouseEvent, guided: boolean): FieldEntry | null {
  if (event.detail === 0) return 'select'
  const { nativeEvent } = event
  const isThumb = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  return guided && isThumb ? 'amend' : null
}

/** A ring; the colours of the system leave no shadow, and show a line in its place. */
export const CURRENT_CHIP =
  'aria-current:ring-3 aria-current:ring-ink-600 aria-current:ring-offset-2 forced-colors:aria-current:outline-3 forced-colors:aria-current:outline-offset-2'

export function WordChip(props: WordChipProps): ReactElement | null {
  const { draft, index, punctuation, current, inTabOrder, onPick } = props
  const word = draft.words[index]
  if (!word) return null
  const { spokenState, shape, note } = appearanceOf(draft, word)
  return (
    <button
      type="button"
      id={chipId(index)}
      data-word={index}
      aria-current={current ? 'true' : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      className={`grid min-h-11 min-w-11 scroll-mt-[45dvh] scroll-mb-80 lg:scroll-mt-24 justify-items-center rounded-tag border-2 px-2 py-1 text-[1.0625rem] leading-tight ${shape} ${CURRENT_CHIP}`}
      onClick={(event) => onPick(entryOf(event, draft.guided))}
      onFocus={() => {
        if (!current) onPick(null)
      }}
    >
      {note !== undefined && (
        <span aria-hidden="true" className="text-sm leading-tight">
          {note}
        </span>
      )}
      <span>
        {originalForm(draft, word)}
        {punctuation !== '' && <span aria-hidden="true">{punctuation}</span>}
        <span className="sr-only">{spokenState}</span>
      </span>
    </button>
  )
}
