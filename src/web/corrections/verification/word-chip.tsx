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
  /** What stands after the word, for the eye only: it is never scored. */
  readonly punctuation: string
  readonly current: boolean
  readonly inTabOrder: boolean
  /** `entry`: the word's field is gone to at once. */
  readonly onPick: (entry: FieldEntry | null) => void
}

/**
 * The keyboard opens the field. In guided entry a thumb does too: nearly always a word is touched because it is written
 * otherwise. A mouse leaves the keys of the word at hand.
 */
function entryOf(event: MouseEvent, guided: boolean): FieldEntry | null {
  if (event.detail === 0) return 'select'
  const { nativeEvent } = event
  const isThumb = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  return guided && isThumb ? 'amend' : null
}

/** A word of the dictation as a button that says, shows and colours what is known of it. */
export function WordChip(props: WordChipProps): ReactElement | null {
  const { draft, index, punctuation, current, inTabOrder, onPick } = props
  const word = draft.words[index]
  if (!word) return null
  const { said, shape, note } = appearanceOf(draft, word)
  const ring = current ? 'ring-3 ring-ink-600 ring-offset-2' : ''
  return (
    <button
      type="button"
      id={chipId(index)}
      data-word={index}
      aria-current={current ? 'true' : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      className={`grid min-h-11 min-w-11 scroll-mt-[45dvh] scroll-mb-80 lg:scroll-mt-24 justify-items-center rounded-tag border-2 px-2 py-1 text-[1.0625rem] leading-tight ${shape} ${ring}`}
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
        <span className="sr-only">{said}</span>
      </span>
    </button>
  )
}
