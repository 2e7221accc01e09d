import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { dictatedWords } from './dictated-words.ts'

const language = loadLanguage()

function lemmas(text: string): string {
  return dictatedWords(text, language)
    .map(({ form, lemma }) => (form === lemma ? form : `${form}=${lemma}`))
    .join(' ')
}

test.each([
  ["L'écureuil saute de branche en branche.", 'écureuil saute=sauter de branche en branche'],
  ['Les chevaux mangent des gâteaux.', 'les chevaux=cheval mangent=manger des gâteaux=gâteau'],
  ['Elles étaient contentes.', 'elles étaient=être contentes=content'],
  ["La porte de la ferme s'est ouverte.", 'la porte de la ferme est=être ouverte=ouvrir'],
  ['Tu as une heureuse surprise.', 'tu as=avoir une heureuse=heureux surprise'],
  ['Le schtroumpf dort.', 'le schtroumpf dort=dormir'],
])('REV-01 each word of «%s» has its lemma', (text, expected) => {
  expect(lemmas(text)).toBe(expected)
})

test('REV-01 proper nouns keep their capital, the first word of a sentence does not', () => {
  const words = dictatedWords('Léa est grande. Demain, Paris dort.', language)
  expect(words.filter(({ proper }) => proper).map(({ form }) => form)).toEqual(['Léa', 'Paris'])
  expect(words.map(({ form }) => form)).toEqual(['Léa', 'est', 'grande', 'demain', 'Paris', 'dort'])
})

test('REV-01 little words are told from those that say something', () => {
  const words = dictatedWords('Le chat dort très souvent dans son panier.', language)
  expect(words.filter(({ full }) => full).map(({ form }) => form)).toEqual([
    'chat',
    'dort',
    'très',
    'souvent',
    'panier',
  ])
})

test('REV-01 a word comes with its sentence, or with the words around it in a text without stops', () => {
  const [, dort, , mange] = dictatedWords('Léa dort. Hugo mange une pomme !', language)
  expect([dort?.sentence, mange?.sentence]).toEqual(['Léa dort.', 'Hugo mange une pomme !'])
  const long = dictatedWords(`${'le chat gris dort '.repeat(40)}`, language)
  expect(long[80]?.sentence.split(' ')).toHaveLength(17)
})
