import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import type { Sentence } from '../sentence.ts'
import { reorderQuestion } from './reorder-questions.ts'

const language = loadLanguage()

const GENDERS: Readonly<Record<string, 'm' | 'f'>> = {
  chat: 'm',
  lait: 'm',
  vélo: 'm',
  mur: 'm',
  ouvriers: 'm',
  vieux: 'm',
  souris: 'f',
  robe: 'f',
  fille: 'f',
  reine: 'f',
  bille: 'f',
  main: 'f',
  petite: 'f',
  rouge: 'f',
  mouillée: 'f',
}

/** With the gender, number and person that the engine gives, and a full stop. */
function sentence(written: string): Sentence {
  const { tokens } = told(written)
  const known = tokens.map((token, index) => ({
    ...token,
    gender: GENDERS[token.text] ?? null,
    person: token.text === 'caché' ? null : token.person,
    number: token.text === 'ouvriers' ? ('p' as const) : ('s' as const),
    after: index === tokens.length - 1 ? '.' : token.after,
  }))
  return {
    text: known.map(({ text, after }) => text + after).join(''),
    forced: false,
    tokens: known,
  }
}

function question(written: string) {
  return reorderQuestion(sentence(written), { level: 'CP', language })
}

test('GRA-14 capital and full stop stay with their words, and the sentence is its only order', () => {
  const written = 'La/dét reine/n=sujet | porte/v=verbe | un/dét vélo/n=COD'
  expect(question(written)).toEqual({
    sentence: 'La reine porte un vélo.',
    words: ['La', 'reine', 'porte', 'un', 'vélo.'].map((text, position) => ({
      text,
      position,
    })),
    orders: [[0, 1, 2, 3, 4]],
  })
})

test.each([
  [
    'an attribute may go to its noun («La fille seule est …»)',
    'La/dét fille/n=sujet | est/v=verbe seule/adj=attribut dans/pré la/dét main/n=complément_circonstanciel',
  ],
  [
    'determiners may change places',
    'Elle/pro=sujet | cache/v=verbe | une/dét bille/n=COD | dans/pré sa/dét main/n=complément_circonstanciel',
  ],
  [
    'an adjective may go to another noun',
    'La/dét petite/adj/petit fille/n=sujet | porte/v=verbe | une/dét robe/n=COD rouge/adj/rouge',
  ],
  [
    '«vieux» has two numbers, whatever noun it stands before',
    'Les/dét ouvriers/n/ouvrier=sujet | démolissent/v=verbe | le/dét vieux/adj/vieux mur/n=COD',
  ],
  [
    'an adverb may stand elsewhere',
    'Le/dét chat/n=sujet | boit/v=verbe | calmement/adv=complément_circonstanciel | la/dét souris/n=COD',
  ],
  [
    'a COD may follow a group with a preposition',
    'Il/pro=sujet | colle/v/coller=verbe | des/dét/un billes/n/bille=COD | sur/pré un/dét/un mur/n/mur=complément_circonstanciel',
  ],
  [
    'a colour of poems may stand before its noun',
    'Le/dét chat/n=sujet blanc/adj/blanc | traverse/v=verbe | la/dét main/n=COD',
  ],
  [
    'an adjective of no fixed place',
    'La/dét reine/n=sujet | porte/v=verbe | une/dét magnifique/adj/magnifique robe/n=COD',
  ],
  [
    'a state may go to the verb («La fille rentre mouillée …»)',
    'La/dét fille/n=sujet mouillée/adj/mouillé | rentre/v/rentrer=verbe | sur/pré le/dét vélo/n=complément_circonstanciel',
  ],
  [
    'an adjective may say how the verb is done («Elle ouvre grand un mur.»)',
    'Elle/pro=sujet | ouvre/v/ouvrir=verbe | un/dét grand/adj/grand mur/n=COD',
  ],
])('GRA-14 a sentence with a second order is not asked: %s', (_, written) => {
  expect(question(written)).toBeNull()
})

test.each([
  [
    'a first name has no complement («Lina de la bille»)',
    'Lina/n/Lina=sujet | cache/v/cacher=verbe | la/dét bille/n=COD de/pré son/dét chat/n',
  ],
  [
    'a participle agrees with the noun that it stands behind («la bille caché»)',
    'Elle/pro=sujet | a/v/avoir=verbe caché/v/cacher | la/dét bille/n=COD de/pré son/dét chat/n',
  ],
  [
    '«du» has its preposition in it («à du chat»)',
    'Elle/pro=sujet | parle/v/parler=verbe | à/pré la/dét fille/n=COI du/dét/le chat/n',
  ],
])('GRA-14 what is no French is no second order: %s', (_, written) => {
  expect(question(written)?.orders).toHaveLength(1)
})
