/** Verbs among the teacher's words: infinitives, conjugated forms alone or with their pronoun, expressions. */
import type { Language } from '../../data/language.ts'
import type { Analysis, Gender, GrammarNumber, Person, Tense } from '../../morphology/features.ts'
import type { FiniteForm, Interpretation } from './interpretation.ts'

type FiniteReading = Extract<Interpretation, { kind: 'finite' }>

function finiteInterpretations(form: string, analyses: readonly Analysis[]): FiniteReading[] {
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
    subject: null,
  }))
}

function bareVerbInterpretations(form: string, language: Language): Interpretation[] {
  const [, pronoun, bare = form] = /^(se |s')(.+)$/u.exec(form) ?? []
  const analyses = language.lexicon.analyse(bare)
  const infinitive = analyses.some(({ verb }) => verb?.kind === 'infinitive')
  if (infinitive) {
    return [{ kind: 'infinitive', lemma: bare, form: bare, reflexive: pronoun !== undefined }]
  }
  if (pronoun !== undefined) return []
  const participles = analyses.flatMap(({ lemma, verb }): Interpretation[] =>
    verb?.kind === 'participle' ? [{ kind: 'participle', lemma, form }] : [],
  )
  return [...finiteInterpretations(form, analyses), ...participles]
}

const COMPOUND: ReadonlyMap<Tense, Tense> = new Map([
  ['présent', 'passé composé'],
  ['imparfait', 'plus-que-parfait'],
])

/** «avait mangé», «était partie»: an auxiliary and a participle. */
function compoundInterpretations(form: string, language: Language): FiniteReading[] {
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
    .flatMap(({ lemma, verb, gender }): FiniteReading[] =>
      verb?.kind === 'participle'
        ? [{ kind: 'finite', lemma, form, uses, gender, subject: null }]
        : [],
    )
}

/** «faire du vélo», «se serrer les coudes»: an infinitive and what follows it. */
function verbalExpressionInterpretations(form: string, language: Language): Interpretation[] {
  const [, pronoun, bare = form] = /^(se |s')(.+)$/u.exec(form) ?? []
  const [head = '', ...rest] = bare.split(' ')
  if (rest.length === 0) return []
  const infinitive = language.lexicon.analyse(head).some(({ verb }) => verb?.kind === 'infinitive')
  const reflexive = pronoun !== undefined
  return infinitive ? [{ kind: 'infinitive', lemma: bare, form: bare, reflexive }] : []
}

interface Pronoun {
  readonly person: Person
  readonly number: GrammarNumber
  readonly gender: Gender | null
}

const PRONOUNS: Readonly<Record<string, Pronoun>> = {
  je: { person: 1, number: 's', gender: null },
  tu: { person: 2, number: 's', gender: null },
  il: { person: 3, number: 's', gender: 'm' },
  elle: { person: 3, number: 's', gender: 'f' },
  on: { person: 3, number: 's', gender: null },
  nous: { person: 1, number: 'p', gender: null },
  vous: { person: 2, number: 'p', gender: null },
  ils: { person: 3, number: 'p', gender: 'm' },
  elles: { person: 3, number: 'p', gender: 'f' },
}

const WITH_PRONOUN = /^(que |qu')?(?:(je|tu|ils?|elles?|on|nous|vous) |(j)')(.+)$/iu

/** «se» of each person, as it stands before the verb. */
const REFLEXIVES: Readonly<Record<string, RegExp>> = {
  je: /^(?:me |m')/iu,
  tu: /^(?:te |t')/iu,
  nous: /^nous /iu,
  vous: /^vous /iu,
}
const REFLEXIVE_OF_OTHERS = /^(?:se |s')/iu

/** «nous prenons», «j'aime», «je me lève»: the form with the pronoun that it needs; «que je prenne», a subjonctif. */
function pronounInterpretations(text: string, language: Language): FiniteReading[] {
  const [, that, whole, elided, verb] = WITH_PRONOUN.exec(text) ?? []
  const subject = elided === undefined ? whole?.toLowerCase() : 'je'
  const pronoun = PRONOUNS[subject ?? '']
  if (subject === undefined || pronoun === undefined || verb === undefined) return []
  const form = verb.replace(REFLEXIVES[subject] ?? REFLEXIVE_OF_OTHERS, '')
  const bare = finiteInterpretations(form, language.lexicon.analyse(form))
  return [...bare, ...compoundInterpretations(form, language)].flatMap((interpretation) => {
    const uses = interpretation.uses.filter(
      ({ tense, person, number }) =>
        person === pronoun.person &&
        number === pronoun.number &&
        (that === undefined || tense === 'subjonctif'),
    )
    const gender = interpretation.gender ?? pronoun.gender
    return uses.length === 0 ? [] : [{ ...interpretation, uses, gender, subject }]
  })
}

export function verbInterpretations(form: string, language: Language): Interpretation[] {
  return [
    ...bareVerbInterpretations(form, language),
    ...compoundInterpretations(form, language),
    ...pronounInterpretations(form, language),
    ...verbalExpressionInterpretations(form, language),
  ]
}
