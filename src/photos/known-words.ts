/** Which of the forms that were read are words of the language: asked of whoever holds a lexicon, all at once. */

/** Every word of the language, or those that lists for school are made of. */
export type Vocabulary = 'language' | 'school'

/** Those of the given forms (lower case, or with the capital of a name) that are words. */
export type WhichAreWords = (
  forms: readonly string[],
  among: Vocabulary,
) => Promise<readonly string[]>

/** Whether a text that was read is a word, or an elided word with its noun. */
export type IsKnown = (text: string) => boolean

const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|presqu)$/u
/** A letter alone is a word only when it is one of these; others are strokes. */
const ONE_LETTER = /^[aàyôo]$/u

/** The letters of a word without what stands around it; apostrophes straight. */
export function bareWord(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’`´]/gu, "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Pieces between apostrophes and hyphens; a compound that no lexicon holds is known when its pieces are. */
function piecesOf(bare: string): string[] {
  return bare.split(/['-]/u).filter((piece) => piece !== '')
}

function formsOf(text: string): string[] {
  const bare = bareWord(text)
  const lower = bare.toLocaleLowerCase('fr')
  return bare === '' ? [] : [lower, bare, ...piecesOf(lower), ...piecesOf(bare)]
}

function isKnown(text: string, words: ReadonlySet<string>): boolean {
  const bare = bareWord(text)
  const lower = bare.toLocaleLowerCase('fr')
  if (lower.length <= 1) return ONE_LETTER.test(lower)
  if (words.has(lower) || words.has(bare)) return true
  const pieces = piecesOf(bare)
  return (
    pieces.length > 1 &&
    pieces.every((piece, i) => {
      const small = piece.toLocaleLowerCase('fr')
      const elided = i < pieces.length - 1 && ELIDED.test(small)
      return elided || words.has(small) || words.has(piece)
    })
  )
}

/** Asks once for all the texts; without a lexicon nothing is known, which favours no reading. */
export async function knownAmong(texts: readonly string[], which: WhichAreWords): Promise<IsKnown> {
  const words = new Set(await which([...new Set(texts.flatMap(formsOf))], 'language'))
  return (text) => isKnown(text, words)
}
