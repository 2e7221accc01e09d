/** Errors on an elided word: not decided by ear («on n'a pas», «c'était» or «s'était»), or left out («école» for «l'école»). */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { editCost } from '../../domain/copy/text/word-distance.ts'
import type { Language } from '../data/language.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { type ExpectedWord, lowerCaseText } from './expected-word.ts'
import { isTaughtForm } from './homophones/lexical-homophone.ts'
import { pronounce, pronounceByRules, soundsAlike } from './pronunciation.ts'

const NEGATIONS = new Set(
  'pas plus jamais rien personne aucun aucune guère point ni que'.split(' '),
)

/** In words, from the verb to the second word of its negation. */
const NEGATION_WINDOW = 5

/** The second word of the negation («pas», «jamais»); null without one. */
function negationAfter({ sentence, place }: ExpectedWord): string | null {
  const after = sentence.slice(place + 1, place + 1 + NEGATION_WINDOW)
  const found = after.find((word) => NEGATIONS.has(lowerCaseText(word)))
  return found ? lowerCaseText(found) : null
}

function isAfterOn({ sentence, place }: ExpectedWord): boolean {
  return /^(?:l'|qu')?on$/u.test(lowerCaseText(sentence[place - 1]))
}

/** Why «n'» is written or not after «on», where liaison hides it; null for any other error. */
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

/** «c'» for «s'» or the other way round, and nothing else. */
export function isSwappedElision(
  { elided }: ExpectedWord,
  whole: string,
  written: string,
): boolean {
  const other = SAME_SOUND.get(elided)
  return other !== undefined && written === other + whole.slice(elided.length)
}

/** «c'était» for «s'étaient»: the copy with each of its two errors alone; null for any other error. */
export function swappedElision(
  { elided }: ExpectedWord,
  whole: string,
  written: string,
): { readonly swapped: string; readonly rest: string } | null {
  const other = SAME_SOUND.get(elided)
  const core = whole.slice(elided.length)
  const rest = other !== undefined && written.startsWith(other) ? written.slice(2) : core
  return rest === core ? null : { swapped: other + core, rest: elided + rest }
}

/** null when the error is not on the elided word alone. Both forms in lower case. */
export function elisionClass(
  word: ExpectedWord,
  whole: string,
  written: string,
): ErrorClass | null {
  if (isSwappedElision(word, whole, written)) return 'homophone'
  if (isAfterOn(word) && (whole === `n'${written}` || written === `n'${whole}`)) return 'homophone'
  return word.elided !== '' && written === whole.slice(word.elided.length) ? 'oubli' : null
}

/** «con» for «qu'on», «sétait» for «c'était»: the sound is written otherwise. */
const SPELT_START: ReadonlyMap<string, RegExp> = new Map([
  ['qu', /^(?:qu(?!n)|[cqk])/u],
  ['jusqu', /^jus(?:qu|[cqk])/u],
  ['c', /^(?:c|ss?)/u],
  ['s', /^(?:c|ss?)/u],
  ['j', /^(?:j|ge?)/u],
])

/** «la ogresse», «de une»: the small word written whole, put back as it should be; null for any other error. */
function unelided({ elided, text }: ExpectedWord, written: string): string | null {
  const [, full = '', rest = ''] =
    /^(l[ea]|[djmtsnc]e|si|que|jusque|lorsque|puisque) +(\S+)$/iu.exec(written) ?? []
  const letters = elided.replace("'", '')
  // «la vion» for «l'avion»: no letter is missing, it stands on the wrong side.
  const bare = (form: string): string => form.toLocaleLowerCase('fr').replace(/[\s'’]/gu, '')
  if (bare(written) === bare(text)) return null
  const isSmall = letters !== '' && full.slice(0, -1).toLocaleLowerCase('fr') === letters
  return isSmall ? `${full.slice(0, -1)}'${rest}` : null
}

/** «sacélère»: without the s, the copy comes nearer to «accélère». */
function isNearer(rest: string, own: string, whole: string): boolean {
  const cost = editCost(rest, own)
  return own.length > 4 && cost * 3 <= own.length && cost <= editCost(whole, own)
}

/** «d'abitude» for «dabitude»: the apostrophe put back where what follows it is misspelt as well; null for any other error. */
function gluedElision(
  { elided, core, readings }: ExpectedWord,
  written: string,
  language: Language,
): string | null {
  const letters = elided.replace("'", '')
  const low = written.toLocaleLowerCase('fr')
  const start = SPELT_START.get(letters)?.exec(low)?.[0] ?? letters
  if (letters === '' || /['\s]/u.test(low) || !low.startsWith(start)) return null
  // «long» for «l'ont» is another word.
  if (isTaughtForm(low, language) || CLOSED_CLASS_WORDS.has(low)) return null
  const [rest, own] = [low.slice(start.length), core.toLocaleLowerCase('fr')]
  const isPlural = readings.some(({ verb }) => verb?.kind === 'finite' && verb.number === 'p')
  const isSame =
    soundsAlike(pronounce(rest), pronounce(own, isPlural)) ||
    soundsAlike(pronounceByRules(rest), pronounceByRules(own)) ||
    isNearer(rest, own, low)
  const isKept = rest !== own || start !== letters
  const isAlike = (rest.length > 1 || /^[aàyéèo]$/u.test(rest)) && isKept && isSame
  const opened = /^\p{Lu}/u.test(written)
    ? letters.charAt(0).toUpperCase() + letters.slice(1)
    : letters
  return isAlike ? `${opened}'${written.slice(start.length)}` : null
}

/** The copy with the elided word put back as it should be, so that the rest is told by itself; null where its elision is no error. */
export function repairElision(
  word: ExpectedWord,
  written: string,
  language: Language,
): string | null {
  return unelided(word, written) ?? gluedElision(word, written, language)
}
