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

/** The form with its space where it has two words. */
function wordOf(missed: Missed) {
  const isCompound = missed.tense === 'passé composé' || missed.tense === 'plus-que-parfait'
  const text = missed.radical + (isCompound ? ' ' : '') + missed.ending
  return { ...missed, text, also: [] }
}

/** Written with that part wrong: «zz» is the start and the end of no form. */
const WRITTEN = {
  radical: ({ text, radical }) => `zz${text.slice(radical.length)}`,
  ending: ({ text, ending }) => `${text.slice(0, text.length - ending.length)}es`,
  both: () => 'zz',
} as const satisfies Readonly<
  Record<(typeof PARTS)[number], (word: ReturnType<typeof wordOf>) => string>
>

function trial(missed: Missed, part: (typeof PARTS)[number], level: Level = 'CM1'): string {
  const word = wordOf(missed)
  // «es» is an end of its own.
  const given = WRITTEN[part](word)
  return hint(missed, given === word.text ? `${given.slice(0, -2)}ais` : given, level)
}

function hint(missed: Missed, given: string, level: Level = 'CM1'): string {
  return conjugationTrial(wordOf(missed), missed, { given, level }).replaceAll('\u00a0', ' ')
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
  expect(auxiliary('plus-que-parfait')).toContain("l'auxiliaire, être ou avoir à l'imparfait")
  expect(auxiliary('passé composé')).toContain("l'auxiliaire, être ou avoir au présent")
})

test('GRA-16 CM2 is told of the attribut du sujet by its name, the others by its place', () => {
  expect(chainTrial('attribute', 'CM2')).toContain("l'attribut du sujet")
  expect(chainTrial('attribute', 'CM1')).not.toContain('attribut')
})

test.each([
  ['as lancé', 'radical', 'Récite « avoir » au présent'],
  ['ai lancé', 'radical', 'Récite « avoir » au présent'],
  ['avait lancé', 'radical', 'change avec la personne et le temps'],
  ['est lancé', 'radical', 'est-ce être, ou avoir ?'],
  ['a lancer', 'ending', "l'auxiliaire est juste"],
  ['as lancer', 'both', 'commence par'],
])('GRA-15 «%s» for «a lancé» is told by the word that is wrong (%s)', (given, part, said) => {
  const throws = { ...compound('lancer', 'a', 'lancé'), subject: 'il' }
  const told = hint(throws, given)
  expect(told).toContain(said)
  expect(told.includes("l'auxiliaire est juste")).toBe(part === 'ending')
  expect(told.includes('participe passé est juste')).toBe(part === 'radical')
  expect(told.includes('être, ou avoir ?')).toBe(given === 'est lancé')
})

test('GRA-16 before CM1 a form of two words has a first and a second word', () => {
  const throws = { ...compound('lancer', 'a', 'lancé'), subject: 'il' }
  for (const level of ['CE1', 'CE2'] as const) {
    for (const given of ['as lancé', 'est lancé', 'ais lancé', 'a lancer', 'lança', 'zz'])
      expect(hint(throws, given, level)).not.toMatch(/auxiliaire|participe/u)
    const reason = conjugationReason(wordOf(throws), 'passé composé', level)
    expect(reason).not.toMatch(/auxiliaire|participe/u)
    expect(reason.replaceAll('\u00a0', ' ')).toContain('« avoir » au présent')
  }
  expect(conjugationReason(wordOf(throws), 'passé composé', 'CM1')).toContain('auxiliaire')
})

test.each([
  [form('jeter', 'présent', 'jet', 'ons'), 'jettons'],
  [form('jeter', 'imparfait', 'jet', 'ais'), 'jettais'],
  [form('appeler', 'imparfait', 'appel', 'ais'), 'appellais'],
  [form('prendre', 'présent', 'pren', 'ons'), 'prennons'],
  [form('venir', 'présent', 'ven', 'ons'), 'vennons'],
  [form('venir', 'imparfait', 'ven', 'ait'), 'vennait'],
])(
  'GRA-15 a consonant doubled at the end of a radical is none of the ending: %o',
  (missed, given) => {
    expect(hint(missed, given)).toContain('la terminaison du verbe est juste')
  },
)

test.each([
  [form('venir', 'passé simple', 'v', 'int'), 'venit'],
  [form('pouvoir', 'passé simple', 'p', 'ut'), 'pouvit'],
  [form('pouvoir', 'passé simple', 'p', 'urent'), 'pouvèrent'],
])('GRA-15 a radical that is lost is not told to be right: %o', (missed, given) => {
  expect(hint(missed, given)).not.toContain('est juste')
  expect(hint(missed, given)).not.toMatch(/sans (?:ouvoir|enir)/u)
})
