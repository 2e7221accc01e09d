/** Reasons for the endings of verbs: the person that the subject asks, the tense, an order. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { afterSi, tenseWritten } from './after-si.ts'
import {
  agreementSubject,
  type FiniteVerb,
  finiteOf,
  finiteReadings,
  firstGroup,
  isLed,
  modelOf,
  objectBetween,
  pronounOf,
  type VerbCase,
  withPronoun,
} from './conjugated-verb.ts'
import { conjugationRule } from './conjugation-rules.ts'
import { gerundEnding } from './gerund-ending.ts'
import { joinedOrder, orderReadings } from './order-readings.ts'
import { participleLetter, replacedVerb } from './replaced-verb.ts'
import { searchedSubject } from './searched-subject.ts'
import { byHeart, stemRule } from './stem-rules.ts'
import { pronounFor } from './subject-pronoun.ts'
import { questionFor } from './subject-question.ts'
import { tenseClue } from './tense-clue.ts'
import { verbEnding } from './verb-ending.ts'

/** By a rule of conjugation that tells the two forms apart. */
export function explainConjugation(one: VerbCase): ErrorExplanation | null {
  const finite = finiteOf(one.word)
  if (finite === null) return null
  // «nous some»: no form of être, nor like one of another verb.
  const isEtre = /^(?:sommes|êtes)$/u.test(one.expected) && `${one.written}s` !== one.expected
  const isForm = finiteReadings(one.language.lexicon.analyse(one.written)).some(
    ({ lemma }) => lemma === 'être',
  )
  const known = isEtre && !isForm ? byHeart({ ...one, finite }) : null
  return known ?? conjugationRule({ ...one, finite })
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
  const subject = agreementSubject(word, finite)
  const pronoun = pronounOf(finite, subject)
  const model = modelOf(finite, ending, pronoun, language)
  if (subject === null && finite.person !== 3) {
    const ordered = finiteReadings(word.readings).some(({ tense }) => tense === 'impératif')
      ? imperativeReason(word, finite, ending, language)
      : null
    return ordered ?? personEnding(one, finite, ending)
  }
  const question = questionFor({ word: { ...word, subject }, finite, language })
  if (subject === null) return searchedSubject(one, finite, { question, ending, model })
  return {
    kind: 'subject-verb',
    expected,
    subject: subject.text,
    relation: subject.relation,
    core: subject.core,
    question,
    pronoun: pronounFor(subject, pronoun, language),
    ending,
    model,
    infinitive: firstGroup(one, finite, ending),
    between: objectBetween(word, subject),
  }
}

/** «Chante plus fort !»: a verb without a subject opens the sentence. */
function orderReason({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const own = orderReadings(word, language)
  const orders = own.length > 0 ? own : joinedOrder(word, language)
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
  if (word.core.toLocaleLowerCase('fr') === 'va')
    return { kind: 'imperative', expected: word.core, model: 'chante', ending }
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

/** «rangeai» and «rangeais» sound alike; «il rangea» and «il rangeait» do not. */
function pastOrImperfect(
  { expected, written, language }: VerbCase,
  finite: FiniteVerb,
): ErrorExplanation | null {
  const isPair = [expected, written].every((form) => /(?<!r)ais?$/u.test(form))
  if (!isPair || finite.person !== 1 || !/^(?:passé simple|imparfait)$/u.test(finite.tense))
    return null
  const own = finite.tense === 'imparfait' ? 'imparfait' : 'passé simple'
  const other = own === 'imparfait' ? 'passé simple' : 'imparfait'
  const [said, never] = ([own, other] as const).map((tense) =>
    simpleForm(finite.lemma, tense, { person: 3, number: 's' }, language.lexicon),
  )
  return said == null || never == null
    ? null
    : {
        kind: 'past-or-imperfect',
        expected,
        said: withPronoun('il', said, language),
        never: withPronoun('il', never, language),
      }
}

const SOUNDS_E = /(?:er|é|ée|és|ées|ez|ai|ais|ait|aient)$/u

/** «il franchit»: of the present or of the past, by its letters alone. */
function isPresentOrPast(word: ExpectedWord): boolean {
  const tenses = finiteReadings(word.readings).map(({ tense }) => tense)
  return tenses.includes('présent') && tenses.includes('passé simple')
}

/** «que nous finissions», where nothing before «que» asks for the one mood or the other. */
function isEitherMood(word: ExpectedWord): boolean {
  const tenses = finiteReadings(word.readings).map(({ tense }) => tense)
  const isPair = tenses.includes('imparfait') && tenses.includes('subjonctif')
  return isPair && isLed(word) && finiteOf(word)?.tense === 'imparfait'
}

function tenseEnding(one: VerbCase, finite: FiniteVerb): ErrorExplanation | null {
  const { word, expected, language } = one
  const ending = verbEnding(expected, word.readings)
  if (ending === null) return null
  const { subject } = word
  const person = pronounOf(finite, subject)
  const model = modelOf(finite, ending, person, language)
  const other = tenseWritten(one, finite)
  const isOn = subject !== null && /^(?:on|ça|cela|ce|c')$/u.test(subject.text)
  // «c'était»
  const pronoun = isOn ? subject.text.replace(/^c[e']$/u, 'cela') : person
  const isNamed = subject !== null && subject.relation !== 'pronoun' && subject.core !== pronoun
  const named = isNamed && !isOn ? pronounFor(subject, pronoun, language) : null
  const core = isNamed ? subject.core : null
  return {
    kind: 'tense-ending',
    expected,
    tense: isPresentOrPast(word) || isEitherMood(word) ? 'ici' : finite.tense,
    pronoun: named ?? pronoun,
    core,
    ending,
    model,
    other,
    clue: other === null || isEitherMood(word) ? null : tenseClue(word, finite.tense),
  }
}

/** «mangé» for «manger», «partit» for «partir», «prender» for «prendre». */
function isEndingOfOther({ word, expected, written }: VerbCase): boolean {
  const isInfinitive = word.readings.some(({ verb }) => verb?.kind === 'infinitive')
  // «nous avons observe».
  const isBare = word.auxiliary !== null && /é(?:e?s?)$/u.test(expected) && /es?$/u.test(written)
  return isInfinitive || isBare || (SOUNDS_E.test(expected) && SOUNDS_E.test(written))
}

/** By the stem that the copy invents before the vowel of the simple past. */
function ruleOf(one: VerbCase, finite: FiniteVerb): ErrorExplanation | null {
  const own =
    afterSi(one, finite) ??
    explainConjugation(one) ??
    futureOrConditional(one, finite) ??
    pastOrImperfect(one, finite)
  return own !== null && own.kind !== 'simple-past' ? own : (stemRule({ ...one, finite }) ?? own)
}

/** null when no reason is certain. */
export function explainTense(one: VerbCase): ErrorExplanation | null {
  const { word, expected, written } = one
  const told = isEndingOfOther(one) ? replacedVerb(one) : null
  const reason = told ?? participleLetter(one) ?? gerundEnding(one) ?? orderReason(one)
  if (reason) return reason
  const finite = finiteOf(word)
  if (finite === null) return null
  if (word.subject === null && finite.person !== 3) return explainSubjectAgreement(one)
  const rule = ruleOf(one, finite)
  if (rule) return rule
  const isTense =
    /^(?:imparfait|passé simple)$/u.test(finite.tense) || tenseWritten(one, finite) !== null
  if (!isTense && SOUNDS_E.test(expected) && SOUNDS_E.test(written))
    return explainSubjectAgreement(one)
  return tenseEnding(one, finite)
}
