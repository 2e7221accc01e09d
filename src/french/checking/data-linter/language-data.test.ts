/** What stands in `data/`, whole: file, line and remedy of each fault, as `node tools/checks/lint-language.ts` tells them. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { lintLanguageData } from './lint-language-data.ts'

test('the language data have no fault', async () => {
  const language = loadLanguage()
  expect(language.collections.flatMap(({ lines }) => lines).length).toBeGreaterThan(10_000)
  expect(lintLanguageData(language)).toEqual([])
}, 180_000)
