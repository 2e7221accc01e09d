/** Analysis of the teacher's words: what each may be, most likely first. */
import type { Language } from '../language.ts'
import type { Analysis } from '../morphology/forms.ts'
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
  return [...uses].map(([lemma, list]) => ({ kind: 'finite', lemma, form, uses: list }))
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

/** How likely a reading is: what people listed by hand first. */
function rank(reading: Reading, language: Language): number {
  const preferred = 'form' in reading ? language.homographs.get(reading.form) : undefined
  if (preferred !== undefined && matchesHomograph(reading, preferred)) return 0
  if (reading.kind === 'tool') return language.tools.has(reading.form) ? 1 : 7
  if (reading.kind === 'noun') return reading.known ? 2 : 6
  if (reading.kind === 'adjective') return language.adjectives.has(reading.lemma) ? 3 : 7
  if (reading.kind === 'name') return 2
  if (reading.kind === 'infinitive') return language.verbs.has(reading.lemma) ? 4 : 5
  if (reading.kind === 'finite') return language.verbs.has(reading.lemma) ? 4 : 7
  return reading.kind === 'participle' ? 8 : 9
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
