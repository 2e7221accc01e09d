import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import { isRightOrder } from '../../domain/grammar/marking.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { reorderQuestion } from './reorder-questions.ts'

const { nouns } = loadLanguage()

const BOUQUET = 'Elle/pro=sujet | offrira/v=verbe | un/dét bouquet/n=COD | à/pré sa/dét mère/n=COI'
const CAGE =
  'Le/dét gardien/n=sujet | a/v=verbe nettoyé/v | calmement/adv=complément_circonstanciel | la/dét cage/n=COD'
const SKY =
  'Le/dét ciel/n=sujet | devient/v=verbe | noir/adj=attribut | dans/pré la/dét nuit/n=complément_circonstanciel'

const SWEET = 'Lucie/n/Lucie=sujet | mange/v=verbe | un/dét bonbon/n/bonbon=COD'
const CAT = 'Le/dét chat/n/chat=sujet | voit/v=verbe | le/dét chien/n/chien=COD'

function isAccepted(written: string, answer: string): boolean {
  const question = reorderQuestion(told(written), nouns)
  const order = answer
    .split(' ')
    .map((text) => question.words.find((word) => word.text === text)?.position ?? -1)
  return isRightOrder(question, order)
}

test.each([
  [BOUQUET, 'elle offrira un bouquet à sa mère'],
  [BOUQUET, 'elle offrira à sa mère un bouquet'],
  [CAGE, 'le gardien a calmement nettoyé la cage'],
  [CAGE, 'le gardien a nettoyé la cage calmement'],
  [CAGE, 'calmement le gardien a nettoyé la cage'],
  [SKY, 'dans la nuit le ciel devient noir'],
  [CAT, 'le chien voit le chat'],
])('GRA-08 what French says as well is right: %s → %s', (written, answer) => {
  expect(isAccepted(written, answer)).toBe(true)
})

test.each([
  [BOUQUET, 'elle un bouquet offrira à sa mère'],
  [CAGE, 'le gardien a la nettoyé cage calmement'],
  [SKY, 'le ciel devient dans la nuit noir'],
  [SWEET, 'un bonbon mange Lucie'],
])('GRA-08 what French does not say is wrong: %s → %s', (written, answer) => {
  expect(isAccepted(written, answer)).toBe(false)
})
