/** Usual words that are written alike: what a child knows helps to remember what no rule tells. */
import type { Language } from '../../data/language.ts'
import { pronounce } from '../pronunciation.ts'
import type { DifferingPart } from './word-pieces.ts'

const MOST_LEVEL = 3
/** Read as in the language they come from. */
const BORROWED = new Set(['jean', 'club', 'football', 'week-end', 'sandwich', 'toboggan'])
const KNOWN = new WeakMap<Language, readonly string[]>()

/** Words of the first school years, the easiest first. */
function usualWords(language: Language): readonly string[] {
  const known = KNOWN.get(language)
  if (known !== undefined) return known
  const entries = [
    ...[...language.nouns.values()].flatMap(([noun]) => (noun ? [noun] : [])),
    ...language.adjectives.values(),
    ...language.verbs.values(),
  ]
  const words = entries
    .filter(
      ({ level, lemma }) =>
        level <= MOST_LEVEL && /^\p{Ll}{3,}$/u.test(lemma) && !BORROWED.has(lemma),
    )
    .sort((one, other) => one.level - other.level || one.lemma.length - other.lemma.length)
    .map(({ lemma }) => lemma)
  const unique = [...new Set(words)]
  KNOWN.set(language, unique)
  return unique
}

function holds(word: string, letters: string, place: DifferingPart['place']): boolean {
  if (place === 'start') return word.startsWith(letters)
  if (place === 'end') return word.endsWith(letters)
  const at = word.indexOf(letters)
  return at > 0 && at + letters.length < word.length
}

/** Of a word and its derivatives: «bateau» and «batelier» say the same thing twice. */
function isKin(one: string, other: string): boolean {
  return one.slice(0, 4) === other.slice(0, 4) || one.includes(other) || other.includes(one)
}

function soundsLike(
  word: string,
  expected: string,
  letters: string,
  place: DifferingPart['place'],
) {
  const [one, other] = [pronounce(word), pronounce(expected)]
  if (place === 'start')
    return one.slice(0, letters.length > 2 ? 2 : 1) === other.slice(0, letters.length > 2 ? 2 : 1)
  if (place === 'end') return one.at(-1) === other.at(-1)
  // «soleil» is no likeness for the «ei» of «neige».
  const isGlide = (form: string): boolean =>
    form.startsWith('il', form.indexOf(letters) + letters.length)
  if (/[aeiou]$/u.test(letters) && isGlide(word) !== isGlide(expected)) return false
  const sound = pronounce(letters)
  return sound === '' || (one.includes(sound) && other.includes(sound))
}

export interface WordsAlike {
  readonly letters: string
  readonly place: DifferingPart['place']
  readonly like: readonly string[]
}

/** Two of the usual words that hold a piece at the same place and sound alike there. */
function twoLike(
  expected: string,
  piece: string,
  place: DifferingPart['place'],
  words: readonly string[],
): readonly string[] | null {
  const like = words.filter(
    (word) =>
      holds(word, piece, place) &&
      !isKin(word, expected) &&
      soundsLike(word, expected, piece, place),
  )
  const [one] = like
  const two = like.find((word) => one !== undefined && word !== one && !isKin(word, one))
  return one === undefined || two === undefined ? null : [one, two]
}

/** A piece with its neighbours may reach an end of the word. */
function placeOf(
  expected: string,
  piece: string,
  place: DifferingPart['place'],
): DifferingPart['place'] {
  if (place !== 'middle') return place
  if (expected.endsWith(piece)) return 'end'
  return expected.startsWith(piece) ? 'start' : 'middle'
}

/** Two usual words with the same letters, as long a piece as can be found; null when there are not two. */
export function wordsAlike(
  expected: string,
  { letters, place, before, after }: DifferingPart,
  language: Language,
): WordsAlike | null {
  const words = usualWords(language)
  for (const piece of [before + letters + after, letters + after, before + letters, letters]) {
    if (piece.length < 2 || piece === expected) continue
    const at = placeOf(expected, piece, place)
    const like = twoLike(expected, piece, at, words)
    if (like !== null) return { letters: piece, place: at, like }
  }
  return null
}
