import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { parseTemplate } from '../../../data/template-notation.ts'
import type { Tense } from '../../../morphology/features.ts'
import { bearsTense } from './tenses-of-time-words.ts'

const { knownClass } = loadLanguage()

function bears(text: string, tense: Tense): boolean {
  const line = { file: 'x', line: 1, text }
  const template = parseTemplate(line, { origin: 'collection', knownClass })
  if ('message' in template) throw new Error(template.message)
  return bearsTense(template, tense)
}

test.each<[string, Tense, boolean]>([
  ['1 | T{depuis hier}, S{la neige} V{tomber} L{sur le village}', 'présent', true],
  ['1 | T{depuis hier}, S{la neige} V{tomber} L{sur le village}', 'imparfait', true],
  ['1 | T{depuis hier}, S{la neige} V{tomber} L{sur le village}', 'futur', false],
  ['1 | S{héros} V{savoir +maintenant} O{nager}', 'futur', false],
  ['1 | S{le bébé} V{dormir +déjà}', 'futur', false],
  ['1 | S{le bébé} V{dormir +déjà}', 'présent', true],
  ['1 | T{hier}, S{héros} V{dormir}', 'présent', false],
  ['1 | T{demain}, S{héros} V{dormir}', 'passé composé', false],
  ['1 | T{demain}, S{héros} V{dormir}', 'futur', true],
  ['1 temps=futur | T{depuis hier}, S{la neige} V{tomber}', 'futur', true],
  ['1 | S{héros} V{dormir}', 'futur', true],
  ['1 | J{comme} S{il} V{pleuvoir:état}, S{héros} V{lire}', 'futur', false],
  ['1 | J{comme} S{il} V{pleuvoir:état}, S{héros} V{lire}', 'passé composé', true],
  ['1 | J{comme} S{la mer} V{être} A{calme} !', 'futur', true],
  ['1 | S{héros} V{partir:événement} T{chaque jour}', 'passé simple', false],
  ['1 | S{héros} V{partir:événement} T{chaque jour}', 'imparfait', true],
  ['1 | S{héros} V{partir} T{chaque jour}', 'passé simple', true],
])('TXT-02 the words of time of «%s» bear the %s: %s', (text, tense, expected) => {
  expect(bears(text, tense)).toBe(expected)
})
