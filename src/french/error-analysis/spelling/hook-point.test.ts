/** A sentence that is told for an error is about the letters in which the copy differs. */
import { expect, test } from 'vitest'
import { toldErrors } from '../../../../test/support/house/told-error.ts'
import { drawnFrom } from '../../../../test/support/setup/draws.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { pointsElsewhere } from './hook-point.ts'

const POINTING = /(?:entend le|avec un) (\p{Ll})(?: et le (\p{Ll}))?(?!\p{L})/u
const NEIGHBOUR: Readonly<Record<string, string>> = {
  n: 'm',
  m: 'n',
  t: 'd',
  d: 't',
  p: 'b',
  l: 'r',
}

interface Misspelling {
  readonly word: string
  readonly written: string
  /** The consonants that differ. */
  readonly letters: string
}

/** One consonant left out, or taken for its neighbour. */
function misspellingsOf(word: string): readonly Misspelling[] {
  return [...word].flatMap((letter, at) => {
    if (at === 0 || /[aeiouyàâéèêëîïôûœh]/u.test(letter)) return []
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return ['', NEIGHBOUR[letter] ?? ''].map((other) => ({
      word,
      written: before + other + after,
      letters: letter + other,
    }))
  })
}

const WORDS = [...loadLanguage().memoryHooks]
  .filter(
    ([word, hooks]) => /^\p{Ll}+$/u.test(word) && hooks.some(({ hook }) => POINTING.test(hook)),
  )
  .map(([word]) => word)

test('MAR-04 the letter that a sentence points at is one of those that differ', () => {
  const elsewhere = drawnFrom(WORDS)
    .flatMap(misspellingsOf)
    .flatMap(({ word, written, letters }) =>
      toldErrors(`Voici {${word}|${written}}.`, 'CE2').flatMap(({ said }) => {
        const pointed = (POINTING.exec(said.replace(/« [^»]* »/gu, ''))?.slice(1) ?? []).filter(
          Boolean,
        )
        const isAbout = pointed.length === 0 || pointed.some((letter) => letters.includes(letter))
        return isAbout ? [] : [`${written}: ${said}`]
      }),
    )
  expect(WORDS.length).toBeGreaterThan(100)
  expect(elsewhere).toEqual([])
})

test.each([
  ['poire', 'pore', 'finit par -oire, avec un e', true],
  ['histoire', 'histoir', 'finit par -oire, avec un e', false],
  ['sapin', 'sapim', 'on y entend le i', true],
  ['matin', 'matain', 'on y entend le i', false],
  ['fauteuil', 'fauteil', 'finit par -euil, sans e', true],
  ['garage', 'carage', "Les noms en -age s'écrivent avec g", true],
  ['garage', 'garaje', "Les noms en -age s'écrivent avec g", false],
  ['fauteuil', 'fauteuille', 'finit par -euil, sans e', false],
])('MAR-04 for «%s» written «%s», «%s» is beside the point: %s', (expected, written, hook, is) => {
  expect(pointsElsewhere(hook, expected, written)).toBe(is)
})
