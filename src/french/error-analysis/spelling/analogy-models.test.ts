/** Over words of the school tables, with one error each: what is told holds the letters that it is told for. */
import { expect, test } from 'vitest'
import { drawnFrom, draws } from '../../../../test/support/setup/draws.ts'
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { diagnoseError } from '../error-diagnosis.ts'
import { analyseExpectedWords } from '../expected-word.ts'
import { pronounce } from '../pronunciation.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { graphemesOf } from './word-pieces.ts'

const language = loadLanguage()

const WORDS = [
  ...[...language.nouns].flatMap(([word, [noun]]) =>
    noun ? [[word, `Voici ${noun.gender === 'f' ? 'une' : 'un'} ${word}.`] as const] : [],
  ),
  ...[...language.verbs.keys()].map((word) => [word, `Il va ${word} demain.`] as const),
].filter(([word]) => /^\p{Ll}{4,}$/u.test(word))

/** What a child does to a word. */
const ERRORS: readonly (readonly [right: RegExp, wrong: string])[] = [
  [/[tdspxzcg]$/u, ''],
  [/([bcdfglmnprt])\1/u, '$1'],
  [/(?<=[aeiouéè])([bdflmnprt])(?=[aeiouéè])/u, '$1$1'],
  [/è/u, 'ai'],
  [/ai(?=[^nlm])/u, 'è'],
  [/an(?=[^aeiouyéèn])/u, 'en'],
  [/(?<![iy])en(?=[^aeiouyéèn])/u, 'an'],
  [/c(?=[eiéè])/u, 's'],
  [/o(?=[^aeiouyéèœ])/u, 'au'],
  [/f(?=[aeiou])/u, 'ph'],
]

interface Told {
  readonly word: string
  readonly written: string
  readonly explanation: ErrorExplanation
}

const TOLD: readonly Told[] = drawnFrom(WORDS).flatMap(([word, sentence]) => {
  const piece = analyseExpectedWords(sentence, language).filter(({ core }) => core === word)
  return ERRORS.flatMap(([right, wrong]) => {
    const written = word.replace(right, wrong)
    if (written === word || piece.length !== 1) return []
    return diagnoseError(piece, written, language).flatMap(({ explanation }) =>
      explanation === null ? [] : [{ word, written, explanation }],
    )
  })
})

function told<Kind extends ErrorExplanation['kind']>(kind: Kind) {
  return TOLD.flatMap(({ word, explanation }) =>
    explanation.kind === kind
      ? [{ word, ...(explanation as Extract<ErrorExplanation, { kind: Kind }>) }]
      : [],
  )
}

function countOf(word: string, letter: string): number {
  return word.split(letter).length - 1
}

test('MAR-04 a relative lets the silent letter be heard where the word has it', () => {
  const found = told('silent-letter')
  expect(found.length).toBeGreaterThan(draws(10))
  const false_ = found.filter(({ word, relative, letter }) => {
    const [own, other] = [stripDiacritics(word), stripDiacritics(relative)]
    return !other.startsWith(own) || !own.endsWith(letter)
  })
  expect(false_).toEqual([])
})

test('MAR-04 words that are written alike have the piece where it is told to be', () => {
  const found = told('alike')
  expect(found.length).toBeGreaterThan(draws(50))
  const false_ = found.filter(({ like, letters, place, expected }) => {
    const holds = (word: string): boolean =>
      place === 'start'
        ? word.startsWith(letters)
        : place === 'end'
          ? word.endsWith(letters)
          : word.includes(letters)
    return !holds(expected) || like.includes(expected) || !like.every(holds)
  })
  expect(false_).toEqual([])
})

test('MAR-04 a model of a consonant has it as often as it is told for', () => {
  const found = told('doubled')
  expect(found.length).toBeGreaterThan(draws(100))
  const false_ = found.filter(({ letter, twice, like, piece, word }) =>
    like.some((model) => {
      if (model === word || (piece !== null && !model.includes(piece))) return true
      return twice
        ? !model.includes(letter + letter)
        : piece === null && (countOf(model, letter) !== 1 || countOf(word, letter) !== 1)
    }),
  )
  expect(false_).toEqual([])
})

test('MAR-04 a model of a usual grapheme has it whole, as the word has it, and sounds so', () => {
  const found = told('usual-grapheme')
  expect(found.length).toBeGreaterThan(draws(20))
  const false_ = found.filter(({ word, letters, like }) =>
    [word, ...like].some(
      (form) =>
        !graphemesOf(form).includes(letters) || !pronounce(form).includes(pronounce(letters)),
    ),
  )
  expect(false_).toEqual([])
})

test('MAR-04 the end of a verb in -ent is no likeness for a noun in -ent', () => {
  const mute = [...language.verbs.keys()].flatMap((lemma) => {
    const form = simpleForm(lemma, 'passé simple', { person: 3, number: 'p' }, language.lexicon)
    return form === null || !form.endsWith('èrent') ? [] : [form]
  })
  const forms = mute.slice(0, draws(200))
  expect(forms.length).toBeGreaterThan(draws(100))
  const like = forms.flatMap((form) => {
    const piece = analyseExpectedWords(`Ils ${form} hier.`, language).filter(
      ({ core }) => core === form,
    )
    return diagnoseError(piece, form.replace(/èrent$/u, 'aire'), language).filter(
      ({ explanation }) => explanation?.kind === 'alike' && explanation.place === 'end',
    )
  })
  expect(like).toEqual([])
})

test('MAR-04 hardly any error is told by looking at the word alone', () => {
  const byEye = [...told('by-eye'), ...told('hidden-letter')].map(({ word }) => word)
  expect(byEye.length / TOLD.length).toBeLessThan(0.01)
})
