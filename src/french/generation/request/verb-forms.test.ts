import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWord } from './given-word.ts'
import { participleFeatures, preferNouns, preferParticiple, preferTense } from './verb-forms.ts'

const language = loadLanguage()

test('«vit» is of «voir» where the passé simple is the goal, of «vivre» in the présent', () => {
  const word = interpretGivenWord('vit', language)
  expect(preferTense(word, ['passé simple']).interpretations[0]).toMatchObject({ lemma: 'voir' })
  expect(preferTense(word, ['présent']).interpretations[0]).toMatchObject({ lemma: 'vivre' })
  expect(preferTense(word, [])).toBe(word)
})

test.each([
  ['arrivées', { gender: 'f', number: 'p' }],
  ['partis', { gender: 'm', number: 'p' }],
  ['née', { gender: 'f', number: 's' }],
])('«%s», as a participle, tells whom it is said of', (text, features) => {
  const [interpretation] = preferParticiple(interpretGivenWord(text, language)).interpretations
  expect(participleFeatures(interpretation, language)).toEqual(features)
})

test('a noun is no participle', () => {
  const word = interpretGivenWord('maison', language)
  expect(preferParticiple(word)).toBe(word)
  expect(participleFeatures(word.interpretations[0], language)).toBeNull()
})

test('TXT-05 «allée», «marche» are the nouns, but beside a form that is only a verb', () => {
  const kinds = (texts: readonly string[]): readonly string[][] =>
    preferNouns(texts.map((text) => interpretGivenWord(text, language))).map(
      ({ interpretations }) => interpretations.map(({ kind }) => kind),
    )
  for (const senses of kinds(['allée', 'marche', 'jardin'])) {
    expect(senses[0]).toBe('noun')
    expect(senses).not.toContain('finite')
    expect(senses).not.toContain('participle')
  }
  expect(kinds(['mange', 'marche'])[1]).toContain('finite')
})
