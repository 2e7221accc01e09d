import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { asksPerson, saysWhen, tensesOfLine } from './line-tenses.ts'

const language = loadLanguage()

function aspects(text: string) {
  return { text, collection: 'mots/essai', header: { tenses: null } }
}

test.each([
  ['S{un loup} V{hurler} T{les nuits de pleine lune}', ['présent', 'imparfait']],
  ["T{l'hiver}, S{Tom} V{manger} O{de la soupe}", ['présent', 'imparfait']],
  ['S{mon frère} V{dormir} M{mal} T{cette nuit}', ['futur', 'passé composé']],
  ['T{ce matin}, S{Tom} V{ranger} O{ses bottes}', ['passé composé', 'passé simple', 'présent']],
  ['T{le soir}, S{Tom} V{lire} O{un livre}', ['imparfait', 'présent']],
  ['S{Tom} V{marcher} T{pendant une heure}', ['passé composé', 'passé simple', 'présent']],
  ['S{Tom} V{aller laver} O{la voiture}', ['présent']],
] as const)(
  'GRA-16 what comes back, and what is of one night, has its own tenses: %s',
  (text, wanted) => {
    const tenses = new Set(tensesOfLine(aspects(text), 'CM2', language))
    expect([...tenses].sort()).toEqual([...wanted].sort())
  },
)

test('GRA-14 «hier» and «demain» are put before nothing that has a time of its own, or is long past', () => {
  const says = (text: string, collection = 'mots/essai') => saysWhen({ text, collection })
  expect(says('S{Tom} V{réparer} O{le vélo} L{dans le garage}')).toBe(false)
  expect(says('S{la fermière} V{réparer} O{la barrière} T{avant la nuit}')).toBe(true)
  expect(says('S{Tom} V{ranger} O{la luge} L{en été}')).toBe(true)
  expect(says('S{le roi} V{construire} O{un palais}', 'themes/histoire')).toBe(true)
})

test('GRA-16 the state of a thing is not told as past by itself', () => {
  const salad = aspects('S{la salade} V{avoir:état} O{des feuilles vertes}')
  expect(asksPerson('imparfait', salad, language)).toBe(true)
  expect(asksPerson('présent', salad, language)).toBe(false)
  const once = aspects('T{autrefois}, S{la salade} V{avoir:état} O{des feuilles vertes}')
  expect(asksPerson('imparfait', once, language)).toBe(false)
})

test('GRA-16 the passé simple tells of nothing of our days', () => {
  const past = (text: string) =>
    tensesOfLine(aspects(text), 'CM2', language).includes('passé simple')
  expect(past('S{Tom} V{réparer} O{sa trottinette}')).toBe(false)
  expect(past('S{Tom} V{allumer} O{son ordinateur}')).toBe(false)
  expect(past('S{Tom} V{réparer} O{sa barque}')).toBe(true)
})
