/** Composes the text of a copy from its draft: the confirmed text, which is scored, and the text offered for editing. */

import { type AlignedWord, alignText } from '../alignment/copy-alignment.ts'
import { copyWords } from '../alignment/copy-words.ts'
import { isReordered } from '../alignment/word-order.ts'
import { type CorrectionScore, scoreCorrection } from '../text/dictation-score.ts'
import { isExpectedForm } from '../text/expected-form.ts'
import { indexesOf } from '../text/sentence-spans.ts'
import { comparisonKey, type TextWord, wordsOf } from '../text/text-words.ts'
import {
  type CopyDraft,
  type DraftExtra,
  type DraftWord,
  illegibleWords,
  isPending,
  isReadRight,
  pieceOf,
  type Verdict,
} from './copy-draft.ts'
import { gapOnCopy, punctuationFaults } from './copy-punctuation.ts'

type Form = (draft: CopyDraft, word: DraftWord) => string | null

/** With the apostrophe of the dictation, which `text` has unified. */
export function originalForm(draft: CopyDraft, word: TextWord): string {
  return draft.original.slice(word.start, word.end)
}

/** A word read right appears as it was read: an equal spelling stays. */
function readForm(draft: CopyDraft, word: DraftWord): string {
  const { read } = word.found
  const isOther = word.verdict === null && isReadRight(draft, word) && read !== word.text
  return isOther && read !== null ? read : originalForm(draft, word)
}

/** null for what is not on the copy by itself. Pending and illegible words appear as dictated, so that they cost nothing. */
export function confirmedForm(draft: CopyDraft, word: DraftWord): string | null {
  switch (word.verdict?.kind) {
    case 'written':
      return word.verdict.text
    case 'forgotten':
    case 'joined':
      return null
    default:
      return readForm(draft, word)
  }
}

/** Pending words appear as read, for the adult to correct. */
function shownForm(draft: CopyDraft, word: DraftWord): string | null {
  if (draft.guided || !isPending(draft, word)) return confirmedForm(draft, word)
  return word.found.joined ? null : word.found.read
}

function extrasAfter(
  draft: CopyDraft,
  index: number,
  stands: (extra: DraftExtra) => boolean,
): string[] {
  return draft.extras
    .filter((extra) => extra.after === index && stands(extra))
    .map(({ text }) => text)
}

/** What stands between a word and the next one of the dictation; -1 for what opens the text. */
export function gapAfter(draft: CopyDraft, index: number): string {
  const gap = draft.original.slice(draft.words[index]?.end ?? 0, draft.words[index + 1]?.start)
  return gapOnCopy(gap, draft.signs, index)
}

export function wordsInCopyOrder({ order, words }: CopyDraft): number[] {
  return order ? indexesOf(order) : words.map((_, index) => index)
}

const ENDS = /[.!?…]+/gu

/** Uses the dictation's punctuation, except where the adult typed another, and closes the gaps that absent words leave. */
function compose(draft: CopyDraft, form: Form, stands: (extra: DraftExtra) => boolean): string {
  let [gap, ended] = ['', false]
  let text = extrasAfter(draft, -1, stands)
    .map((extra) => `${extra} `)
    .join('')
  const widen = (index: number): void => {
    const next = gapAfter(draft, index)
    gap += ended ? next.replace(ENDS, '') : next
    ended ||= next.search(ENDS) >= 0
  }
  widen(-1)
  for (const index of wordsInCopyOrder(draft)) {
    const word = draft.words[index]
    const written = [(word && form(draft, word)) ?? '', ...extrasAfter(draft, index, stands)]
      .filter((part) => part !== '')
      .join(' ')
    if (written !== '') [text, gap, ended] = [text + gap + written, '', false]
    ended ||= text === ''
    widen(index)
  }
  return (text + gap)
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?([.,…])/gu, '$1')
    .replace(/([.!?…,;:])(?:[,;:])+/gu, '$1')
    .replace(/^[,;:]+ ?/gmu, '')
    .replace(/^ | $/gmu, '')
    .trim()
}

export function confirmedText(draft: CopyDraft): string {
  return compose(draft, confirmedForm, (extra) => extra.kept === true)
}

export function shownText(draft: CopyDraft): string {
  return compose(draft, shownForm, (extra) => extra.kept ?? !draft.guided)
}

export function scoreDraft(draft: CopyDraft): CorrectionScore {
  return scoreCorrection(draft.original, confirmedText(draft), illegibleWords(draft))
}

function verdictOf(word: DraftWord, typed: AlignedWord): Verdict {
  if (typed.read === null) return { kind: 'forgotten' }
  if (typed.joined) return { kind: 'joined' }
  return typed.status === 'right' && typed.read === word.text
    ? { kind: 'right' }
    : { kind: 'written', text: typed.read }
}

/** Applies an edit of the shown text; untouched words keep their verdict. */
export function applyTypedText(draft: CopyDraft, text: string): CopyDraft {
  // Aligning again may assign even an unchanged text differently.
  if (text === shownText(draft)) return draft
  const typed = alignText(draft.original, copyWords([{ text }]))
  const kept: boolean[] = []
  const words = draft.words.map((word, index) => {
    const found = typed.words[index]
    if (!found) return word
    const shown = shownForm(draft, word)
    const same = (found.joined ? null : found.read) === (shown === null ? null : plain(shown))
    const unbroken = pieceOf(draft, index)[0] === index || kept[index - 1] === true
    kept.push(same && unbroken)
    return same && unbroken ? word : { ...word, verdict: verdictOf(word, found) }
  })
  const extras = typed.extras.map(({ text: extra, after }): DraftExtra => {
    const before = draft.extras.find((one) => one.after === after && plain(one.text) === extra)
    return before ?? { text: extra, token: null, after, kept: true }
  })
  const { order: _, ...rest } = draft
  const signs = punctuationFaults(draft.original, text)
  return { ...rest, words, extras, signs, ...(typed.order && { order: typed.order }) }
}

function plain(form: string): string {
  return wordsOf(form)
    .map((word) => word.text)
    .join(' ')
}

/** Takes the shown text as exactly what is on the copy. */
export function confirmShownText(draft: CopyDraft): CopyDraft {
  const words = draft.words.map((word): DraftWord => {
    if (!isPending(draft, word)) return word
    const verdict: Verdict = draft.guided ? { kind: 'right' } : verdictOf(word, word.found)
    return { ...word, verdict }
  })
  const extras = draft.extras.map((extra) => ({ ...extra, kept: extra.kept ?? !draft.guided }))
  return { ...draft, words, extras }
}

/** Whether a word stands, rightly written, in a piece whose words are in another order. */
function isInReordering(draft: CopyDraft, index: number): boolean {
  const [first, last] = pieceOf(draft, index)
  const verdict = draft.words[first]?.verdict
  return (
    verdict?.kind === 'written' &&
    isReordered(draft.words.slice(first, last + 1), wordsOf(verdict.text))
  )
}

/** Words that differ from the expected one; the score counts fewer when such a word stands elsewhere in the copy. */
export function wrongWordCount(draft: CopyDraft): number {
  return draft.words.filter(({ verdict, key, text }, index) => {
    if (verdict?.kind === 'forgotten') return true
    if (verdict?.kind !== 'joined' && verdict?.kind !== 'written') return false
    if (isInReordering(draft, index)) return false
    if (verdict.kind === 'joined') return true
    return comparisonKey(verdict.text) !== key && !isExpectedForm(text, verdict.text)
  }).length
}
