/** What a confirmed copy shows of each word: those that return, and those that were right. */
import type { CopyDraft } from '../copy/draft/copy-draft.ts'
import type { ReviewedCopy } from '../copy/review/copy-review.ts'
import { type ErrorClass, familyOf } from '../copy/review/error-class.ts'
import { countedErrors } from '../copy/review/grading-scale.ts'
import { type CopyPiece, wrongPieces } from '../copy/review/wrong-pieces.ts'
import { MAX_WORD_LENGTH } from '../dictation/word-list.ts'
import type { MissedWord } from './word-boxes.ts'

/** A word of a dictation as its sentence shows it. */
export interface DictatedWord {
  /** Without an elided word; with a capital in proper nouns only. */
  readonly form: string
  readonly lemma: string
  readonly proper: boolean
  /** A noun, a verb, an adjective or an adverb. */
  readonly full: boolean
  /** The sentence, or the words around it where there is none. */
  readonly sentence: string
}

export interface NamedPiece {
  readonly first: number
  readonly last: number
  /** The main class first. */
  readonly classes: readonly { readonly code: ErrorClass }[]
}

export interface ShownWords {
  readonly missed: readonly MissedWord[]
  /** Lemmas and forms that were right wherever they stood. */
  readonly right: readonly string[]
}

function isPlaceOf(one: { first: number; last: number }, piece: CopyPiece): boolean {
  return one.first === piece.first && one.last === piece.last
}

/** The main class that counts; undefined when the adult counts none of them. */
function countedClass(
  piece: CopyPiece,
  { choices, switches }: ReviewedCopy,
  named: readonly NamedPiece[],
): ErrorClass | undefined {
  const chosen = choices.find((choice) => isPlaceOf(choice, piece))?.code ?? null
  const found = named.find((one) => isPlaceOf(one, piece))?.classes.map(({ code }) => code) ?? []
  const unnamed = piece.written === '' ? 'oubli' : 'meconnaissable'
  const main = chosen ?? found[0] ?? unnamed
  const classes = main === found[0] ? found : [main]
  return countedErrors([{ ...piece, classes }], switches)[0]?.classes[0]
}

/** Errors that say nothing of how a word is written. */
const OF_NO_WORD: readonly ErrorClass[] = ['douteux', 'ajout', 'ordre']

/**
 * Whether an error says that the word is to be learnt: not a capital at the head of a sentence, nor a little word or a whole
 * sentence that was left out.
 */
function isOfWord(error: ErrorClass, words: readonly DictatedWord[]): boolean {
  if (OF_NO_WORD.includes(error)) return false
  if (error === 'majuscule') return words.some(({ proper }) => proper)
  return error !== 'oubli' || (words.length === 1 && words.some(({ full }) => full))
}

/** The capital of a sentence is not that of its first word. */
function withCapitalOf(form: string, text: string): string {
  return form.charAt(0) + text.slice(1)
}

function missedWord(
  error: ErrorClass,
  piece: CopyPiece,
  words: readonly DictatedWord[],
): MissedWord[] {
  const [first, ...others] = words
  if (first === undefined || !isOfWord(error, words)) return []
  const isAlone = others.length === 0
  const form = isAlone ? first.form : withCapitalOf(first.form, piece.expected)
  const lemma = isAlone ? first.lemma : form
  const word = familyOf(error) === 'grammatical' ? form : lemma
  if ([word, form, lemma].some((text) => text.length > MAX_WORD_LENGTH)) return []
  return [{ word, lemma, form, sentence: first.sentence, error }]
}

/** Indexes of the words that were written as they should be. */
function rightIndexes(draft: CopyDraft, pieces: readonly CopyPiece[]): number[] {
  return [...draft.words.keys()].filter(
    (index) =>
      draft.words[index]?.verdict?.kind !== 'illegible' &&
      !pieces.some(({ first, last }) => first <= index && index <= last),
  )
}

/**
 * @param draft of the confirmed copy.
 * @param review what the adult decided of its errors; a kind of error that does not count brings no word back.
 * @param named the errors as the language named them.
 * @param dictated the words of the dictation, by index.
 */
export function wordsShownBy(
  draft: CopyDraft,
  review: ReviewedCopy,
  named: readonly NamedPiece[],
  dictated: readonly DictatedWord[],
): ShownWords {
  const pieces = wrongPieces(draft)
  const missed = pieces.flatMap((piece) => {
    const error = countedClass(piece, review, named)
    const words = dictated.slice(piece.first, piece.last + 1)
    return error === undefined ? [] : missedWord(error, piece, words)
  })
  const unique = new Map(missed.toReversed().map((one) => [one.word, one]))
  const right = rightIndexes(draft, pieces).flatMap((index) => {
    const word = dictated[index]
    return word === undefined ? [] : [word.form, word.lemma]
  })
  return {
    missed: [...unique.values()].toReversed(),
    right: [...new Set(right)].filter((word) => !unique.has(word)),
  }
}
