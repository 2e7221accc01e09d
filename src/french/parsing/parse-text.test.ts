/** The subject of each verb of plain sentences, and what the words around a determiner are. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { groupOf, parseText } from './parse-text.ts'

const language = loadLanguage()

/** «verb: subject (relation)» of each conjugated verb with a subject. */
function subjectsIn(text: string): string[] {
  return parseText(text, language).flatMap(({ words, subjects }) =>
    [...subjects].map(
      ([at, { text: subject, relation }]) => `${words[at]?.lower}: ${subject} (${relation})`,
    ),
  )
}

test.each([
  ['Ils nous parlent.', ['parlent: ils (pronoun)']],
  ['Nous nous lavons.', ['lavons: nous (pronoun)']],
  ['La maîtresse nous parle.', ['parle: la maîtresse (near)']],
  ['Le chat des voisins miaule.', ['miaule: le chat des voisins (distant)']],
  ['La boîte de crayons est tombée.', ['est: la boîte de crayons (distant)']],
  ['Beaucoup de gens pensent.', ['pensent: beaucoup de gens (near)']],
  ['Le lézard, immobile, attendait.', ['attendait: le lézard (near)']],
  ['Ma sœur et moi chantons.', ['chantons: ma sœur et moi (coordinated)']],
  [
    'Les chats et aussi les chiens jouent.',
    ['jouent: les chats et aussi les chiens (coordinated)'],
  ],
  [
    'Paul rit, les lapins et les chiens jouent.',
    ['rit: Paul (near)', 'jouent: les lapins et les chiens (coordinated)'],
  ],
  ['Le chat dort et les chiens jouent.', ['dort: le chat (near)', 'jouent: les chiens (near)']],
  ['Il ouvre la porte et sort.', ['ouvre: il (pronoun)', 'sort: il (shared)']],
  ['Le chien voit le chat et le chasse.', ['voit: le chien (near)', 'chasse: le chien (shared)']],
  [
    'Léa regarde les étoiles qui brillent.',
    ['regarde: Léa (near)', 'brillent: les étoiles (relative)'],
  ],
  ['Il suit le chien du maçon, qui boite.', ['suit: il (pronoun)', 'boite: qui (pronoun)']],
  ["Le chien que l'enfant caresse dort.", ["caresse: l'enfant (near)", 'dort: le chien (distant)']],
  ['Dans les bois vivent des loups.', ['vivent: des loups (inverted)']],
  ['Que mangent les lapins ?', ['mangent: les lapins (inverted)']],
  ['« Venez ! » cria la sorcière.', ['cria: la sorcière (inverted)']],
  ['« Bravo ! » avait dit le maître.', ['avait: le maître (inverted)']],
  ['Que dit-il ?', ['dit: il (pronoun)']],
  ['La dame ferme la porte.', ['ferme: la dame (near)']],
])('MAR-04 the subjects of «%s»', (text, subjects) => {
  expect(subjectsIn(text)).toEqual(subjects)
})

// A command has none; «elles» is only a part of one.
test.each([
  'Ferme la fenêtre !',
  'Attendons le bus.',
  'Paul et elles chantent.',
  'Les chats derrière elles dorment.',
])('MAR-04 «%s» has no subject that is told', (text) => {
  expect(subjectsIn(text)).toEqual([])
})

test.each([
  ['Il ouvre la porte.', 'porte', 'la'],
  ['Un joli livre brille.', 'livre', 'un'],
  ['Il cherche dans toute la rue.', 'rue', 'toute'],
  ['Le chien et la porte sont là.', 'porte', 'la'],
  ['Les enfants nomades chantent.', 'nomades', 'les'],
  ['Maman les aide.', 'aide', null],
  ['Le garçon la mange.', 'mange', null],
  ['La petite danse bien.', 'danse', null],
])('MAR-04 in «%s», the determiner of «%s» is %s', (text, word, determiner) => {
  const [sentence] = parseText(text, language)
  const at = sentence?.words.findLastIndex(({ lower }) => lower === word) ?? -1
  expect((sentence && groupOf(sentence, at)?.determiner) ?? null).toBe(determiner)
})
