import type { ReactNode } from 'react'
import type { AlignedStatus } from '../../../domain/copy/alignment/copy-alignment.ts'
import {
  type CopyDraft,
  type DraftWord,
  isPending,
  isReadRight,
} from '../../../domain/copy/draft/copy-draft.ts'
import { WORD_STATES } from '../../../texts/corrections/copy-verification.ts'
import { Icon } from '../../ui/icon.tsx'

export interface WordAppearance {
  /** Read by a screen reader after the word. */
  readonly spokenState: string
  readonly shape: string
  /** Shown above the word. */
  readonly note?: ReactNode
}

/** Each state has its own border and its own note: none is told by colour alone (WCAG 1.4.1), nor by a ground. */
export const WORD_SHAPES = {
  /** A line below; the colours of the system would show the other three sides, as those of a fault. */
  right:
    'content-end border-transparent shadow-[inset_0_-2.5px_0_var(--leaf)] forced-colors:border-[Canvas] forced-colors:border-b-[CanvasText]',
  toCheck: 'content-end border-dashed border-ink-600 bg-ink-100 text-ink-800',
  /** A spelling the child may really have written: the adult decides. */
  fault:
    'content-end border-dashed border-margin bg-margin-100 text-ink-950 forced-colors:border-b-[5px]',
  hollow: 'content-end border-dashed border-ink-600 bg-transparent text-ink-800',
  unseen: 'content-center border-dotted border-rule-strong bg-white',
  wrong: 'content-end border-margin bg-margin-100 text-ink-950',
  missing:
    'content-end border-dashed border-margin bg-transparent text-margin-700 forced-colors:border-x-[Canvas]',
  illegible: 'content-end border-dotted border-rule-strong bg-sunk text-muted',
} as const

/** Insertion caret, where a word is missing. */
const CARET = (
  <span className="mb-0.5 block border-x-[5px] border-b-[8px] border-x-transparent border-b-margin" />
)

/** What the child may really have written. */
const FAULTS: readonly AlignedStatus[] = ['different', 'moved', 'nuance']

function pendingShape({ found }: DraftWord): string {
  if (found.read === null) return WORD_SHAPES.hollow
  return FAULTS.includes(found.status) ? WORD_SHAPES.fault : WORD_SHAPES.toCheck
}

function pendingAppearance(word: DraftWord, guided: boolean): WordAppearance {
  if (guided) return { spokenState: WORD_STATES.unseen, shape: WORD_SHAPES.unseen }
  const { read, status } = word.found
  const tone = FAULTS.includes(status) ? 'text-margin-700' : 'text-ink-700'
  return {
    spokenState: WORD_STATES.toCheck(read),
    shape: pendingShape(word),
    note: <span className={tone}>{read === null ? '?' : `${read}\u00a0?`}</span>,
  }
}

function verdictAppearance({ verdict }: DraftWord): WordAppearance {
  switch (verdict?.kind) {
    case 'written':
      return {
        spokenState: WORD_STATES.written(verdict.text),
        shape: WORD_SHAPES.wrong,
        note: <s className="text-margin-700 decoration-2">{verdict.text}</s>,
      }
    case 'forgotten':
      return verdict.crossed
        ? {
            spokenState: WORD_STATES.crossed,
            shape: WORD_SHAPES.missing,
            note: <Icon name="close" className="size-3.5" />,
          }
        : { spokenState: WORD_STATES.forgotten, shape: WORD_SHAPES.missing, note: CARET }
    case 'joined':
      return {
        spokenState: WORD_STATES.joined,
        shape: WORD_SHAPES.wrong,
        note: <Icon name="arrow-left" className="size-3.5" />,
      }
    case 'illegible':
      return {
        spokenState: WORD_STATES.illegible,
        shape: WORD_SHAPES.illegible,
        note: <Icon name="eye-off" className="size-3.5" />,
      }
    default:
      return { spokenState: WORD_STATES.right, shape: WORD_SHAPES.right }
  }
}

export function appearanceOf(draft: CopyDraft, word: DraftWord): WordAppearance {
  if (isPending(draft, word)) return pendingAppearance(word, draft.guided)
  if (word.verdict === null && isReadRight(draft, word)) {
    return { spokenState: WORD_STATES.readRight, shape: WORD_SHAPES.right }
  }
  return verdictAppearance(word)
}
