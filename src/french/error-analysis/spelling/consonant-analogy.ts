/** Usual words with a consonant once, or twice, where the word has it. */
import type { Language } from '../../data/language.ts'
import { isKin, isWhole, usualWords } from './word-analogy.ts'

/** Letters of the longest word that shows a piece in its middle. */
const LONGEST_INSIDE = 7

const VOWELS = '[aeiouyàâéèêëîïôûùœ]'

/** Two usual words with the consonant at `at` once behind the same vowel, which start with it as the word does, or end so, else hold it with both vowels, or one such word; none where no vowel stands on both sides. */
export function wordsWithOnce(expected: string, at: number, language: Language): readonly string[] {
  const before = new RegExp(`${VOWELS}+$`, 'u').exec(expected.slice(0, at))?.[0]
  if (before === undefined || !new RegExp(VOWELS, 'u').test(expected[at + 1] ?? '')) return []
  const single = expected.replace(/(?<=.{3}[^su])s$/u, '')
  const [start, end] = [single.slice(0, at + 2), single.slice(at - before.length)]
  const inside = single.slice(at - before.length, at + 2)
  const isOnce = (word: string): boolean =>
    word.split(expected.charAt(at)).length === 2 && !isKin(word, expected)
  const words = usualWords(language).filter(isOnce)
  const [alike, others] = [
    words.filter((word) => word.startsWith(start) || (word.endsWith(end) && isWhole(word, end))),
    // Nobody remembers «demanda» by «remarquer».
    words.filter((word) => word.length < LONGEST_INSIDE && isWhole(word, inside)),
  ]
  const two = [twoApart(alike), twoApart(others)].find(({ length }) => length > 0)
  return two ?? [...alike, ...others].slice(0, 1)
}

/** The first word, and the first one that is not of its family; none when there are not two. */
function twoApart(words: readonly string[]): readonly string[] {
  const [one] = words
  const two = words.find((word) => one !== undefined && word !== one && !isKin(word, one))
  return one === undefined || two === undefined ? [] : [one, two]
}

/** Two usual words with the consonant at `at` twice behind the same vowel; none where nothing is written alike. */
export function wordsWithTwice(
  expected: string,
  at: number,
  language: Language,
): readonly string[] {
  const [letters, longer] = [expected.slice(at - 1, at + 2), expected.slice(at - 1, at + 3)]
  const words = usualWords(language).filter(
    (word) => word.includes(letters) && !isKin(word, expected),
  )
  const closest = words.filter((word) => word.includes(longer))
  return [twoApart(closest), twoApart(words)].find(({ length }) => length > 0) ?? []
}
