/** The marked copy: what was written, next to what was expected. */
import { differsByAccentOrCase } from '../alignment/copy-alignment.ts'
import { isReordered } from '../alignment/word-order.ts'
import { isExpectedForm } from '../text/expected-form.ts'
import type { WordSpan } from '../text/sentence-spans.ts'
import { wordsOf } from '../text/text-words.ts'
import { type CopyDraft, pieceOf } from './copy-draft.ts'
import { punctuationFaultAfter } from './copy-punctuation.ts'
import { confirmedForm, gapAfter, wordsInCopyOrder } from './copy-text.ts'
import { type ExtraNature, extraNature } from './draft-extras.ts'
import { forgottenSentences, movedSentences } from './sentence-remarks.ts'

export type CopyMark =
  | { readonly kind: 'plain'; readonly text: string }
  /** An accent or a capital differs: shown, not scored. */
  | { readonly kind: 'nuance'; readonly written: string; readonly expected: string }
  | { readonly kind: 'wrong'; readonly written: string; readonly expected: string }
  /** The right words in another order. */
  | { readonly kind: 'reordered'; readonly written: string; readonly expected: string }
  /** The sentence that follows stands elsewhere in the dictation. */
  | { readonly kind: 'moved-sentence' }
  /** A word, or a whole sentence. */
  | { readonly kind: 'missing'; readonly expected: string; readonly crossed?: true }
  | { readonly kind: 'illegible'; readonly expected: string }
  | { readonly kind: 'extra'; readonly written: string; readonly nature: ExtraNature }
  /** A title or a date, which is no error. */
  | { readonly kind: 'heading'; readonly written: string }

/** What the marks of all words depend on. */
interface MarkedDraft {
  readonly draft: CopyDraft
  readonly forgotten: readonly WordSpan[]
  readonly moved: readonly WordSpan[]
}

function writtenMark(draft: CopyDraft, index: number, written: string): CopyMark | undefined {
  const word = draft.words[index]
  if (!word) return undefined
  const last = draft.words[pieceOf(draft, index)[1]] ?? word
  const expected = draft.original.slice(word.start, last.end)
  if (isExpectedForm(expected, written)) return { kind: 'plain', text: written }
  if (isReordered(wordsOf(expected), wordsOf(written))) {
    return { kind: 'reordered', written, expected }
  }
  return { kind: differsByAccentOrCase(expected, written) ? 'nuance' : 'wrong', written, expected }
}

function wordMark({ draft, forgotten }: MarkedDraft, index: number): CopyMark | undefined {
  const word = draft.words[index]
  const { verdict } = word ?? {}
  if (!word || verdict?.kind === 'joined') return undefined
  if (verdict?.kind === 'written') return writtenMark(draft, index, verdict.text)
  const expected = draft.original.slice(word.start, word.end)
  if (verdict?.kind === 'illegible') return { kind: 'illegible', expected }
  if (verdict?.kind !== 'forgotten') {
    return { kind: 'plain', text: confirmedForm(draft, word) ?? expected }
  }
  if (verdict.crossed) return { kind: 'missing', expected, crossed: true }
  const sentence = forgotten.find(({ first, last }) => first <= index && index <= last)
  if (!sentence) return { kind: 'missing', expected }
  if (sentence.first < index) return undefined
  const end = draft.words[sentence.last]?.end
  return { kind: 'missing', expected: draft.original.slice(word.start, end) }
}

function gapMarks(draft: CopyDraft, index: number): CopyMark[] {
  const fault = punctuationFaultAfter(draft.signs, index)
  const gap: CopyMark = { kind: 'plain', text: gapAfter(draft, index) }
  if (!fault) return [gap]
  const { expected, written } = fault
  const rest: CopyMark = { kind: 'plain', text: /\s*$/u.exec(gap.text)?.[0] ?? '' }
  if (written === '') return [{ kind: 'missing', expected }, rest]
  const mark: CopyMark =
    expected === ''
      ? { kind: 'extra', written, nature: 'other' }
      : { kind: 'wrong', written, expected }
  return [mark, rest]
}

function extraMarks(draft: CopyDraft, index: number): CopyMark[] {
  return draft.extras
    .filter(({ after, kept }) => after === index && kept === true)
    .flatMap((extra): CopyMark[] => {
      const nature = extraNature(draft, extra)
      const written = extra.text
      return [
        { kind: 'plain', text: ' ' },
        nature === 'heading' ? { kind: 'heading', written } : { kind: 'extra', written, nature },
      ]
    })
}

/** In the order of the copy; plain marks carry spaces and punctuation. */
export function copyMarks(draft: CopyDraft): CopyMark[] {
  const marked = {
    draft,
    forgotten: forgottenSentences(draft),
    moved: movedSentences(draft),
  }
  const starts = new Set(marked.moved.map(({ first }) => first))
  const marks = extraMarks(draft, -1)
  let gap = gapMarks(draft, -1)
  for (const index of wordsInCopyOrder(draft)) {
    const mark = wordMark(marked, index)
    if (mark) {
      marks.push(...gap)
      if (starts.has(index)) marks.push({ kind: 'moved-sentence' })
      marks.push(mark)
    }
    gap = gapMarks(draft, index)
    marks.push(...extraMarks(draft, index))
  }
  marks.push(...gap)
  return marks.filter((mark) => mark.kind !== 'plain' || mark.text !== '')
}
