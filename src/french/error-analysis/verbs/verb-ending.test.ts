import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { analyseExpectedWords } from '../expected-word.ts'
import { verbEnding } from './verb-ending.ts'

const language = loadLanguage()

test.each([
  ['Il vient.', 'vient', 't'],
  ['Il tient bon.', 'tient', 't'],
  ['Elle devient grande.', 'devient', 't'],
  ['Il sent bon.', 'sent', 't'],
  ['Le garçon peint.', 'peint', 't'],
  ['Elle craint le feu.', 'craint', 't'],
  ['Il sait lire.', 'sait', 't'],
  ['Il met un pull.', 'met', 't'],
  ['Elle attend.', 'attend', 'd'],
  ['Il prend un pull.', 'prend', 'd'],
  ['Ils viennent.', 'viennent', 'ent'],
  ['Ils paient.', 'paient', 'ent'],
  ['Ils sont là.', 'sont', 'ont'],
  ['Ils jouaient.', 'jouaient', 'aient'],
  ['Il jouait.', 'jouait', 'ait'],
  ['Je sais lire.', 'sais', 's'],
  ['Tu manges.', 'manges', 'es'],
  ['Nous sommes là.', 'sommes', 's'],
  ['Nous jouons.', 'jouons', 'ons'],
])('COR-03 in «%s», the ending of «%s» that tells its person is «%s»', (text, word, ending) => {
  const read = analyseExpectedWords(text, language).find((one) => one.text === word)
  expect(verbEnding(word, read?.readings ?? [])).toBe(ending)
})
