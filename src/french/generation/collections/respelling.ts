/** Words given in the spelling of 1990: lines are written in the traditional one, and told in the one that was given. */
import { isSpellingVariant } from '../../../domain/copy/text/spelling-1990.ts'
import { type Sentence, textOfTokens } from '../../sentence.ts'
import type { GivenWord } from '../request/interpretation.ts'

/** «ile» as «île», which must then stand in that form; any other word is itself. */
export function traditional(word: GivenWord): GivenWord {
  const [sense] = word.interpretations
  const lemma =
    sense?.kind === 'noun' ? sense.noun.lemma : sense?.kind === 'infinitive' ? sense.lemma : null
  if (lemma === null || lemma === word.text || !isSpellingVariant(lemma, word.text)) return word
  const known =
    sense?.kind === 'noun' || sense?.kind === 'infinitive' ? [{ ...sense, form: lemma }] : []
  return { text: lemma, asGiven: true, interpretations: known }
}

/** The sentence with the words as they were given. */
export function respelled(
  sentence: Sentence,
  given: readonly GivenWord[],
  searched: readonly GivenWord[],
): Sentence {
  const spellings = new Map(
    searched.flatMap(({ text }, at) => {
      const own = given[at]?.text ?? text
      return own === text ? [] : [[text, own] as const]
    }),
  )
  if (spellings.size === 0) return sentence
  const tokens = sentence.tokens.map((token) => {
    const own = spellings.get(token.text.toLocaleLowerCase('fr'))
    if (own === undefined) return token
    const isCapital = token.text.charAt(0) !== token.text.charAt(0).toLocaleLowerCase('fr')
    return {
      ...token,
      text: isCapital ? own.charAt(0).toLocaleUpperCase('fr') + own.slice(1) : own,
    }
  })
  return { ...sentence, tokens, text: textOfTokens(tokens) }
}
