/** The words of a plain text, as they are written. */
import type { Language } from '../data/language.ts'
import type { Analysis } from './features.ts'

export interface TextToken {
  readonly text: string
  readonly lower: string
  /** Whether a hyphen joins it to the word before: «va-t-il», «prends-le». */
  readonly joined: boolean
  /** What stands between it and the next word. */
  readonly after: string
}

const WORD = /(-?)((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)'|[\p{L}\d]+(?:[-'’][\p{L}\d]+)*)/giu
const HANGING =
  /^(.+?)-(?:(t)-)?(je|tu|ils?|elles?|on|nous|vous|les?|la|lui|leur|moi|toi|en|y|ce|ci|là)$/iu

function word(text: string, joined: boolean, after: string): TextToken {
  return { text, lower: text.toLocaleLowerCase('fr'), joined, after }
}

/** A hyphenated word whole («grand-mère»), unless a pronoun hangs on it («dit-elle»). */
function parted(text: string, joined: boolean, after: string, language: Language): TextToken[] {
  const [, verb, , pronoun] = HANGING.exec(text) ?? []
  const whole = verb === undefined || pronoun === undefined
  if (whole || language.lexicon.has(text.toLocaleLowerCase('fr')))
    return [word(text, joined, after)]
  return [...parted(verb, joined, '-', language), word(pronoun, true, after)]
}

/** Words in their order, elided ones («l'») apart. */
export function tokenise(sentence: string, language: Language): TextToken[] {
  const found = [...sentence.matchAll(WORD)]
  return found.flatMap((match, at) => {
    const [all, hyphen = '', text = ''] = match
    const after = sentence.slice(match.index + all.length, found[at + 1]?.index ?? sentence.length)
    return parted(text, hyphen !== '', after, language)
  })
}

/** All readings of a word, with and without its capital. */
export function analyseToken({ text, lower }: TextToken, language: Language): readonly Analysis[] {
  const own = language.lexicon.analyse(lower)
  return text === lower ? own : [...own, ...language.lexicon.analyse(text)]
}
