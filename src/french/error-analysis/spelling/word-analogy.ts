/** Usual words that are written alike: what a child knows helps to remember what no rule tells. */
import type { Language } from '../../data/language.ts'
import { pronounce } from '../pronunciation.ts'
import { type DifferingPart, graphemesOf } from './word-pieces.ts'

const MOST_LEVEL = 3
/** Read as in the language they come from. */
const BORROWED = new Set(['jean', 'club', 'football', 'week-end', 'sandwich', 'toboggan', 'poney'])
const KNOWN = new WeakMap<Language, readonly string[]>()

/** Words of the first school years, the easiest first. */
export function usualWords(language: Language): readonly string[] {
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

/** «rc» is not in «marché», nor «lair» in «plairait»: a piece is made of whole graphemes. */
export function isWhole(word: string, letters: string): boolean {
  const [all, piece] = [graphemesOf(word), graphemesOf(letters)]
  return all.some((_, at) => piece.every((grapheme, index) => all[at + index] === grapheme))
}

/** A c or a g last in a piece is read by the letter behind it. */
function isReadAlike(word: string, expected: string, letters: string): boolean {
  if (!/[cg]$/u.test(letters)) return true
  const [one, other] = [word, expected].map((form) =>
    /[eéèêëiîïy]/u.test(form.charAt(form.indexOf(letters) + letters.length)),
  )
  return one === other
}

function holds(word: string, letters: string, place: DifferingPart['place']): boolean {
  if (!isWhole(word, letters)) return false
  if (place === 'start') return word.startsWith(letters)
  // «taureau» ends in «eau», and is no likeness for «landau».
  if (place === 'end') return word.endsWith(letters) && !(letters === 'au' && word.endsWith('eau'))
  const at = word.indexOf(letters)
  return at > 0 && at + letters.length < word.length
}

/** Of a word and its derivatives: «bateau» and «batelier» say the same thing twice. */
export function isKin(one: string, other: string): boolean {
  return one.slice(0, 4) === other.slice(0, 4) || one.includes(other) || other.includes(one)
}

/** «saut» and «assaut» end alike, and only the longer one has more to be learnt. */
function isDerived(word: string, expected: string): boolean {
  const isEnd = word.length > 3 && word !== expected && expected.endsWith(word)
  return isKin(word, expected) && !isEnd
}

function isVowel(grapheme: string | undefined): boolean {
  return /^[aeiouyàâéèêëîïôûùœ]/u.test(grapheme ?? '')
}

/** «ère» of «misère», «eille» of «abeille»: the last vowel that is heard, with all that stands behind it. */
function rimeOf(word: string): string {
  const graphemes = graphemesOf(word)
  let at = graphemes.length - 1
  if (graphemes[at] === 'e') at -= 1
  while (at > 0 && !isVowel(graphemes[at])) at -= 1
  if (graphemes[at] === 'ill' && isVowel(graphemes[at - 1])) at -= 1
  return graphemes.slice(at).join('')
}

/** The rime of a word where the piece stands in it, with more of it than the piece; none otherwise. */
function rimeAround(
  expected: string,
  { letters, before, after }: DifferingPart,
): readonly string[] {
  const rime = rimeOf(expected)
  const at = expected.lastIndexOf(before + letters + after) + before.length
  const isIn = at >= expected.length - rime.length && rime.length > letters.length
  return isIn && rime !== expected ? [rime] : []
}

/** «sc» before e or i is read s. */
function soundOf(letters: string): string {
  return pronounce(letters.endsWith('sc') ? `${letters}e` : letters)
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
  if (place === 'end') {
    // «maison» is no likeness for the «son» of «chanson».
    const heard = pronounce(letters).length > 1 ? -2 : -1
    return one.slice(heard) === other.slice(heard)
  }
  // «soleil» is no likeness for the «ei» of «neige».
  const isGlide = (form: string): boolean =>
    form.startsWith('il', form.indexOf(letters) + letters.length)
  if (/[aeiou]$/u.test(letters) && isGlide(word) !== isGlide(expected)) return false
  const sound = soundOf(letters)
  return sound === '' || (one.includes(sound) && other.includes(sound))
}

export interface WordsAlike {
  readonly letters: string
  readonly place: DifferingPart['place']
  readonly like: readonly string[]
}

/** The usual words, two at most, that hold a piece at the same place and sound alike there. */
function wordsLike(
  expected: string,
  piece: string,
  place: DifferingPart['place'],
  words: readonly string[],
): readonly string[] {
  const like = words.filter(
    (word) =>
      holds(word, piece, place) &&
      !isDerived(word, expected) &&
      isReadAlike(word, expected, piece) &&
      soundsLike(word, expected, piece, place),
  )
  const [one] = like
  const two = like.find((word) => one !== undefined && word !== one && !isKin(word, one))
  return [one, two].flatMap((word) => word ?? [])
}

/** As `wordsLike`; null when there are not two. */
function twoLike(
  expected: string,
  piece: string,
  place: DifferingPart['place'],
  words: readonly string[],
): readonly string[] | null {
  const like = wordsLike(expected, piece, place, words)
  return like.length === 2 ? like : null
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
  part: DifferingPart,
  language: Language,
  isKept: (word: string) => boolean = () => true,
): WordsAlike | null {
  const { letters, place, before, after } = part
  const pieces = [before + letters + after, letters + after, before + letters, letters]
  const words = usualWords(language).filter(isKept)
  // «ère» of «misère» is a piece that a child knows, «isèr» is none.
  const rhyming = rimeAround(expected, part).map((rime) => rhymes(expected, rime, words))
  return rhyming.find((found) => found !== null) ?? firstAlike(expected, place, pieces, words)
}

/** Usual words with the same rime, two where there are two. */
function rhymes(expected: string, rime: string, words: readonly string[]): WordsAlike | null {
  const like = wordsLike(expected, rime, 'end', words)
  return like.length === 0 || (like.length === 1 && rime.length < LEAST_INSIDE)
    ? null
    : { letters: rime, place: 'end', like }
}

/** As `wordsAlike`, of a letter too many in the copy: the pieces hold the letters on both sides of its place. */
export function wordsWithout(
  expected: string,
  { letters, place, before, after }: DifferingPart,
  language: Language,
  isKept: (word: string) => boolean = () => true,
): WordsAlike | null {
  const pieces = [before + letters + after, place === 'start' ? letters + after : before + letters]
  return firstAlike(expected, place, pieces, usualWords(language).filter(isKept))
}

const LEAST_INSIDE = 3

function firstAlike(
  expected: string,
  place: DifferingPart['place'],
  pieces: readonly string[],
  words: readonly string[],
): WordsAlike | null {
  for (const piece of pieces) {
    if (piece.length < 2 || piece === expected) continue
    const at = placeOf(expected, piece, place)
    // Two letters in the middle of any word remind of nothing.
    if (at === 'middle' && piece.length < LEAST_INSIDE) continue
    const like = wordsLike(expected, piece, at, words)
    const isEnough = like.length === 2 || (at !== 'middle' && piece.length >= LEAST_INSIDE)
    if (like.length > 0 && isEnough) return { letters: piece, place: at, like }
  }
  return null
}

const LONGEST_END = 3

/** Two usual words that end with the same letters and the same sound, as many letters as can be found; none when there are not two. `gender`: of nouns only. */
export function wordsEndingLike(
  expected: string,
  language: Language,
  gender?: 'm' | 'f',
): readonly string[] {
  const isOfGender = (word: string): boolean =>
    gender === undefined || language.nouns.get(word)?.[0]?.gender === gender
  const isHeard = (word: string, length: number): boolean => {
    const sounds = graphemesOf(expected.slice(-length)).length > 1 ? -2 : -1
    return pronounce(word).slice(sounds) === pronounce(expected).slice(sounds)
  }
  const usual = usualWords(language).filter(isOfGender)
  for (let length = LONGEST_END; length > 0; length -= 1) {
    const end = expected.slice(-length)
    const words = usual.filter((word) => word.endsWith(end) && isHeard(word, length))
    const like = end === expected ? null : twoLike(expected, end, 'end', words)
    if (like !== null) return like
  }
  return []
}
