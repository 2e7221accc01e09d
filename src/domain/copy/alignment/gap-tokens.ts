import { wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords, type ReadToken } from './copy-words.ts'

/**
 * What was read in the gaps of a printed sheet: the tokens that answer a word of the gaps when the whole sheet is aligned with the
 * whole text. A word that the sheet also prints elsewhere is taken along.
 */
export function gapTokens<Token extends ReadToken>(
  printed: string,
  gaps: string,
  tokens: readonly Token[],
): Token[] {
  const wanted = new Set(wordsOf(gaps).map(({ key }) => key))
  const words = wordsOf(printed)
  const { words: aligned } = alignCopy(words, copyWords(tokens))
  const kept = new Set(
    aligned.flatMap(({ tokens: found }, at) => (wanted.has(words[at]?.key ?? '') ? found : [])),
  )
  return tokens.filter((_, at) => kept.has(at))
}
