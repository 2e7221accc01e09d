/** A verified copy as it is stored: the dictated text and the deviations from it. */
import {
  type CopyDraft,
  type DraftExtra,
  type DraftWord,
  isReadRight,
  type Verdict,
} from '../draft/copy-draft.ts'
import type { PunctuationFault } from '../draft/copy-punctuation.ts'
import type { WordSpan } from '../text/sentence-spans.ts'
import { wordsOf } from '../text/text-words.ts'

export type CopyFault = { readonly index: number } & Exclude<Verdict, { readonly kind: 'right' }>

export interface CorrectedCopy {
  /** The dictation in NFC at the time of the correction; indexes refer to its words. */
  readonly original: string
  /** Sorted by index, which is unique. */
  readonly faults: readonly CopyFault[]
  readonly extras: readonly { readonly after: number; readonly text: string }[]
  /** The sentences as the copy orders them; empty in the order of the dictation. */
  readonly order: readonly WordSpan[]
  /** Empty unless the adult typed the copy. */
  readonly signs: readonly PunctuationFault[]
}

/** Every word of the draft must have been checked. */
export function correctedCopyOf(draft: CopyDraft): CorrectedCopy {
  return {
    original: draft.original.trim(),
    faults: draft.words.flatMap((word, index): CopyFault[] => {
      const verdict = word.verdict ?? readVerdict(draft, word)
      if (verdict === null || verdict.kind === 'right') return []
      if (verdict.kind !== 'written') return [{ index, ...verdict }]
      return [{ index, kind: 'written', text: verdict.text.normalize('NFC').trim() }]
    }),
    extras: draft.extras
      .filter(({ kept }) => kept === true)
      .map(({ after, text }) => ({ after, text: text.normalize('NFC').trim() })),
    order: draft.order ?? [],
    signs: draft.signs ?? [],
  }
}

/** A word read right in another spelling stays as it was read. */
function readVerdict(draft: CopyDraft, word: DraftWord): Verdict | null {
  const { read } = word.found
  const isOther = isReadRight(draft, word) && read !== null && read !== word.text
  return isOther ? { kind: 'written', text: read } : null
}

/** Every word once. */
function isOrder(order: readonly WordSpan[], words: number): boolean {
  const spans = order.toSorted((a, b) => a.first - b.first)
  const isChained = spans.every(
    ({ first, last }, at) => first === (spans[at - 1]?.last ?? -1) + 1 && first <= last,
  )
  return order.length === 0 || (isChained && spans.at(-1)?.last === words - 1)
}

function verdictOf({ index: _, ...verdict }: CopyFault): Verdict {
  return verdict
}

function hasWords(text: string): boolean {
  return wordsOf(text).length > 0
}

/** A joined word must follow a written or joined one. */
function isSound(faults: readonly CopyFault[], words: number): boolean {
  return faults.every((fault, at) => {
    const before = faults[at - 1]
    const previous = before?.index ?? -1
    if (fault.index <= previous || fault.index >= words) return false
    if (fault.kind === 'written') return hasWords(fault.text)
    if (fault.kind !== 'joined') return true
    return fault.index === previous + 1 && (before?.kind === 'written' || before?.kind === 'joined')
  })
}

/** Undefined when the data contradict each other. */
export function draftOfCorrectedCopy(copy: CorrectedCopy): CopyDraft | undefined {
  const { original, faults } = copy
  const words = wordsOf(original)
  if (!isSound(faults, words.length) || !isOrder(copy.order, words.length)) return undefined
  if (!copy.extras.every(({ after, text }) => after < words.length && hasWords(text))) {
    return undefined
  }
  if (
    !copy.signs.every((fault) => fault.after < words.length && fault.expected !== fault.written)
  ) {
    return undefined
  }
  const said = new Map(faults.map((fault) => [fault.index, verdictOf(fault)]))
  return {
    original: original.normalize('NFC'),
    words: words.map((word, index) => ({
      ...word,
      found: { status: 'missing', read: null, tokens: [], joined: false },
      verdict: said.get(index) ?? { kind: 'right' },
    })),
    extras: copy.extras.map((extra): DraftExtra => ({ ...extra, token: null, kept: true })),
    guided: true,
    ...(copy.order.length > 0 && { order: copy.order }),
    signs: copy.signs,
  }
}

/** Texts are not enough: a right word and an illegible one give the same text. */
export function isSameCopy(one: CorrectedCopy, other: CorrectedCopy): boolean {
  const told = ({ faults, extras, order }: CorrectedCopy): string =>
    JSON.stringify([faults, extras, order])
  return told(one) === told(other)
}

export function hasSameWords(one: string, other: string): boolean {
  const forms = (text: string): string =>
    wordsOf(text)
      .map((word) => word.text)
      .join(' ')
  return forms(one) === forms(other)
}
