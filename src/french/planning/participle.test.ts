import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { readGivenWord } from './given-word.ts'
import { asParticiple, inTense, participleFeatures } from './participle.ts'

const language = await loadLanguage()

test('«vit» is of «voir» where the passé simple is the goal, of «vivre» in the présent', () => {
  const word = readGivenWord('vit', language)
  expect(inTense(word, ['passé simple']).readings[0]).toMatchObject({ lemma: 'voir' })
  expect(inTense(word, ['présent']).readings[0]).toMatchObject({ lemma: 'vivre' })
  expect(inTense(word, [])).toBe(word)
})

test.each([
  ['arrivées', { gender: 'f', number: 'p' }],
  ['partis', { gender: 'm', number: 'p' }],
  ['née', { gender: 'f', number: 's' }],
])('«%s», as a participle, tells whom it is said of', (text, features) => {
  const [reading] = asParticiple(readGivenWord(text, language)).readings
  expect(participleFeatures(reading, language)).toEqual(features)
})

test('a noun is no participle', () => {
  const word = readGivenWord('maison', language)
  expect(asParticiple(word)).toBe(word)
  expect(participleFeatures(word.readings[0], language)).toBeNull()
})
