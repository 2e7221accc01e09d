import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { isTaggedAlike } from './tagged-alike.ts'

const language = loadLanguage()

test.each([
  ['Le/dét chat/n=sujet | boit/v=verbe | du/dét lait/n=COD', true],
  ['Le/dét chat/adj=sujet | boit/v=verbe | du/dét lait/n=COD', false],
  ['Noé/n=sujet | saute/v=verbe | trois/dét fois/adv=complément_circonstanciel', false],
])('GRA-14 the annotation of «%s» is the one of the tagger: %s', (written, alike) => {
  expect(isTaggedAlike(told(written), language)).toBe(alike)
})
