/** Whom a sentence tells of: its first subject, as it stands there. */
import type { Language } from '../data/language.ts'
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { Sentence, Token } from '../sentence.ts'

export interface SentenceSubject {
  /** In lower case: «léa», «le pompier». */
  readonly phrase: string
  /** Places of its words. */
  readonly from: number
  readonly to: number
  readonly gender: Gender
  readonly number: GrammarNumber
}

const SOMEBODY = /^(?:personne|animal)/u

/** Whether the word names a person or an animal. */
export function namesSomebody({ text, nature, lemma }: Token, { nouns }: Language): boolean {
  if (nature !== 'nom') return false
  return (
    /^\p{Lu}/u.test(lemma ?? text) ||
    (nouns.get(lemma ?? '') ?? []).some(({ nounClass }) => SOMEBODY.test(nounClass))
  )
}

const NAMED = /^(?:(?:le|la|les|l'|mon|ma|mes|notre|nos) ?)?\p{L}[\p{L} '-]*$/u
const UNNAMED = /^(?:une?|des|ce|cet|cette|ces|on|rien|personne|tout le monde|chaque .*)\b/u

function phraseOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, after }) => text + after)
    .join('')
    .trim()
    .toLocaleLowerCase('fr')
}

/** «la détective»: the article tells where the noun does not. */
function genderOf(phrase: string, { gender }: Token): Gender | null {
  if (/^(?:la|ma) /u.test(phrase)) return 'f'
  return phrase.startsWith('le ') ? 'm' : gender
}

/** null: nobody, or somebody not yet known, «un chien», or several side by side. */
export function firstSubject({ tokens }: Sentence, language: Language): SentenceSubject | null {
  const at = tokens.findIndex(({ grammarFunction, head }) => grammarFunction === 'sujet' && head)
  const head = tokens[at]
  if (head === undefined || !namesSomebody(head, language)) return null
  const from = tokens.findIndex(({ group }) => group === head.group)
  const to = tokens.findLastIndex(({ group }) => group === head.group)
  const own = tokens.slice(from, to + 1)
  const phrase = phraseOf(own)
  const gender = genderOf(phrase, head)
  const isOne = own.every(({ group, nature }) => group === head.group && nature !== 'conjonction')
  const isKnown = NAMED.test(phrase) && !UNNAMED.test(phrase)
  if (!isOne || !isKnown || gender === null || head.number === null) return null
  return { phrase, from, to, gender, number: head.number }
}
