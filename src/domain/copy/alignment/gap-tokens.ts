import { withoutElision, wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords, type ReadToken } from './copy-words.ts'

/** «l'», with what was read of the line of the gap. */
const ARTICLE_ALONE = /^\p{L}+['\u2019]\P{L}*$/u

/** A token without the article that is printed before its gap; none of the article alone. */
function afterArticle<Token extends ReadToken>(token: Token): Token[] {
  const { text, other, verification } = token
  if (ARTICLE_ALONE.test(text)) return []
  const proposal = verification?.proposal
  return [
    {
      ...token,
      text: withoutElision(text),
      ...(other && { other: withoutElision(other) }),
      ...(proposal && { verification: { ...verification, proposal: withoutElision(proposal) } }),
    },
  ]
}

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
  const [whole, afterAnArticle] = [new Set<number>(), new Set<number>()]
  for (const [at, { tokens: found }] of aligned.entries()) {
    const key = words[at]?.key ?? ''
    const into = wanted.has(key) ? whole : wanted.has(withoutElision(key)) ? afterAnArticle : null
    for (const token of found) into?.add(token)
  }
  return tokens.flatMap((token, at) => {
    if (whole.has(at)) return [token]
    return afterAnArticle.has(at) ? afterArticle(token) : []
  })
}
