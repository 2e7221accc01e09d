import { expect, test } from 'vitest'
import type { Level } from '../../../domain/level.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { writeDictation } from '../write-dictation.ts'

const language = await loadLanguage()

const LISTS: readonly (readonly [Level, readonly string[]])[] = [
  ['CP', ['moto', 'fée', 'soupe', 'lundi', 'rouge']],
  ['CE2', ['fusée', 'camembert', 'hippopotame', 'parlement', 'virgule', 'dormir']],
  ['CM2', ['quant à', 'volcan', 'ordinateur', 'boulangère', 'prudemment', 'satellite']],
]

test.each(LISTS)(
  'TXT-02 independent sentences do not lean on each other: %s, %j',
  (level, words) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const request = { words, level, length: 6, theme: '', pedagogicalGoals: [] }
      const { story, sentences } = writeDictation(request, language, seed)
      // Another seed may find a story for the list: its sentences lean on each other, as they should.
    if (story !== null) continue
      for (const { text } of sentences) {
        // «Il» may be impersonal: «Il pleut.»
        expect(text).not.toMatch(
          /^(?:Elle|Elles|Ils|Ensuite|Puis|Enfin|Après cela|Un peu plus tard)\b/u,
        )
      }
    }
  },
)
