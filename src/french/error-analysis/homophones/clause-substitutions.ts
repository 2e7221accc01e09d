/** «quand» and «c'est»: what can be said in their place depends on the clause that they open. */
import type { HomophoneUse } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from '../expected-word.ts'
import { trialIn } from '../sentence-trial.ts'
/** A homophone whose replacement is asked for. */
export interface Replaceable {
  readonly word: ExpectedWord
  readonly expected: string
  readonly use: HomophoneUse | null
  readonly language: Language
}

export type SubstituteMaker = (asked: Replaceable) => string | null

export function after({ sentence, place }: ExpectedWord): WordInContext | undefined {
  return sentence[place + 1]
}

const ASKING =
  /^(?:savoir|demander|dire|ignorer|deviner|décider|comprendre|expliquer|oublier|choisir|annoncer|indiquer|montrer|voir|rappeler)$/u

/** «je ne sais pas quand»: asked of a moment by the verb before. */
function isAskedBefore({ sentence, place }: ExpectedWord): boolean {
  const before = sentence.slice(0, place)
  const verb = before.findLast(
    ({ text }) => !/^(?:pas|plus|jamais|bien|encore|moi|toi)$/u.test(text),
  )
  return verb?.readings.some((one) => one.verb && ASKING.test(one.lemma)) ?? false
}

/** «lorsque», or «à quel moment» in a question; nothing behind a preposition, «depuis quand». */
export const quand: SubstituteMaker = ({ word, language }) => {
  const isLed = /^(?:depuis|à|pour|de|dès|même|sauf)$/u.test(
    lowerCaseText(word.sentence[word.place - 1]),
  )
  if (isLed) return null
  const isAsked = word.parsed?.words.at(-1)?.after.includes('?') === true && word.place < 2
  const isQuestion = isAsked || isAskedBefore(word)
  return trialIn(word, isQuestion ? 'à quel moment' : 'lorsque', language)
}

/** Behind «c'est», nobody says «cela est»: «c'est pourquoi», «c'est que». */
const NEVER_BEHIND_CELA =
  /^(?:que|qu'.*|à|pour|par|de|en|ainsi|alors|là|ici|toujours|lui|moi|toi|nous|vous|eux|elle|elles)$/u

/** «c'était lui qui réparait»: as «c'est» in its own tense; before another word, «cela». */
export const shortCe: SubstituteMaker = (asked) => {
  const { word, language } = asked
  return word.tag.startsWith('E')
    ? cest(asked)
    : trialIn(word, `cela ${word.core}`, language, { whole: true })
}

/** «cela est», «voilà pourquoi», or the negation: «ce n'est pas Léa qui chante». */
export const cest: SubstituteMaker = ({ word, language }) => {
  const { sentence, place } = word
  const form = word.elided === '' ? 'est' : word.core
  const next = lowerCaseText(after(word))
  if (/^(?:pourquoi|comment|où)$/u.test(next))
    return trialIn(word, 'voilà', language, { whole: true })
  const behind = sentence.slice(place + 1)
  const end = behind.findIndex(({ pause }) => pause)
  const clause = end < 0 ? behind : behind.slice(0, end)
  const isCleft = clause.some(({ text }) => /^(?:qui|que|qu'.*|dont)$/u.test(text))
  const isNegated = clause.slice(0, 2).some(({ text }) => /^(?:pas|jamais|plus)$/u.test(text))
  const isNamed = after(word)?.tag === 'L'
  // «c'étaient mes amis»: «cela» has no plural.
  const isPlural = word.tag.endsWith('p')
  if (!isCleft && !isNamed && !isPlural && !NEVER_BEHIND_CELA.test(next) && next !== '')
    return trialIn(word, `cela ${form}`, language, { whole: true })
  return isNegated || next === ''
    ? null
    : trialIn(word, `ce n'${form} pas`, language, { whole: true })
}
