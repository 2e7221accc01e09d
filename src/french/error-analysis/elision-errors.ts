/** Errors on the elided word before another that the ear does not decide, or that was left out: «on n'a pas», «c'était», «l'école». */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { type ExpectedWord, lowerCaseText } from './expected-word.ts'

const NEGATIONS = new Set(
  'pas plus jamais rien personne aucun aucune guère point ni que'.split(' '),
)

/** Words over which the second word of a negation is looked for. */
const REACH = 5

/** The second word of the negation that starts before a verb, after «on», where its n' is not heard; null without one. */
function negationAfter({ sentence, place }: ExpectedWord): string | null {
  const after = sentence.slice(place + 1, place + 1 + REACH)
  const found = after.find((word) => NEGATIONS.has(lowerCaseText(word)))
  return found ? lowerCaseText(found) : null
}

function isAfterOn({ sentence, place }: ExpectedWord): boolean {
  return /^(?:l'|qu')?on$/u.test(lowerCaseText(sentence[place - 1]))
}

/** Why «n'» is written or not after «on»; null when that is not the error, or nothing tells it. */
export function negationReason(word: ExpectedWord, written: string): ErrorExplanation | null {
  if (!isAfterOn(word)) return null
  const whole = word.text.toLocaleLowerCase('fr')
  const negation = negationAfter(word)
  if (whole === `n'${written}`) {
    return negation === null ? null : { kind: 'negation', expected: whole, negation }
  }
  const isTooMany = written === `n'${whole}` && negation === null
  return isTooMany ? { kind: 'no-negation', expected: whole } : null
}

const SAME_SOUND: ReadonlyMap<string, string> = new Map([
  ["c'", "s'"],
  ["s'", "c'"],
])

/** Whether «c'» stands for «s'» or the other way round, and nothing else is wrong. */
export function isSwappedElision(
  { elided }: ExpectedWord,
  whole: string,
  written: string,
): boolean {
  const other = SAME_SOUND.get(elided)
  return other !== undefined && written === other + whole.slice(elided.length)
}

/** The class of an error on the elision alone; null for any other. Both forms in lower case. */
export function elisionClass(
  word: ExpectedWord,
  whole: string,
  written: string,
): ErrorClass | null {
  if (isSwappedElision(word, whole, written)) return 'homophone'
  if (isAfterOn(word) && (whole === `n'${written}` || written === `n'${whole}`)) return 'homophone'
  return word.elided !== '' && written === whole.slice(word.elided.length) ? 'oubli' : null
}
