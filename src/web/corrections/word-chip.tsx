import type { ReactElement, ReactNode } from 'react'
import { type CopyDraft, type DraftWord, isPending, isReadRight } from '../../domain/copy-draft.ts'
import { originalForm } from '../../domain/copy-text.ts'
import { differsByAccentOrCase } from '../../domain/dictation-alignment.ts'
import { WORD_STATES } from '../../texts/corrections.ts'
import { Icon } from '../ui/icon.tsx'

export function chipId(index: number): string {
  return `copy-word-${index}`
}

interface Look {
  /** What a screen reader says after the word. */
  readonly said: string
  readonly shape: string
  /** What stands above the word. */
  readonly note?: ReactNode
}

const SHAPES = {
  right: 'content-end rounded-b-none border-transparent border-b-leaf',
  toCheck: 'content-end border-dashed border-ink-600 bg-ink-100 text-ink-800',
  unseen: 'content-center border-dotted border-rule-strong bg-white',
  wrong: 'content-end border-margin bg-margin-100 text-ink-950',
  missing: 'content-end border-dashed border-margin bg-transparent text-margin-700',
} as const

/** The red pen's caret, where a word is missing. */
const CARET = (
  <span className="mb-0.5 block border-x-[5px] border-b-[8px] border-x-transparent border-b-margin" />
)

function readNote(read: string | null): ReactNode {
  return read === null ? '?' : `${read}\u00a0?`
}

/** A word nobody has decided on yet. */
function pendingLook(word: DraftWord, guided: boolean): Look {
  if (guided) return { said: WORD_STATES.unseen, shape: SHAPES.unseen }
  const { read } = word.found
  return {
    said: WORD_STATES.toCheck(read),
    shape: SHAPES.toCheck,
    note: <span className="text-ink-700">{readNote(read)}</span>,
  }
}

function readRightSaid({ found }: DraftWord, form: string): string {
  if (found.status === 'moved') return WORD_STATES.moved
  const nuance = found.read !== null && differsByAccentOrCase(form, found.read)
  return nuance ? WORD_STATES.nuance(found.read) : WORD_STATES.readRight
}

function verdictLook(word: DraftWord): Look {
  switch (word.verdict?.kind) {
    case 'written':
      return {
        said: WORD_STATES.written(word.verdict.text),
        shape: SHAPES.wrong,
        note: <s className="text-margin-700 decoration-2">{word.verdict.text}</s>,
      }
    case 'forgotten':
      return {
        said: WORD_STATES.forgotten,
        shape: SHAPES.missing,
        note: CARET,
      }
    case 'joined':
      return {
        said: WORD_STATES.joined,
        shape: SHAPES.wrong,
        note: <Icon name="arrow-left" className="size-3.5" />,
      }
    default:
      return { said: WORD_STATES.right, shape: SHAPES.right }
  }
}

function lookOf(draft: CopyDraft, word: DraftWord): Look {
  const form = originalForm(draft, word)
  if (isPending(draft, word)) return pendingLook(word, draft.guided)
  if (word.verdict === null && isReadRight(draft, word)) {
    return { said: readRightSaid(word, form), shape: SHAPES.right }
  }
  return verdictLook(word)
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
