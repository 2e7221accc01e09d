/** «La dictée négociée»: the spellings that a class gave a word, without who gave them (CLA-06). */
import { sentenceSpans } from '../text/sentence-spans.ts'
import { type TextWord, wordsOf } from '../text/text-words.ts'
import { copyFaults, type ReviewedError, reviewedErrors } from './reviewed-errors.ts'
import { type NamedReview, openReviewedCopy } from './stored-copy.ts'

/** How copies wrote a word otherwise than it was dictated. */
export interface MetSpelling {
  readonly written: string
  readonly copies: number
  /** Why it is written otherwise, with the manipulation that decides; null when nothing certain can be said. */
  readonly reason: string | null
}

/** A word, or several that stand for one mistake, in its sentence. */
export interface DisputedWord {
  readonly before: string
  readonly expected: string
  readonly after: string
  /** Copies that wrote it otherwise. */
  readonly copies: number
  /** The most frequent first. */
  readonly spellings: readonly MetSpelling[]
}

/** More are not looked at in one lesson. */
export const MAX_DISPUTED_WORDS = 12

/** Words of which several spellings may be discussed: neither left out nor illegible. */
function spelledErrors(review: NamedReview): ReviewedError[] {
  const opened = openReviewedCopy(review)
  if (opened === undefined) return []
  const { draft, named, review: decided } = opened
  return reviewedErrors(copyFaults(draft), named, decided).filter(
    ({ nature, written, code }) => nature === 'piece' && written !== '' && code !== 'douteux',
  )
}

function spelling(errors: readonly ReviewedError[]): MetSpelling {
  const explained = errors.find(({ explanation, silent }) => explanation !== null && !silent)
  return {
    written: errors[0]?.written ?? '',
    copies: errors.length,
    reason: explained?.explanation ?? null,
  }
}

function disputedWord(
  text: string,
  words: readonly TextWord[],
  errors: readonly ReviewedError[],
): DisputedWord[] {
  const [one] = errors
  const sentence =
    one && sentenceSpans(text).find(({ first, last }) => first <= one.first && one.first <= last)
  if (one === undefined || sentence === undefined) return []
  const [start, end] = [words[one.first]?.start ?? 0, words[one.last]?.end ?? 0]
  const next = words[sentence.last + 1]?.start ?? text.length
  const spellings = [...Map.groupBy(errors, ({ written }) => written).values()]
    .map(spelling)
    .toSorted((a, b) => b.copies - a.copies || a.written.localeCompare(b.written, 'fr'))
  return [
    {
      before: text.slice(words[sentence.first]?.start ?? 0, start),
      expected: text.slice(start, end),
      after: text.slice(end, Math.max(end, next)).trimEnd(),
      copies: errors.length,
      spellings,
    },
  ]
}

/** Whether indexes of the copy's words are those of the text: the same text, or its beginning. */
function isOf({ original }: NamedReview, text: string): boolean {
  return text.startsWith(original)
}

/**
 * The words of a dictation that copies wrote otherwise, the most disputed first, at most `MAX_DISPUTED_WORDS`.
 * @param reviews of its copies; those of another text are left out.
 */
export function disputedWords(content: string, reviews: readonly NamedReview[]): DisputedWord[] {
  const text = content.normalize('NFC').trim()
  const words = wordsOf(text)
  const errors = reviews.filter((review) => isOf(review, text)).flatMap(spelledErrors)
  const places = Map.groupBy(errors, ({ first, last }) => `${first}-${last}`)
  return [...places.values()]
    .toSorted((one, other) => other.length - one.length || firstOf(one) - firstOf(other))
    .slice(0, MAX_DISPUTED_WORDS)
    .flatMap((found) => disputedWord(text, words, found))
}

function firstOf([error]: readonly ReviewedError[]): number {
  return error?.first ?? 0
}
