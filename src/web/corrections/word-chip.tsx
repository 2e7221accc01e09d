import type { ReactElement } from 'react'
import type { CopyDraft } from '../../domain/copy-draft.ts'
import { originalForm } from '../../domain/copy-text.ts'
import { lookOf } from './word-look.tsx'

export function chipId(index: number): string {
  return `copy-word-${index}`
}

interface WordChipProps {
  readonly draft: CopyDraft
  readonly index: number
  readonly current: boolean
  readonly inTabOrder: boolean
  readonly onPick: (byKeyboard: boolean) => void
}

/** A word of the dictation as a button that says, shows and colours what is known of it. */
export function WordChip(props: WordChipProps): ReactElement | null {
  const { draft, index, current, inTabOrder, onPick } = props
  const word = draft.words[index]
  if (!word) return null
  const { said, shape, note } = lookOf(draft, word)
  const ring = current ? 'ring-3 ring-ink-600 ring-offset-2' : ''
  return (
    <button
      type="button"
      id={chipId(index)}
      data-word={index}
      aria-current={current ? 'true' : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      className={`grid min-h-11 min-w-11 scroll-mt-[45dvh] scroll-mb-80 lg:scroll-mt-24 justify-items-center rounded-tag border-2 px-2 py-1 text-[1.0625rem] leading-tight ${shape} ${ring}`}
      onClick={(event) => onPick(event.detail === 0)}
      onFocus={() => {
        if (!current) onPick(false)
      }}
    >
      {note !== undefined && (
        <span aria-hidden="true" className="text-sm leading-tight">
          {note}
        </span>
      )}
      <span>
        {originalForm(draft, word)}
        <span className="sr-only">{said}</span>
      </span>
    </button>
  )
}
