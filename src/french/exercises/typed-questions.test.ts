/** Conjugation and chains of agreement against the lexicon, and against the endings that schools teach (GRA-17). */
import { expect, test } from 'vitest'
import { GAP } from '../../domain/grammar/exercise.ts'
import { LEVELS } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkGrammar } from '../checking/grammar-checker/check-grammar.ts'
import type { Person } from '../morphology/features.ts'
import { newSampler } from '../sampler.ts'
import { agreementQuestion } from './agreement-chains/agreement-questions.ts'
import { conjugatedWord, conjugationQuestion } from './conjugation-questions.ts'
import { PROGRAMME_TENSES, PROGRAMME_VERBS, PRONOUN_SUBJECTS } from './programme-verbs.ts'

const language = loadLanguage()

function scope(level: (typeof LEVELS)[number], seed = 1) {
  return { level, random: newSampler(seed), language }
}

const SIMPLE = ['présent', 'futur', 'imparfait', 'passé simple'] as const

test.each(LEVELS)('GRA-17 at %s each form of each verb is the one of the lexicon', (level) => {
  const wrong: string[] = []
  let forms = 0
  for (const { lemma } of PROGRAMME_VERBS[level]) {
    for (const tense of PROGRAMME_TENSES[level]) {
      for (const subject of PRONOUN_SUBJECTS) {
        const word = conjugatedWord(lemma, tense, subject, scope(level))
        const [finite = ''] = word?.text.split(' ') ?? []
        const simple = SIMPLE.find((one) => one === tense)
        const known = language.lexicon
          .analyse(finite)
          .some(
            ({ lemma: own, verb }) =>
              verb?.kind === 'finite' &&
              verb.person === subject.person &&
              verb.number === subject.number &&
              (simple === undefined || (own === lemma && verb.tense === simple)),
          )
        forms += 1
        if (!known || word?.radical === undefined) wrong.push(`${lemma} ${tense} ${subject.text}`)
      }
    }
  }
  expect(forms).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

const PLACES: Readonly<Record<'s' | 'p', readonly Person[]>> = { s: [1, 2, 3], p: [1, 2, 3] }

/** Endings of the school tables, in the order je, tu, il, nous, vous, ils. */
const REGULAR = [
  ['chanter', 'présent', 'chant', 'e es e ons ez ent'],
  ['chanter', 'futur', 'chant', 'erai eras era erons erez eront'],
  ['chanter', 'imparfait', 'chant', 'ais ais ait ions iez aient'],
  ['chanter', 'passé simple', 'chant', 'ai as a âmes âtes èrent'],
  ['finir', 'présent', 'fin', 'is is it issons issez issent'],
  ['finir', 'futur', 'fin', 'irai iras ira irons irez iront'],
  ['finir', 'imparfait', 'fin', 'issais issais issait issions issiez issaient'],
  ['être', 'présent', '', 'suis es est sommes êtes sont'],
  ['avoir', 'présent', '', 'ai as a avons avez ont'],
  ['aller', 'futur', '', 'irai iras ira irons irez iront'],
  ['faire', 'présent', '', 'fais fais fait faisons faites font'],
  ['dire', 'présent', '', 'dis dis dit disons dites disent'],
  ['venir', 'présent', '', 'viens viens vient venons venez viennent'],
  ['pouvoir', 'présent', '', 'peux peux peut pouvons pouvez peuvent'],
  ['voir', 'futur', '', 'verrai verras verra verrons verrez verront'],
  ['vouloir', 'présent', '', 'veux veux veut voulons voulez veulent'],
  ['prendre', 'présent', '', 'prends prends prend prenons prenez prennent'],
  ['manger', 'imparfait', 'mange', 'ais ais ait - - aient'],
  ['lancer', 'présent', '', 'lance lances lance lançons lancez lancent'],
  ['appeler', 'présent', '', 'appelle appelles appelle appelons appelez appellent'],
  ['jeter', 'présent', '', 'jette jettes jette jetons jetez jettent'],
  ['nettoyer', 'présent', '', 'nettoie nettoies nettoie nettoyons nettoyez nettoient'],
] as const

test.each(REGULAR)(
  'GRA-17 %s, %s, is as the school tables have it',
  (lemma, tense, stem, endings) => {
    const wanted = endings.split(' ').map((ending) => (ending === '-' ? null : stem + ending))
    const found = (['s', 'p'] as const).flatMap((number) =>
      PLACES[number].map((person) => {
        const subject = { text: 'il', person, number, gender: 'm' } as const
        return conjugatedWord(lemma, tense, subject, scope('CM2'))?.text
      }),
    )
    for (const [index, form] of wanted.entries()) if (form !== null) expect(found[index]).toBe(form)
  },
)

test('GRA-17 with être the participle agrees, and either is right where the subject does not tell', () => {
  const form = (text: string) => {
    const subject = PRONOUN_SUBJECTS.find((one) => one.text === text)
    return subject && conjugatedWord('aller', 'passé composé', subject, scope('CE2'))
  }
  expect(form('elles')).toMatchObject({ text: 'sont allées', also: [] })
  expect(form('nous')).toMatchObject({ text: 'sommes allés', also: ['sommes allées'] })
  // One who is told «vous».
  const polite = ['êtes allées', 'êtes allé', 'êtes allée']
  expect(form('vous')).toMatchObject({ text: 'êtes allés', also: polite })
  const vous = PRONOUN_SUBJECTS.find((one) => one.text === 'vous')
  for (const tense of ['présent', 'imparfait'] as const)
    expect(vous && conjugatedWord('être', tense, vous, scope('CE2'))?.also).toEqual([])
})

test.each([
  ['jeter', 'jette', 'rons'],
  ['appeler', 'appelle', 'rons'],
  ['nettoyer', 'nettoie', 'rons'],
  ['chanter', 'chante', 'rons'],
  ['finir', 'fini', 'rons'],
  ['pouvoir', 'pour', 'rons'],
  ['venir', 'viend', 'rons'],
  ['aller', 'i', 'rons'],
])(
  'GRA-17 the future of %s has its radical, and the ending of every verb',
  (lemma, radical, ending) => {
    const nous = { text: 'nous', person: 1, number: 'p', gender: null } as const
    expect(conjugatedWord(lemma, 'futur', nous, scope('CM1'))).toMatchObject({ radical, ending })
  },
)

test('GRA-16 at CP a chain changes the number or, without an adjective, the gender', () => {
  const drawn = Array.from({ length: 400 }, (_, seed) => agreementQuestion(scope('CP', seed)))
  const feminine = drawn.filter((question) =>
    /(?:chatte|chienne|lapine|voisine|danseuse|boulangère|musicienne)s?$/u.test(
      question?.changed.to ?? '',
    ),
  )
  expect(feminine.length).toBeGreaterThan(10)
  const adjectives = feminine.filter((question) =>
    question?.words.some(({ link }) => link === 'adjective'),
  )
  expect(adjectives).toEqual([])
})

test('GRA-16 at CP a chain has no plural but that in s', () => {
  const drawn = Array.from({ length: 400 }, (_, seed) => agreementQuestion(scope('CP', seed)))
  const forms = drawn.flatMap((question) => [
    question?.changed.from ?? '',
    question?.changed.to ?? '',
    ...(question?.words ?? []).flatMap(({ text, from }) => (text === from ? [] : [text, from])),
  ])
  expect(forms.length).toBeGreaterThan(400)
  expect(forms.filter((form) => /x$/u.test(form))).toEqual([])
})

test.each(LEVELS)('GRA-17 at %s a sentence with its form is right', (level) => {
  const { random } = scope(level)
  for (let drawn = 0; drawn < 60; drawn += 1) {
    const question = conjugationQuestion({ level, random, language })
    if (question === null || question.shape === 'table') continue
    const filled = question.sentence.replace(GAP, question.words[0]?.text ?? '')
    expect(checkGrammar(filled, language)).toEqual([])
  }
})

test.each(LEVELS)('GRA-17 at %s a chain put right is right, and holds one gap a word', (level) => {
  const { random } = scope(level)
  for (let drawn = 0; drawn < 60; drawn += 1) {
    const question = agreementQuestion({ level, random, language })
    if (question === null) continue
    const { sentence, words, model, changed } = question
    expect(sentence.split(GAP)).toHaveLength(words.length + 1)
    expect(changed.from).not.toBe(changed.to)
    expect(words.some(({ text, from }) => text !== from)).toBe(true)
    const filled = words.reduce((text, word) => text.replace(GAP, word.text), sentence)
    expect([filled, checkGrammar(filled, language)]).toEqual([filled, []])
    expect([model, checkGrammar(model, language)]).toEqual([model, []])
  }
})

test('GRA-16 a chain says when, piles up no adjectives on a person, and lets no animal plan', () => {
  const models = LEVELS.flatMap((level) =>
    Array.from({ length: 200 }, (_, seed) => agreementQuestion(scope(level, seed))),
  ).flatMap((question) => question?.model ?? [])
  expect(models.length).toBeGreaterThan(500)
  const future = models.filter((model) => /[ei]r(?:a|ont) /u.test(model))
  expect(future.filter((model) => !model.startsWith('Demain, '))).toEqual([])
  expect(future.filter((model) => /chat|chien|lapin|cheva|tortue/u.test(model))).toEqual([])
  const person = /garçon|voisin|danseu|boulang|musicien/u
  const piled =
    /(?:bon|jeune|nouveau|gentil|grand|petit|vieux)\S* \S+ (?:belge|canadien|portugais|russe|chinois|breton|roux|blond|brun)/u
  expect(models.filter((model) => person.test(model) && piled.test(model))).toEqual([])
})

test('GRA-16 chains turn on many nouns, more in each class', () => {
  const nouns = (level: 'CP' | 'CM2') =>
    new Set(
      Array.from({ length: 600 }, (_, seed) => agreementQuestion(scope(level, seed)))
        .flatMap((question) => question?.changed.from ?? [])
        .map((noun) => noun.slice(0, 4)),
    ).size
  expect(nouns('CP')).toBeGreaterThanOrEqual(12)
  expect(nouns('CM2')).toBeGreaterThanOrEqual(20)
})

test('GRA-16 CM1 has participles that agree after être', () => {
  const models = (level: 'CE2' | 'CM1' | 'CM2') =>
    Array.from({ length: 600 }, (_, seed) => agreementQuestion(scope(level, seed))?.model ?? '')
  // A thing has neither an evening nor a mood.
  const thing = /(?:voiture|camion|bateau)\S* (?:\S+ )?étai/u
  expect(models('CM2').filter((model) => thing.test(model))).toEqual([])
  const participle = /\b(?:est|sont) (?:rentré|monté)e?s? /u
  expect(models('CM1').filter((model) => participle.test(model)).length).toBeGreaterThan(3)
  expect(models('CE2').filter((model) => participle.test(model))).toEqual([])
})
