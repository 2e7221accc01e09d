/** A settled copy as it is stored: the text as it was dictated and what stands otherwise on the sheet. Everything else was right. */
import { type CopyDraft, type DraftExtra, isExtraKept, type Verdict } from '../draft/copy-draft.ts'
import type { PunctuationFault } from '../draft/copy-punctuation.ts'
import { wordsOf } from '../text/dictation-score.ts'

/** What an adult said of a word that is not simply right. */
export type CopyFault = { readonly index: number } & Exclude<Verdict, { readonly kind: 'right' }>

export interface CorrectedCopy {
  /** The dictation's text in NFC when the copy was corrected; indexes refer to its words. */
  readonly original: string
  /** By index, each once. */
  readonly faults: readonly CopyFault[]
  /** Words in excess, and the word they follow, -1 at the beginning. */
  readonly extras: readonly { readonly after: number; readonly text: string }[]
  /** Punctuation that stands otherwise on the copy, as far as the adult typed it. */
  readonly signs: readonly PunctuationFault[]
}

/** The record of a copy of which every word is settled. */
export function correctedCopyOf(draft: CopyDraft): CorrectedCopy {
  return {
    original: draft.original.trim(),
    faults: draft.words.flatMap(({ verdict }, index): CopyFault[] => {
      if (verdict === null || verdict.kind === 'right') return []
      if (verdict.kind !== 'written') return [{ index, ...verdict }]
      return [{ index, kind: 'written', text: verdict.text.normalize('NFC').trim() }]
    }),
    extras: draft.extras
      .filter((extra) => isExtraKept(draft, extra))
      .map(({ after, text }) => ({ after, text: text.normalize('NFC').trim() })),
    signs: draft.signs ?? [],
  }
}

function verdictOf({ index: _, ...verdict }: CopyFault): Verdict {
  return verdict
}

function hasWords(text: string): boolean {
  return wordsOf(text).length > 0
}

/** A joined word continues the piece of the word before it. */
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

/** The settled copy of a record; undefined when the record says what no copy can be. */
export function draftOfCorrectedCopy(record: CorrectedCopy): CopyDraft | undefined {
  const { original, faults } = record
  const words = wordsOf(original)
  if (!isSound(faults, words.length)) return undefined
  if (!record.extras.every(({ after, text }) => after < words.length && hasWords(text))) {
    return undefined
  }
  if (!record.signs.every((sign) => sign.after < words.length && sign.expected !== sign.written)) {
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
    extras: record.extras.map((extra): DraftExtra => ({ ...extra, token: null, kept: true })),
    guided: true,
    signs: record.signs,
  }
}

/** Whether two texts hold the same words, whatever stands between them. */
export function hasSameWords(one: string, other: string): boolean {
  const forms = (text: string): string =>
    wordsOf(text)
      .map((word) => word.text)
      .join(' ')
  return forms(one) === forms(other)
}
