/** What stands in `data/`, whole: file, line and remedy of each fault, as `node tools/checks/lint-language.ts` tells them. */
import { expect, test } from 'vitest'
import { drawnFrom } from '../../../../test/support/setup/draws.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import type { Language } from '../../data/language.ts'
import { lintLanguageData } from './lint-language-data.ts'

const language = loadLanguage()

test('every word of the language data is known, and nothing is written twice', () => {
  expect(language.collections.flatMap(({ lines }) => lines).length).toBeGreaterThan(10_000)
  expect(lintLanguageData(language, 'words')).toEqual([])
}, 180_000)

test('the sentences of the language data are told without a fault', () => {
  const told: Language = {
    ...language,
    stories: drawnFrom(language.stories),
    collections: language.collections.map((one) => ({ ...one, lines: drawnFrom(one.lines) })),
    places: language.places.map((one) => ({ ...one, lines: drawnFrom(one.lines) })),
  }
  expect(lintLanguageData(told)).toEqual([])
  // Against hanging: before a release it tells forty thousand of them.
}, 600_000)
