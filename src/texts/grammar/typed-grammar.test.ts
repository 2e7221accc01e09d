import { expect, test } from 'vitest'
import { CHAIN_LINKS, type ConjugatedTense } from '../../domain/grammar/exercise.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { conjugationReason, conjugationTrial } from './conjugation-hints.ts'
import { chainTrial } from './typed-grammar.ts'

interface Missed {
  readonly verb: string
  readonly tense: ConjugatedTense
  readonly subject: string
  readonly radical: string
  readonly ending: string
}

const PARTS = ['radical', 'ending', 'both'] as const

function trial(missed: Missed, part: (typeof PARTS)[number], level: Level = 'CM1'): string {
  const word = { ...missed, text: missed.radical + missed.ending, also: [] }
  return conjugationTrial(word, missed, { part, level }).replaceAll('\u00a0', ' ')
}

function compound(verb: string, radical: string, ending: string): Missed {
  return { verb, tense: 'passé composé', subject: 'nous', radical, ending }
}

test('GRA-15 a form to know by heart is recited, in no parts and in no other verb', () => {
  const has = {
    verb: 'avoir',
    tense: 'présent',
    subject: 'Elle',
    radical: '',
    ending: 'a',
  } as const
  for (const level of LEVELS) {
    for (const part of PARTS) {
      const said = trial(has, part, level)
      expect(said).toContain('à savoir par cœur')
      expect(said).not.toMatch(/radical|terminaison|autre verbe/u)
    }
  }
  const cousins = trial({ ...has, subject: 'Mes cousines', ending: 'ont' }, 'both')
  expect(cousins).toContain('Remplace « mes cousines » par « ils » ou « elles »')
})

test.each([
  ['réussir', 'ai', 'réussi', 'dis-le après « une chose »'],
  ['obéir', 'ai', 'obéi', 'il finit comme celui de « finir »'],
  ['venir', 'sommes', 'venus', "une consonne à la fin, il la garde. Avec être, il s'accorde"],
  ['aller', 'sommes', 'allés', "s'écrit é, jamais er. Avec être, il s'accorde"],
  ['chanter', 'ai', 'chanté', "s'écrit é, jamais er."],
  ['prendre', 'ai', 'pris', 'dis-le après « une chose »'],
  ['avoir', 'ai', 'eu', 'celui de « avoir » est à savoir par cœur.'],
])('GRA-15 the participle of %s is looked for by its own end', (verb, radical, ending, said) => {
  const told = trial(compound(verb, radical, ending), 'ending')
  expect(told).toContain(said)
  expect(told.includes("s'accorde")).toBe(radical === 'sommes')
})

const SINGS = {
  verb: 'jouer',
  tense: 'présent',
  subject: 'tu',
  radical: 'jou',
  ending: 'es',
} as const

test('GRA-16 CP is told of the start and of the end of a verb', () => {
  for (const part of PARTS) expect(trial(SINGS, part, 'CP')).not.toMatch(/radical|terminaison/u)
  const word = { ...SINGS, text: 'joues', also: [] }
  expect(conjugationReason(word, 'présent', 'CP')).not.toMatch(/radical|terminaison/u)
  expect(conjugationReason(word, 'présent', 'CE1')).toMatch(/radical.*terminaison/u)
  for (const link of CHAIN_LINKS)
    expect(chainTrial(link, 'CP')).not.toMatch(/sujet|accord|déterminant|adjectif|\bnom\b/iu)
})

test('GRA-15 the verb to compare with has the same endings', () => {
  const model = (verb: string, tense: ConjugatedTense) =>
    /Pense à « (\p{L}+) » (?:au|à)/u.exec(trial({ ...SINGS, verb, tense }, 'both'))?.[1]
  expect(model('jouer', 'présent')).toBe('chanter')
  expect(model('chanter', 'présent')).toBe('parler')
  expect(model('choisir', 'présent')).toBe('finir')
  expect(model('finir', 'passé simple')).toBe('choisir')
  expect(model('venir', 'imparfait')).toBe('chanter')
  for (const verb of ['venir', 'voir', 'prendre']) expect(model(verb, 'présent')).toBeUndefined()
})

function form(verb: string, tense: ConjugatedTense, radical: string, ending: string): Missed {
  return { verb, tense, subject: 'il', radical, ending }
}

test.each([
  [form('pouvoir', 'futur', 'pour', 'ra'), 'il est à savoir par cœur'],
  [form('venir', 'futur', 'viend', 'ra'), 'il est à savoir par cœur'],
  [form('aller', 'futur', 'i', 'ra'), 'il est à savoir par cœur'],
  [form('chanter', 'futur', 'chante', 'ra'), "c'est le début de l'infinitif, « chanter »"],
  [form('nettoyer', 'futur', 'nettoie', 'ra'), 'le y devient i'],
  [form('jeter', 'présent', 'jett', 'e'), 'sa consonne double'],
  [form('manger', 'imparfait', 'mange', 'ait'), 'le son'],
  [form('prendre', 'imparfait', 'pren', 'ait'), 'celui du présent avec « nous »'],
  [form('venir', 'passé simple', 'v', 'int'), 'it et irent'],
  [form('avoir', 'passé simple', '', 'eut'), 'ut et urent'],
])(
  'GRA-15 a radical that is not that of the infinitive has a rule of its own: %o',
  (missed, said) => {
    expect(trial(missed, 'both')).toContain(said)
  },
)

test.each([
  ['Les enfants', '« ils » ou « elles »'],
  ['Mon frère et moi', '« nous »'],
  ['Ton frère et toi', '« vous »'],
  ['La voisine et sa sœur', '« ils » ou « elles »'],
  ['Le garçon', '« il » ou « elle »'],
])('GRA-15 the pronoun that replaces a subject is told: %s', (subject, pronouns) => {
  for (const tense of ['présent', 'futur', 'passé simple'] as const)
    expect(trial({ ...SINGS, tense, subject }, 'ending')).toContain(`par ${pronouns}.`)
  expect(trial(SINGS, 'ending')).not.toContain('Remplace')
})

test.each([
  [form('voir', 'passé simple', 'v', 'irent'), '« voir », sans oir'],
  [form('finir', 'passé simple', 'fin', 'it'), '« finir », sans ir'],
])('GRA-15 a wrong radical of the past is not told by its endings: %o', (missed, said) => {
  expect(trial(missed, 'radical')).toContain(said)
  expect(trial(missed, 'radical')).not.toContain('irent')
})

test('GRA-15 «pu» is said of nothing, and a participle is looked for where both parts are wrong', () => {
  expect(trial(compound('pouvoir', 'ont', 'pu'), 'ending')).not.toContain('une chose')
  expect(trial(compound('prendre', 'ont', 'pris'), 'both')).toContain('participe passé')
  expect(trial(compound('prendre', 'ont', 'pris'), 'radical')).toContain(
    'participe passé est juste',
  )
})

test('GRA-15 the auxiliary is looked for in its tense', () => {
  const auxiliary = (tense: ConjugatedTense) =>
    trial({ ...compound('choisir', 'avions', 'choisi'), tense }, 'both')
  expect(auxiliary('plus-que-parfait')).toContain("l'auxiliaire à l'imparfait")
  expect(auxiliary('passé composé')).toContain("l'auxiliaire au présent")
})

test('GRA-16 CM2 is told of the attribut du sujet by its name, the others by its place', () => {
  expect(chainTrial('attribute', 'CM2')).toContain("l'attribut du sujet")
  expect(chainTrial('attribute', 'CM1')).not.toContain('attribut')
})
