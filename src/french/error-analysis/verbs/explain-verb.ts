/** Reasons for the endings of verbs: the person that the subject asks, the tense, an order. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import type { ExpectedWord } from '../expected-word.ts'
import {
  type FiniteVerb,
  finiteOf,
  finiteReadings,
  modelOf,
  orderReadings,
  pronounOf,
  type VerbCase,
  withPronoun,
} from './conjugated-verb.ts'
import { conjugationRule } from './conjugation-rules.ts'
import { participleLetter, replacedVerb } from './replaced-verb.ts'
import { tenseClue } from './tense-clue.ts'
import { verbEnding } from './verb-ending.ts'

interface Asking {
  readonly word: ExpectedWord
  readonly finite: FiniteVerb
  readonly language: Language
}

/** Who or what is asked for: «Qui est-ce qui chante», «Qui est-ce qui a gagné». */
function questionFor({ word, finite, language }: Asking): string {
  const { subject, parsed, at } = word
  const isReflexive = /^(?:se|s')$/u.test(parsed?.words[at - 1]?.lower ?? '')
  const third = simpleForm(finite.lemma, finite.tense, { person: 3, number: 's' }, language.lexicon)
  const head = subject?.core.split(/[\s']/u).at(-1) ?? ''
  const lemma = language.lexicon.analyse(head).find(({ nature }) => nature === 'nom')?.lemma ?? head
  const entry = language.nouns.get(lemma)?.[0] ?? language.nouns.get(head)?.[0]
  const isThing = entry !== undefined && !/^(?:personne|animal)/u.test(entry.nounClass)
  const next = parsed?.words[at + 1]
  const participle = /^[HE]/u.test(word.tag) && next?.tag === 'VK' ? ` ${next.text}` : ''
  const verb = (third ?? finite.lemma) + participle
  const vowel = startsWithVowelSound(verb, language.aspirated)
  const clitic = isReflexive ? (vowel ? "s'" : 'se ') : ''
  return `${isThing ? "Qu'est-ce qui" : 'Qui est-ce qui'} ${clitic}${verb}`
}

/** By a rule of conjugation that tells the two forms apart; null for what is no conjugated verb. */
export function explainConjugation(one: VerbCase): ErrorExplanation | null {
  const finite = finiteOf(one.word)
  return finite && conjugationRule({ ...one, finite })
}

/** The subject is not certain: by the question that finds it. */
function searchedSubject(
  { word, expected }: VerbCase,
  { number }: FiniteVerb,
  { question, ending }: { readonly question: string; readonly ending: string },
): ErrorExplanation | null {
  const opens = finiteReadings(word.readings).some(({ tense }) => tense === 'impératif')
  return opens && word.first ? null : { kind: 'find-subject', expected, question, ending, number }
}

/** By the pronoun of a verb whose subject is not certain. */
function personEnding(
  { word, expected, language }: VerbCase,
  finite: FiniteVerb,
  ending: string,
): ErrorExplanation {
  const pronoun = pronounOf(finite, word.subject)
  const model = modelOf(finite, ending, pronoun, language)
  const { tense } = finite
  const nothing = { core: null, other: null, clue: null }
  return { kind: 'tense-ending', expected, tense, pronoun, ending, model, ...nothing }
}

/** By the subject of the verb, or by how to look for it. */
export function explainSubjectAgreement(one: VerbCase): ErrorExplanation | null {
  const { word, expected, language } = one
  const finite = finiteOf(word)
  const ending = verbEnding(expected, word.readings)
  if (finite === null || ending === null) return null
  const rule = orderReason(one) ?? explainConjugation(one)
  if (rule !== null) return rule
  const { subject } = word
  const pronoun = pronounOf(finite, subject)
  const model = modelOf(finite, ending, pronoun, language)
  if (subject === null && finite.person !== 3) {
    const isOrder = finiteReadings(word.readings).some(({ tense }) => tense === 'impératif')
    const ordered = isOrder ? imperativeReason(word, finite, ending, language) : null
    return ordered ?? personEnding(one, finite, ending)
  }
  const question = questionFor({ word, finite, language })
  if (subject === null) return searchedSubject(one, finite, { question, ending })
  const isPronoun = subject.relation === 'pronoun' || subject.text === pronoun
  return {
    kind: 'subject-verb',
    expected,
    subject: subject.text,
    relation: subject.relation,
    core: subject.core,
    question,
    pronoun: isPronoun ? null : pronoun,
    ending,
    model,
  }
}

/** «Chante plus fort !»: a verb without a subject opens the sentence. */
function orderReason({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const orders = orderReadings(word, language)
  const [order] = finiteReadings(orders)
  if (order === undefined) return null
  const ending = verbEnding(expected, orders)
  return ending === null ? null : imperativeReason(word, order, ending, language)
}

function imperativeReason(
  word: ExpectedWord,
  finite: FiniteVerb,
  ending: string,
  language: Language,
): ErrorExplanation | null {
  for (const lemma of ['chanter', 'parler', 'finir', 'prendre', 'venir']) {
    const form = simpleForm(lemma, 'impératif', finite, language.lexicon)
    if (form !== null && lemma !== finite.lemma && form.endsWith(ending)) {
      return { kind: 'imperative', expected: word.core, model: form, ending }
    }
  }
  return null
}

/** «chanterai» and «chanterais» sound alike; «chanterons» and «chanterions» do not. */
function futureOrConditional(
  { expected, written, language }: VerbCase,
  finite: FiniteVerb,
): ErrorExplanation | null {
  const isPair = /rai$/u.test(expected)
    ? /rai(?:s|t|ent)$/u.test(written)
    : /rais$/u.test(expected) && /rai(?:t|ent)?$/u.test(written)
  if (!isPair || finite.person !== 1) return null
  const plural = simpleForm(
    finite.lemma,
    finite.tense,
    { person: 1, number: 'p' },
    language.lexicon,
  )
  return plural === null
    ? null
    : { kind: 'future-or-conditional', expected, plural: `nous ${plural}` }
}

const SOUNDS_E = /(?:er|é|ée|és|ées|ez|ai|ais|ait|aient)$/u

/** The tense that the copy has instead, told by a form of the same verb; null without one. */
function tenseWritten({ written, language }: VerbCase, finite: FiniteVerb) {
  const others = finiteReadings(language.lexicon.analyse(written)).filter(
    ({ lemma }) => lemma === finite.lemma,
  )
  const other =
    others.find(({ person, number }) => person === finite.person && number === finite.number) ??
    others[0]
  const isOther = other !== undefined && others.every(({ tense }) => tense !== finite.tense)
  return isOther && /^(?:présent|imparfait|futur|conditionnel|passé simple)$/u.test(other.tense)
    ? { form: withPronoun(pronounOf(other, null), written, language), tense: other.tense }
    : null
}

/** «il franchit»: of the present or of the past, by its letters alone. */
function isPresentOrPast(word: ExpectedWord): boolean {
  const tenses = new Set(finiteReadings(word.readings).map(({ tense }) => tense))
  return tenses.has('présent') && tenses.has('passé simple')
}

function tenseEnding(one: VerbCase, finite: FiniteVerb): ErrorExplanation | null {
  const { word, expected, language } = one
  const ending = verbEnding(expected, word.readings)
  if (ending === null) return null
  const pronoun = pronounOf(finite, word.subject)
  const model = modelOf(finite, ending, pronoun, language)
  const other = tenseWritten(one, finite)
  const { subject } = word
  const isNamed = subject !== null && subject.relation !== 'pronoun' && subject.core !== pronoun
  const core = isNamed ? subject.core : null
  return {
    kind: 'tense-ending',
    expected,
    tense: isPresentOrPast(word) ? 'ici' : finite.tense,
    pronoun,
    core,
    ending,
    model,
    other,
    clue: other === null ? null : tenseClue(word, finite.tense),
  }
}

/** null when no reason is certain. */
export function explainTense(one: VerbCase): ErrorExplanation | null {
  const { word, expected, written } = one
  const told = SOUNDS_E.test(expected) && SOUNDS_E.test(written) ? replacedVerb(one) : null
  const reason = told ?? participleLetter(one) ?? orderReason(one)
  if (reason) return reason
  const finite = finiteOf(word)
  if (finite === null) return null
  if (word.subject === null && finite.person !== 3) return explainSubjectAgreement(one)
  const rule = explainConjugation(one) ?? futureOrConditional(one, finite)
  if (rule) return rule
  const isTense =
    /^(?:imparfait|passé simple)$/u.test(finite.tense) || tenseWritten(one, finite) !== null
  if (!isTense && SOUNDS_E.test(expected) && SOUNDS_E.test(written))
    return explainSubjectAgreement(one)
  return tenseEnding(one, finite)
}
