/** The marked copy: what was written, next to what was expected. */
import { differsByAccentOrCase } from '../alignment/copy-alignment.ts'
import { isSpellingVariant } from '../text/spelling-1990.ts'
import { type CopyDraft, isExtraKept, pieceOf } from './copy-draft.ts'
import { punctuationFaultAfter } from './copy-punctuation.ts'
import { extrasAfter, gapBefore, originalForm } from './copy-text.ts'

export type CopyMark =
  | { readonly kind: 'plain'; readonly text: string }
  /** An accent or a capital differs: shown, not scored. */
  | { readonly kind: 'nuance'; readonly written: string; readonly expected: string }
  | { readonly kind: 'wrong'; readonly written: string; readonly expected: string }
  | { readonly kind: 'missing'; readonly expected: string }
  | { readonly kind: 'illegible'; readonly expected: string }
  | { readonly kind: 'extra'; readonly written: string }

function wordMark(draft: CopyDraft, index: number): CopyMark | undefined {
  const word = draft.words[index]
  if (!word || word.verdict?.kind === 'joined') return undefined
  if (word.verdict?.kind === 'forgotten')
    return { kind: 'missing', expected: originalForm(draft, word) }
  if (word.verdict?.kind === 'illegible')
    return { kind: 'illegible', expected: originalForm(draft, word) }
  if (word.verdict?.kind !== 'written') return { kind: 'plain', text: originalForm(draft, word) }
  const written = word.verdict.text
  const last = draft.words[pieceOf(draft, index)[1]] ?? word
  const expected = draft.original.slice(word.start, last.end)
  if (isSpellingVariant(expected, written)) return { kind: 'plain', text: written }
  return { kind: differsByAccentOrCase(word.text, written) ? 'nuance' : 'wrong', written, expected }
}

function gapMarks(draft: CopyDraft, index: number, end: number): CopyMark[] {
  const fault = punctuationFaultAfter(draft.signs, index - 1)
  const gap: CopyMark = { kind: 'plain', text: gapBefore(draft, index, end) }
  if (!fault) return [gap]
  const { expected, written } = fault
  const rest: CopyMark = { kind: 'plain', text: /\s*$/u.exec(gap.text)?.[0] ?? '' }
  if (written === '') return [{ kind: 'missing', expected }, rest]
  return [expected === '' ? { kind: 'extra', written } : { kind: 'wrong', written, expected }, rest]
}

/** In the order of the dictation; plain marks carry spaces and punctuation. */
export function copyMarks(draft: CopyDraft): CopyMark[] {
  const extra = (index: number): CopyMark[] =>
    extrasAfter(draft, index, (one) => isExtraKept(draft, one)).flatMap((written) => [
      { kind: 'plain', text: ' ' },
      { kind: 'extra', written },
    ])
  const marks = extra(-1)
  let end = 0
  for (const [index, word] of draft.words.entries()) {
    const mark = wordMark(draft, index)
    const gap = gapMarks(draft, index, end)
    end = word.end
    if (mark) marks.push(...gap, mark)
    marks.push(...extra(index))
  }
  marks.push(...gapMarks(draft, draft.words.length, end))
  return marks.filter((mark) => mark.kind !== 'plain' || mark.text !== '')
}
