/** Names the errors of a copy in French sentences: the lexicon that it takes lives here, never in the browser. */
import { MAX_PIECE_LENGTH, MAX_PIECES, type NamedErrors } from '../../contract/copy-review.ts'
import { CORRECTION_RULES_VERSION } from '../../domain/copy/review/error-class.ts'
import type { CopyPiece } from '../../domain/copy/review/wrong-pieces.ts'
import { type ExpectedWord, readExpected } from '../../french/errors/expected-word.ts'
import { agreementsOf, nameError } from '../../french/errors/name-errors.ts'
import type { Language } from '../../french/language.ts'
import { explanationText } from '../../texts/error-explanations.ts'

/** The words of a piece, none when the text does not say there what the copy was compared with. */
function wordsOfPiece(
  words: readonly ExpectedWord[],
  content: string,
  { first, last, expected }: CopyPiece,
): readonly ExpectedWord[] {
  const piece = words.slice(first, last + 1)
  const same = content.slice(piece[0]?.start, piece.at(-1)?.end) === expected
  return same ? piece : []
}

function namedPiece(piece: CopyPiece, words: readonly ExpectedWord[], language: Language) {
  const isWord = Math.max(piece.expected.length, piece.written.length) <= MAX_PIECE_LENGTH
  const named = isWord && words.length > 0 ? nameError(words, piece.written, language) : []
  return {
    first: piece.first,
    last: piece.last,
    classes: named.map(({ code, explanation }) => ({
      code,
      explanation: explanation === null ? null : explanationText(explanation),
    })),
  }
}

/** The errors of the first `MAX_PIECES` wrong pieces of a copy of `text`; a piece that `text` does not hold is left unnamed. */
export function nameCopy(
  text: string,
  pieces: readonly CopyPiece[],
  language: Language,
): NamedErrors {
  const content = text.normalize('NFC')
  const words = readExpected(content, language)
  const { nominal, verbal } = agreementsOf(words, language)
  return {
    rules: CORRECTION_RULES_VERSION,
    errors: pieces
      .slice(0, MAX_PIECES)
      .map((piece) => namedPiece(piece, wordsOfPiece(words, content, piece), language)),
    nominal: [...nominal],
    verbal: [...verbal],
  }
}
