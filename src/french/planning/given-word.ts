/** Analysis of the teacher's words: what each may be, most likely first. */
import type { Language } from '../language.ts'
import type { Analysis, Tense } from '../morphology/forms.ts'
import { nounReadings } from './noun-readings.ts'
import { tidyText } from './plain-text.ts'
import type { FiniteForm, GivenWord, Reading } from './reading.ts'

function isCapitalised(form: string): boolean {
  return /^\p{Lu}/u.test(form)
}

function nameReadings(form: string, language: Language): Reading[] {
  if (!isCapitalised(form)) return []
  const hero = language.names.find(({ name }) => name === form)
  if (hero !== undefined) return [{ kind: 'name', form, gender: hero.gender }]
  const proper = language.lexicon.analyse(form).flatMap((analysis): Reading[] => {
    if (analysis.proper === 'first-name') return [{ kind: 'name', form, gender: analysis.gender }]
    return analysis.proper === 'place' ? [{ kind: 'city', form }] : []
  })
  return proper
}

function finiteReadings(form: string, analyses: readonly Analysis[]): Reading[] {
  const uses = new Map<string, FiniteForm[]>()
  for (const { lemma, verb } of analyses) {
    if (verb?.kind !== 'finite') continue
    const { tense, person, number } = verb
    uses.set(lemma, [...(uses.get(lemma) ?? []), { tense, person, number }])
  }
  return [...uses].map(([lemma, list]) => ({
    kind: 'finite',
    lemma,
    form,
    uses: list,
    gender: null,
  }))
}

function verbReadings(form: string, language: Language): Reading[] {
  const [, pronoun, bare = form] = /^(se |s')(.+)$/u.exec(form) ?? []
  const analyses = language.lexicon.analyse(bare)
  const infinitive = analyses.some(({ verb }) => verb?.kind === 'infinitive')
  if (infinitive) {
    return [{ kind: 'infinitive', lemma: bare, form: bare, reflexive: pronoun !== undefined }]
  }
  if (pronoun !== undefined) return []
  const participles = analyses.flatMap(({ lemma, verb }): Reading[] =>
    verb?.kind === 'participle' ? [{ kind: 'participle', lemma, form }] : [],
  )
  return [...finiteReadings(form, analyses), ...participles]
}

const COMPOUND: ReadonlyMap<Tense, Tense> = new Map([
  ['présent', 'passé composé'],
  ['imparfait', 'plus-que-parfait'],
])

/** «avait mangé», «était partie»: an auxiliary and a participle. */
function compoundReadings(form: string, language: Language): Reading[] {
  const [auxiliary = '', participle = '', ...rest] = form.split(' ')
  if (rest.length > 0 || participle === '') return []
  const uses = language.lexicon.analyse(auxiliary).flatMap(({ lemma, verb }): FiniteForm[] => {
    if (verb?.kind !== 'finite' || !['être', 'avoir'].includes(lemma)) return []
    const tense = COMPOUND.get(verb.tense)
    return tense === undefined ? [] : [{ tense, person: verb.person, number: verb.number }]
  })
  if (uses.length === 0) return []
  return language.lexicon
    .analyse(participle)
    .flatMap(({ lemma, verb, gender }): Reading[] =>
      verb?.kind === 'participle' ? [{ kind: 'finite', lemma, form, uses, gender }] : [],
    )
}

/** «faire du vélo»: an infinitive and what follows it. */
function verbalExpression(form: string, language: Language): Reading[] {
  const [head = '', ...rest] = form.split(' ')
  if (rest.length === 0 || /^(se|s')$/u.test(head)) return []
  const infinitive = language.lexicon.analyse(head).some(({ verb }) => verb?.kind === 'infinitive')
  return infinitive ? [{ kind: 'infinitive', lemma: form, form, reflexive: false }] : []
}

function adjectiveReadings(form: string, language: Language): Reading[] {
  return language.lexicon.analyse(form).flatMap((analysis): Reading[] => {
    if (analysis.nature !== 'adjectif') return []
    const { lemma, gender, number } = analysis
    return [{ kind: 'adjective', lemma, form, gender, number }]
  })
}

function curatedAdjective(form: string, language: Language): Reading[] {
  const known = language.adjectives.has(form)
  return known ? [{ kind: 'adjective', lemma: form, form, gender: 'm', number: 's' }] : []
}

function toolReadings(form: string, language: Language): Reading[] {
  const listed = (language.tools.get(form) ?? []).map(
    ({ nature }): Reading => ({ kind: 'tool', form, nature }),
  )
  if (listed.length > 0) return listed
  const adverb = language.lexicon
    .analyse(form)
    .find(({ nature }) => ['adverbe', 'préposition', 'conjonction'].includes(nature))
  return adverb ? [{ kind: 'tool', form, nature: adverb.nature }] : []
}

function numberReadings(form: string): Reading[] {
  if (/^1\d{3}$|^20\d{2}$/u.test(form)) return [{ kind: 'year', form }]
  return /^\d+$/u.test(form) ? [{ kind: 'number', form }] : []
}

/** How likely a reading is, by kind: in the tables written by hand, in the lexicon only. */
const RANKS: Readonly<Record<Reading['kind'], readonly [listed: number, unlisted: number]>> = {
  tool: [1, 8],
  noun: [2, 6],
  name: [2, 2],
  year: [2, 2],
  number: [2, 2],
  adjective: [3, 5.5],
  infinitive: [4, 5],
  finite: [4, 7],
  city: [7, 7],
  participle: [8, 8],
  unknown: [9, 9],
}

function isListed(reading: Reading, language: Language): boolean {
  switch (reading.kind) {
    case 'tool':
      return language.tools.has(reading.form)
    case 'noun':
      return reading.known
    case 'adjective':
      return language.adjectives.has(reading.lemma)
    case 'infinitive':
    case 'finite':
      return language.verbs.has(reading.lemma)
    default:
      return true
  }
}

/** Endings of adjectives: a form that the lexicon says is both, «candidat», is a noun without one of them. */
const ADJECTIVAL =
  /(eux|euse|if|ive|able|ible|ique|al|ale|el|elle|eau|é|ée|ant|ante|u|ue|bre|ide|ile)s?$/u

function rank(reading: Reading, language: Language): number {
  const preferred = language.homographs.get(reading.form)
  if (preferred !== undefined && matchesHomograph(reading, preferred)) return 0
  if (reading.kind === 'adjective' && !isListed(reading, language)) {
    const noun = language.lexicon
      .analyse(reading.form)
      .some(({ nature, lemma }) => nature === 'nom' && lemma === reading.form)
    const itself = reading.lemma === reading.form
    return ADJECTIVAL.test(reading.form) && (itself || !noun) ? 5.5 : 6.5
  }
  const [listed, unlisted] = RANKS[reading.kind]
  return isListed(reading, language) ? listed : unlisted
}

function matchesHomograph(
  reading: Reading,
  preferred: { readonly nature: string; readonly lemma: string },
): boolean {
  if (reading.kind === 'noun') {
    return preferred.nature === 'nom' && reading.noun.lemma === preferred.lemma
  }
  if (reading.kind === 'adjective') {
    return preferred.nature === 'adjectif' && reading.lemma === preferred.lemma
  }
  const verbal = ['finite', 'infinitive', 'participle'].includes(reading.kind)
  return verbal && 'lemma' in reading && preferred.nature === 'verbe'
    ? reading.lemma === preferred.lemma
    : false
}

function readingsOf(form: string, language: Language): Reading[] {
  const lower = form.toLocaleLowerCase('fr')
  const forms = lower === form ? [form] : [form, lower]
  const found = forms.flatMap((one): Reading[] => [
    ...numberReadings(one),
    ...nameReadings(one, language),
    ...toolReadings(one, language),
    ...nounReadings(one, language),
    ...curatedAdjective(one, language),
    ...adjectiveReadings(one, language),
    ...verbReadings(one, language),
    ...compoundReadings(one, language),
    ...verbalExpression(one, language),
  ])
  const ordered = found
    .map((reading, index) => ({ reading, order: rank(reading, language) + index / 1000 }))
    .sort((one, other) => one.order - other.order)
    .map(({ reading }) => reading)
  return ordered
}

/** The teacher's word with its readings; the last is always that it is unknown. */
export function readGivenWord(word: string, language: Language): GivenWord {
  const text = tidyText(word)
  const readings = readingsOf(text, language)
  const name: Reading[] =
    readings.length === 0 && isCapitalised(text) && !text.includes(' ')
      ? [{ kind: 'name', form: text, gender: null }]
      : []
  return { text, readings: [...readings, ...name, { kind: 'unknown', form: text }] }
}
