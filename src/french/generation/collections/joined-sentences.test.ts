import { expect, test } from 'vitest'
import { language, tokensOf } from '../../../../test/support/house/told-line.ts'
import type { Level } from '../../../domain/level.ts'
import { type Sentence, textOfTokens } from '../../sentence.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import { joinedTo } from './joined-sentences.ts'

function sentence(line: string): Sentence {
  const tokens = tokensOf(line)
  return { tokens, text: textOfTokens(tokens), forced: false }
}

function joined(
  length: number,
  sentences: readonly Sentence[],
  level: Level = 'CM1',
  words: readonly string[] = [],
): readonly Sentence[] {
  return joinedTo(
    sentences,
    { length, level, words: interpretGivenWords(words, language) },
    language,
  )
}

function texts(sentences: readonly Sentence[]): string[] {
  return sentences.map(({ text }) => text)
}

const STRANGERS = [
  sentence('S{la démocratie} V{donner} O{le droit} I{aux citoyens}'),
  sentence('S{la recette} V{être} A{facile}'),
]

test('TXT-02 as many sentences as asked: strangers stand side by side as the class writes it', () => {
  expect(texts(joined(2, STRANGERS))).toEqual(texts(STRANGERS))
  expect(texts(joined(1, STRANGERS))[0]).toMatch(/\p{L} ; l\p{L}+/u)
  expect(texts(joined(1, STRANGERS, 'CP'))[0]).toMatch(/\p{L}, et l\p{L}+/u)
})

test('TXT-02 what two sentences tell of a child, or of «nous», one person does', () => {
  const child = [
    sentence('S{héros} V{lire} O{un conte}'),
    sentence('S{la pluie} V{tomber}'),
    sentence('S{héros} V{ranger} O{les livres de la classe}'),
  ]
  expect(texts(joined(2, child))).toEqual([
    'La pluie tombe.',
    'Emma lit un conte et range les livres de la classe.',
  ])
  const moves = [
    sentence('S{héros} V{lire} L{dans sa chambre}'),
    sentence('S{héros} V{courir} L{dans la cour}'),
  ]
  expect(texts(joined(1, moves))).toEqual(['Emma lit dans sa chambre, puis court dans la cour.'])
})

test('TXT-02 one person does what two sentences tell in one tense only, and the auxiliary is said once', () => {
  const apart = [sentence('S{héros} V{lire}'), sentence('temps=passé_simple | S{héros} V{dormir}')]
  expect(texts(joined(1, apart))).toEqual(['Emma lit ; Emma dormit.'])
  const past = [
    sentence('temps=passé_composé | S{nous} V{laver} O{la salade}'),
    sentence('temps=passé_composé | S{nous} V{couper} O{les tomates}'),
  ]
  expect(texts(joined(1, past))).toEqual(['Nous avons lavé la salade et coupé les tomates.'])
})

test('TXT-02 persons who differ do not share a verb, and no given pronoun is lost', () => {
  const persons = [sentence('S{ils} V{parler} I{à leur voisine}'), sentence('S{tu} V{écouter}')]
  expect(texts(joined(1, persons))[0]).toMatch(/tu écoutes/u)
  const mine = [sentence('S{je} V{lire} O{un conte}'), sentence('S{je} V{ranger} O{les livres}')]
  expect(texts(joined(1, mine))).toEqual(['Je lis un conte et range les livres.'])
  expect(texts(joined(1, mine, 'CM1', ['je range']))).toEqual([
    'Je range les livres et lis un conte.',
  ])
})

test('TXT-02 somebody sees what the other sentence tells', () => {
  const scene = [
    sentence('S{la tortue} V{manger} O{la salade}'),
    sentence('S{héros} V{marcher} L{sur un petit mur}'),
  ]
  const [seen] = joined(1, scene)
  expect(seen?.text).toBe('Emma marche sur un petit mur et regarde la tortue qui mange la salade.')
  const functions = seen?.tokens.flatMap(({ text, grammarFunction }) =>
    grammarFunction === null ? [] : [`${text} ${grammarFunction}`],
  )
  expect(functions).toEqual([
    'Emma sujet',
    'marche verbe',
    'mur complément circonstanciel',
    'regarde verbe',
    'tortue COD',
    'qui sujet',
    'mange verbe',
    'salade COD',
  ])
  expect(seen && textOfTokens(seen.tokens)).toBe(seen?.text)
})

test('TXT-02 two things happen at one time where nobody looks on', () => {
  const [both] = joined(
    1,
    [
      sentence('S{le chat} V{grimper} L{dans le pommier}'),
      sentence('S{une abeille} V{voler} L{dans le jardin}'),
    ],
    'CE1',
  )
  expect(both?.text).toMatch(/ pendant qu(?:e le chat|'une abeille) /u)
})

test.each([
  ['S{la tortue} V{manger} O{la salade} T{chaque matin/nom}', 'a time that is said'],
  ['S{aucun chien} V{ne aboyer}', 'nobody in particular'],
  ['S{le chien} V{être} A{gentil}', 'a state'],
  ['S{la suspicion} V{naître} L{dans la classe}', 'a notion'],
])('TXT-02 nobody watches «%s»: %s', (line) => {
  const [text] = texts(joined(1, [sentence(line), sentence('S{héros} V{lire} O{un conte}')]))
  expect(text).not.toMatch(/ qui | pendant/u)
})
