import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { isInventedForm } from './invented-form.ts'

const { lexicon } = loadLanguage()

/** Of a finite form or a participle: what a child made of its verb, or another error on its letters. */
const CASES: readonly (readonly [core: string, written: string, invented: boolean])[] = [
  ['prirent', 'prenèrent', true],
  ['conclurent', 'concluèrent', true],
  ['vit', 'voya', true],
  ['iront', 'alleront', true],
  ['viendra', 'venira', true],
  ['enverra', 'envoiera', true],
  ['buvait', 'boivait', true],
  ['font', 'faisent', true],
  ['ouvert', 'ouvri', true],
  ['mis', 'metté', true],
  ['rentre', 'rente', false],
  ['tremble', 'temble', false],
  ['mangeait', 'mangait', false],
  ['commençait', 'commencait', false],
  ['courut', 'courrut', false],
  ['appelle', 'appele', false],
  ['jouait', 'joait', false],
  ['vient', 'viens', false],
]

test.each(CASES)('MAR-04 «%s» written «%s»: invented %s', (core, written, invented) => {
  const reading = lexicon.analyse(core).find(({ verb }) => verb !== undefined)
  const forms = reading ? lexicon.forms(reading.lemma, 'V', () => true) : []
  expect(reading && isInventedForm(reading, core, { written, forms })).toBe(invented)
})
