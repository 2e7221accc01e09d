/** «si j'aurais» for «si j'avais»: behind the «si» of a condition, never a conditional. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { ExpectedWord } from '../expected-word.ts'
import {
  type FiniteVerb,
  finiteReadings,
  modelOf,
  pronounOf,
  type VerbCase,
  withPronoun,
} from './conjugated-verb.ts'
import { verbEnding } from './verb-ending.ts'

/** The tense that the copy has instead, told by a form of the same verb; null without one. */
export function tenseWritten({ written, language }: VerbCase, finite: FiniteVerb) {
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

const ASKING = new Set('demander savoir ignorer voir dire vérifier comprendre'.split(' '))

/** In the clause that a «si» of condition opens; not «je me demande si». */
function isAfterSi({ parsed, at }: ExpectedWord): boolean {
  const words = parsed?.words.slice(0, at) ?? []
  const si = words.findLastIndex(
    ({ lower }, index) =>
      lower === 'si' || (lower === "s'" && /^ils?$/u.test(words[index + 1]?.lower ?? '')),
  )
  const isOwn = words.slice(si).every(({ tag, after }) => !/^[VHE]\d/u.test(tag) && after !== ', ')
  const isAsked = words
    .slice(0, Math.max(0, si))
    .some(({ analyses }) => analyses.some(({ lemma }) => ASKING.has(lemma)))
  return si >= 0 && isOwn && !isAsked
}

/** null where it is no such error. */
export function afterSi(one: VerbCase, finite: FiniteVerb): ErrorExplanation | null {
  const { word, expected, language } = one
  const ending = verbEnding(expected, word.readings)
  const isOther = tenseWritten(one, finite)?.tense === 'conditionnel'
  if (!isOther || ending === null || finite.tense !== 'imparfait' || !isAfterSi(word)) return null
  const pronoun = pronounOf(finite, word.subject)
  const model = modelOf(finite, ending, pronoun, language)
  return {
    kind: 'after-si',
    expected,
    said: withPronoun(pronoun, expected, language),
    ending,
    model,
  }
}
