import { describe, expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { auxiliaryOf, conjugate, simpleForm } from './conjugation.ts'
import type { Gender, GrammarNumber, Person, SimpleTense, Tense } from './features.ts'
import { adjectiveForm, pluralOf } from './inflection.ts'
import { startsWithVowelSound } from './vowel-sound.ts'

const language = loadLanguage()
const { lexicon } = language

test.each([
  ['chat', 'chats'],
  ['cheval', 'chevaux'],
  ['journal', 'journaux'],
  ['bal', 'bals'],
  ['festival', 'festivals'],
  ['travail', 'travaux'],
  ['éventail', 'éventails'],
  ['château', 'châteaux'],
  ['feu', 'feux'],
  ['pneu', 'pneus'],
  ['bijou', 'bijoux'],
  ['hibou', 'hiboux'],
  ['clou', 'clous'],
  ['œil', 'yeux'],
  ['nez', 'nez'],
  ['souris', 'souris'],
  ['noix', 'noix'],
  ['monsieur', 'messieurs'],
  ['madame', 'mesdames'],
  ['grand-mère', 'grands-mères'],
  ['arc-en-ciel', 'arcs-en-ciel'],
  ['bonhomme de neige', 'bonshommes de neige'],
  ['pomme de terre', 'pommes de terre'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun, lexicon)).toBe(plural)
})

test.each<[string, Gender, GrammarNumber, string]>([
  ['petit', 'f', 's', 'petite'],
  ['petit', 'f', 'p', 'petites'],
  ['beau', 'f', 's', 'belle'],
  ['beau', 'm', 'p', 'beaux'],
  ['vieux', 'f', 's', 'vieille'],
  ['vieux', 'm', 'p', 'vieux'],
  ['nouveau', 'm', 'p', 'nouveaux'],
  ['blanc', 'f', 's', 'blanche'],
  ['sec', 'f', 's', 'sèche'],
  ['long', 'f', 'p', 'longues'],
  ['heureux', 'f', 'p', 'heureuses'],
  ['vif', 'f', 's', 'vive'],
  ['gentil', 'f', 's', 'gentille'],
  ['cruel', 'f', 's', 'cruelle'],
  ['premier', 'f', 's', 'première'],
  ['royal', 'm', 'p', 'royaux'],
  ['rouge', 'f', 's', 'rouge'],
  ['marron', 'f', 'p', 'marron'],
  ['favori', 'f', 's', 'favorite'],
  ['rigolo', 'f', 'p', 'rigolotes'],
  ['doux', 'f', 's', 'douce'],
  ['roux', 'f', 's', 'rousse'],
  ['fou', 'f', 's', 'folle'],
  ['fatigué', 'f', 'p', 'fatiguées'],
  ['perdu', 'f', 's', 'perdue'],
])('%s in %s %s is %s', (lemma, gender, number, form) => {
  expect(adjectiveForm(lemma, gender, number, lexicon)).toBe(form)
})

test.each<[string, SimpleTense, Person, GrammarNumber, string]>([
  ['être', 'présent', 3, 'p', 'sont'],
  ['être', 'imparfait', 1, 's', 'étais'],
  ['être', 'passé simple', 3, 's', 'fut'],
  ['avoir', 'futur', 3, 'p', 'auront'],
  ['avoir', 'présent', 1, 's', 'ai'],
  ['aller', 'présent', 3, 's', 'va'],
  ['aller', 'futur', 2, 'p', 'irez'],
  ['faire', 'présent', 2, 'p', 'faites'],
  ['dire', 'présent', 2, 'p', 'dites'],
  ['venir', 'passé simple', 3, 'p', 'vinrent'],
  ['pouvoir', 'futur', 1, 'p', 'pourrons'],
  ['pouvoir', 'présent', 1, 's', 'peux'],
  ['voir', 'futur', 2, 'p', 'verrez'],
  ['vouloir', 'présent', 3, 'p', 'veulent'],
  ['prendre', 'présent', 3, 'p', 'prennent'],
  ['manger', 'imparfait', 3, 's', 'mangeait'],
  ['manger', 'présent', 1, 'p', 'mangeons'],
  ['lancer', 'imparfait', 3, 'p', 'lançaient'],
  ['appeler', 'présent', 3, 's', 'appelle'],
  ['jeter', 'présent', 3, 'p', 'jettent'],
  ['acheter', 'présent', 3, 's', 'achète'],
  ['payer', 'présent', 3, 's', 'paie'],
  ['nettoyer', 'futur', 3, 's', 'nettoiera'],
  ['finir', 'présent', 1, 'p', 'finissons'],
  ['finir', 'passé simple', 3, 'p', 'finirent'],
  ['sortir', 'présent', 3, 's', 'sort'],
  ['partir', 'présent', 3, 's', 'part'],
  ['courir', 'futur', 3, 's', 'courra'],
  ['mettre', 'passé simple', 3, 's', 'mit'],
  ['construire', 'imparfait', 3, 'p', 'construisaient'],
  ['asseoir', 'présent', 3, 's', 'assoit'],
  ['asseoir', 'imparfait', 3, 's', 'asseyait'],
  ['pouvoir', 'conditionnel', 3, 's', 'pourrait'],
  ['être', 'subjonctif', 3, 's', 'soit'],
  ['chanter', 'impératif', 1, 'p', 'chantons'],
])('%s, %s, person %s %s: %s', (lemma, tense, person, number, form) => {
  expect(simpleForm(lemma, tense, { person, number }, lexicon)).toBe(form)
})

test('a form that does not exist is null', () => {
  expect(simpleForm('pleuvoir', 'présent', { person: 1, number: 'p' }, lexicon)).toBeNull()
})

describe('compound tenses', () => {
  test.each<[string, Tense, Gender, GrammarNumber, boolean, string]>([
    ['manger', 'passé composé', 'f', 's', true, 'a mangé'],
    ['tomber', 'passé composé', 'f', 's', false, 'est tombée'],
    ['partir', 'passé composé', 'm', 'p', false, 'sont partis'],
    ['arriver', 'plus-que-parfait', 'f', 'p', false, 'étaient arrivées'],
    ['rentrer', 'passé composé', 'm', 's', false, 'est rentré'],
    ['rentrer', 'passé composé', 'f', 's', true, 'a rentré'],
    ['monter', 'passé composé', 'f', 's', false, 'est montée'],
    ['prendre', 'plus-que-parfait', 'f', 's', true, 'avait pris'],
    ['courir', 'passé composé', 'f', 'p', false, 'ont couru'],
  ])('%s, %s, %s %s, with a COD %s: %s', (lemma, tense, gender, number, withObject, form) => {
    const subject = { person: 3, number, gender } as const
    const use = { reflexive: false, withObject, objectBefore: null }
    const made = conjugate(lemma, tense, subject, use, lexicon)
    expect(`${made?.finite} ${made?.participle}`).toBe(form)
  })

  test('a pronominal verb takes être', () => {
    expect(auxiliaryOf('laver', { reflexive: true, withObject: false }, lexicon)).toBe('être')
  })

  test('with avoir the participle agrees with a COD placed before', () => {
    const subject = { person: 3, number: 's', gender: 'm' } as const
    const use = {
      reflexive: false,
      withObject: false,
      objectBefore: { gender: 'f', number: 'p' },
    } as const
    expect(conjugate('manger', 'passé composé', subject, use, lexicon)?.participle).toBe('mangées')
  })
})

test.each([
  ['école', true],
  ['herbe', true],
  ['homme', true],
  ['hibou', false],
  ['haricots', false],
  ['héros', false],
  ['yeux', true],
  ['yaourt', false],
  ['onze', false],
  ['oui', false],
  ['œuf', true],
  ['chat', false],
  ['Emma', true],
])('%s starts with a vowel sound: %s', (word, expected) => {
  expect(startsWithVowelSound(word, language.aspirated)).toBe(expected)
})
