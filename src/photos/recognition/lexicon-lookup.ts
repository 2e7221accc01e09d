/** All words of French, or those that word lists of primary school are made of. */
export type Vocabulary = 'language' | 'school'

/**
 * Answers which of the forms (lower case, or with the capital of a name) are words; `all` of the school's, none of the language's,
 * which are too many to be sent.
 */
export type LexiconLookup = (
  forms: readonly string[] | 'all',
  among: Vocabulary,
) => Promise<readonly string[]>

/** Also true for an elided word with its noun, and for a compound of words. */
export type IsKnownWord = (text: string) => boolean

const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|presqu)$/u
/** Any other single letter is a stray stroke. */
const ONE_LETTER = /^[aàyôo]$/u

/** In NFC, with straight apostrophes, without what precedes the first letter or follows the last. */
export function stripPunctuation(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’`´]/gu, "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function piecesOf(bare: string): string[] {
  return bare.split(/['-]/u).filter((piece) => piece !== '')
}

function formsOf(text: string): string[] {
  const bare = stripPunctuation(text)
  const lower = bare.toLocaleLowerCase('fr')
  return bare === '' ? [] : [lower, bare, ...piecesOf(lower), ...piecesOf(bare)]
}

function isKnown(text: string, words: ReadonlySet<string>): boolean {
  const bare = stripPunctuation(text)
  const lower = bare.toLocaleLowerCase('fr')
  if (lower.length <= 1) return ONE_LETTER.test(lower)
  if (words.has(lower) || words.has(bare)) return true
  const pieces = piecesOf(bare)
  return (
    pieces.length > 1 &&
    pieces.every((piece, i) => {
      const lowerPiece = piece.toLocaleLowerCase('fr')
      const elided = i < pieces.length - 1 && ELIDED.test(lowerPiece)
      return elided || words.has(lowerPiece) || words.has(piece)
    })
  )
}

export async function lookUpWords(
  texts: readonly string[],
  lexicon: LexiconLookup,
): Promise<IsKnownWord> {
  const words = new Set(await lexicon([...new Set(texts.flatMap(formsOf))], 'language'))
  return (text) => isKnown(text, words)
}
