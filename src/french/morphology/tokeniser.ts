/** Tokenisation of a plain sentence. */
import type { Language } from '../data/language.ts'
import type { Analysis } from './features.ts'

export interface TextToken {
  readonly text: string
  readonly lower: string
  /** A hyphen joins it to the token before: «va-t-il», «prends-le». */
  readonly joined: boolean
  /** Characters between it and the next token. */
  readonly after: string
}

const WORD = /(-?)((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)'|[\p{L}\d]+(?:[-'’][\p{L}\d]+)*)/giu
const WITH_CLITIC =
  /^(.+?)-(?:(t)-)?(je|tu|ils?|elles?|on|nous|vous|les?|la|lui|leur|moi|toi|en|y|ce|ci|là)$/iu

function word(text: string, joined: boolean, after: string): TextToken {
  return { text, lower: text.toLocaleLowerCase('fr'), joined, after }
}

/** A hyphenated word is one token («grand-mère»), unless it ends with a clitic («dit-elle»). */
function parted(text: string, joined: boolean, after: string, language: Language): TextToken[] {
  const [, verb, , pronoun] = WITH_CLITIC.exec(text) ?? []
  const whole = verb === undefined || pronoun === undefined
  if (whole || language.lexicon.has(text.toLocaleLowerCase('fr')))
    return [word(text, joined, after)]
  return [...parted(verb, joined, '-', language), word(pronoun, true, after)]
}

/** Elided words («l'») are tokens of their own. */
export function tokenise(sentence: string, language: Language): TextToken[] {
  const found = [...sentence.matchAll(WORD)]
  return found.flatMap((match, at) => {
    const [all, hyphen = '', text = ''] = match
    const after = sentence.slice(match.index + all.length, found[at + 1]?.index ?? sentence.length)
    return parted(text, hyphen !== '', after, language)
  })
}

/** Every analysis, with and without the capital. */
export function analyseToken({ text, lower }: TextToken, language: Language): readonly Analysis[] {
  const own = language.lexicon.analyse(lower)
  return text === lower ? own : [...own, ...language.lexicon.analyse(text)]
}
