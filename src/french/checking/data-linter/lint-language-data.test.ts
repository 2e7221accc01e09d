import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parseEnrichment } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import type { Template } from '../../data/template.ts'
import { parseTemplate } from '../../data/template-notation.ts'
import { lintEnrichment, lintLanguageData } from './lint-language-data.ts'

const language = await loadLanguage()

function template(text: string, line: number): Template {
  const parsed = parseTemplate(
    { file: 'words/test.templates', line, text },
    { origin: 'word', theme: null, knownClass: (name) => ['animal', 'objet'].includes(name) },
  )
  if ('message' in parsed) throw new Error(parsed.message)
  return parsed
}

/** What the linter says of these sentences alone. */
function faults(...lines: readonly string[]): string[] {
  const bare: Language = {
    ...language,
    nouns: new Map(),
    adjectives: new Map(),
    verbs: new Map(),
    faults: () => [],
    enrichments: [],
    stories: [],
    allTemplates: () => lines.map((text, index) => template(text, index + 1)),
  }
  return lintLanguageData(bare).map(({ line, message }) => `${line}: ${message}`)
}

test('a good sentence passes', () => {
  expect(faults('| S{le chat} V{boire} O{du lait}')).toEqual([])
})

test.each([
  ['| S{le zorglub} V{boire} O{du lait}', '1: «zorglub» is unknown to the lexicon'],
  ['| S{héros} V{zorgluber}', '1: «zorgluber» in V{…} is not an infinitive of the lexicon'],
  [
    '| S{héros} V{aimer} O{les fraises que ami mange}',
    '1: «mange» is a conjugated verb: write it in V{…}',
  ],
  ['| S{héros} V{voir} O{[un animal.mer]}', '1: no noun of level 1 for [animal.mer]'],
  ['| S{héros} V{ne manger}', '1: «ne» needs pas, jamais, plus, rien …'],
  ['après=orage | S{héros} V{courir}', '1: no sentence has id=orage'],
  ['avec: | S{héros} V{courir}', '1: makes no sentence that holds «avec»'],
])('%s', (line, message) => {
  expect(faults(line)).toContain(message)
})

test('equal sentences and equal ids are refused with both places', () => {
  const line = 'id=a | S{le chat} V{dormir}'
  expect(faults(line, line)).toEqual([
    '2: id already used at words/test.templates:1',
    '2: same sentence as words/test.templates:1',
  ])
})

test('the net catches what a frame makes wrong', () => {
  expect(faults('| S{les chat} V{dormir}').join()).toContain('determiner-noun «Les chat»')
})

function enrichmentFaults(text: string): string[] {
  const made = parseEnrichment(
    { file: 'enrichments.templates', line: 1, text },
    new Map(),
    () => false,
  )
  if ('message' in made) throw new Error(made.message)
  return lintEnrichment(made, language)
}

test.each([
  'courir: 2 événement | M{à toute vitesse}',
  'tête 3 événement | T{un matin de mai}',
  'nom rivière: 3 | , S{qui} V{couler:état} L{entre les rochers},',
])('the enrichment «%s» passes', (line) => {
  expect(enrichmentFaults(line)).toEqual([])
})

test.each([
  ['courir: 2 événement | M{à toute zorgle}', '«zorgle» is unknown to the lexicon'],
  ['courir: 2 événement | L{dans les pré}', 'determiner-noun «les pré»'],
])('the enrichment «%s»: %s', (line, message) => {
  expect(enrichmentFaults(line).join()).toContain(message)
})
