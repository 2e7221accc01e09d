/** The last letter of a word, and whether it is heard without an e behind it. */
import type { Language } from '../../data/language.ts'
import { pronounce } from '../pronunciation.ts'
import type { SpellingRule } from './spelling-rules.ts'

/** «cet», «net», «sept», «but»: what is heard at the end of few words, though no e stands there. */
const HEARD_WITHOUT_E =
  /^(?:cet|set|net|sept|huit|but|brut|dot|chut|zut|test|ouest|est|granit|prompt|sud|bled|cap|cep|hop|stop|slip|clip|bus|os|as|vis|lis|sens|ours|mars|tous|fils|gaz|box|fax|index|fan|amen|rhum|album|maximum|minimum)$/u

/** «set» for «cette»: no e is asked for by the ear where the copy is heard as the word is. */
function isHeardWithoutE(written: string, { adjectives, nouns, lexicon }: Language): boolean {
  if (HEARD_WITHOUT_E.test(written.replace(/([tsp])\1$/u, '$1'))) return true
  const isTaught = nouns.has(written) || adjectives.has(written)
  return isTaught && lexicon.has(written) && isHeardLast(written) && /[tdspxz]$/u.test(written)
}

export const heardByE: SpellingRule = ({ word, expected, written, language }) => {
  const heard = /(?:(?<![tdspxz])[tdspxz]|(?<=[aeiouyéèêâîôû])[nm])$/u.exec(written)?.[0]
  const cluster =
    /(?:[^sc]c|[bcdfgptv][lr]|[lr][a-z]|ch|gn|rr|ss|ll|tt|ff|pp|ph|gu|qu|ps|s[tpmk]|nth|thm|gm|mn|nn|mm|[vbgj])$/u.exec(
      written,
    )?.[0]
  // «carott»: it is the t that would not be heard.
  const letter = heard ?? cluster?.replace(/^([st])\1$/u, '$1')
  const isAsked = letter !== undefined && !isHeardWithoutE(written, language)
  // «le», «de»: the e itself is heard.
  const isSyllable = /^(?:qu|[^aeiouyéèêâîôû]+)$/u.test(written)
  return `${written}e` === expected && isAsked && !isSyllable
    ? { kind: 'heard-by-e', expected: word.core, letter }
    : null
}

const EITHER_END =
  /^(?:tous|plus|six|dix|huit|os|fils|sens|ours|œufs?|bœufs?|but|fait|août|soit|ananas)$/u

/** «mote» for «mot»: the e would make the consonant heard. «miele» for «miel»: it is heard already. */
export const unheardE: SpellingRule = ({ word, expected, written }) => {
  // «cerfeuile»: no l is heard in «cerfeuil».
  if (written !== `${expected}e` || !/(?<![aeouœ]i)l$|[tdspxzf]$/u.test(expected)) return null
  const letter = expected.slice(-1)
  // «tous», «plus», «six», «os»: heard or not, by the sentence.
  if (EITHER_END.test(expected)) return null
  return isHeardLast(expected)
    ? { kind: 'heard-already', expected: word.core, letter }
    : { kind: 'unheard-e', expected: word.core, written, letter }
}

/** As `pronounce` writes the last letters that may be silent. */
const LAST_SOUNDS: Readonly<Record<string, RegExp>> = {
  t: /t$/u,
  d: /d$/u,
  s: /[sz]$/u,
  p: /p$/u,
  x: /s$/u,
  z: /z$/u,
  f: /f$/u,
  l: /[lj]$/u,
}

/** Whether the last consonant of a word is heard: the f of «chef», not the t of «mot». */
export function isHeardLast(word: string): boolean {
  return LAST_SOUNDS[word.slice(-1)]?.test(pronounce(word)) ?? true
}
