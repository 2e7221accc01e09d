/** The errors of a copy, with their reasons as French sentences: the lexicon that this takes never reaches the browser. */
import { type CopyDiagnosis, MAX_PIECE_LENGTH, MAX_PIECES } from '../../contract/copy-review.ts'
import { isReordered } from '../../domain/copy/alignment/word-order.ts'
import { CORRECTION_RULES_VERSION } from '../../domain/copy/review/error-class.ts'
import type { CopyPiece } from '../../domain/copy/review/wrong-pieces.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import type { Level } from '../../domain/level.ts'
import type { Language } from '../../french/data/language.ts'
import { agreementTargetsOf, diagnoseError } from '../../french/error-analysis/error-diagnosis.ts'
import {
  analyseExpectedWords,
  type ExpectedWord,
} from '../../french/error-analysis/expected-word.ts'
import { PIECE_EXPLANATIONS } from '../../texts/corrections/copy-errors.ts'
import { explanationText } from '../../texts/corrections/error-explanations.ts'

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

/** What is told of several words at once, whatever they are. */
function seenWithoutLanguage({ first, last, expected, written }: CopyPiece) {
  if (written === '' && last > first) {
    return { code: 'oubli' as const, explanation: PIECE_EXPLANATIONS.sentence }
  }
  if (!isReordered(wordsOf(expected), wordsOf(written))) return undefined
  return { code: 'ordre' as const, explanation: PIECE_EXPLANATIONS.order(expected) }
}

function namedPiece(
  piece: CopyPiece,
  words: readonly ExpectedWord[],
  { level, language }: { readonly level: Level; readonly language: Language },
) {
  const seen = seenWithoutLanguage(piece)
  if (seen) return { first: piece.first, last: piece.last, classes: [seen] }
  const isWord = Math.max(piece.expected.length, piece.written.length) <= MAX_PIECE_LENGTH
  const named = isWord && words.length > 0 ? diagnoseError(words, piece.written, language) : []
  return {
    first: piece.first,
    last: piece.last,
    classes: named.map(({ code, explanation }) => ({
      code,
      explanation: explanation === null ? null : explanationText(explanation, level),
    })),
  }
}

/** What is to be diagnosed: the pieces of a copy of `text`, written by a child of a class. */
export interface DiagnosedText {
  readonly text: string
  readonly level: Level
  readonly pieces: readonly CopyPiece[]
}

/** The errors of the first `MAX_PIECES` wrong pieces of a copy of `text`; a piece that `text` does not hold is left unnamed. */
export function diagnoseCopy(
  { text, level, pieces }: DiagnosedText,
  language: Language,
): CopyDiagnosis {
  const content = text.normalize('NFC')
  const words = analyseExpectedWords(content, language)
  const { nominal, verbal } = agreementTargetsOf(words, language)
  return {
    rules: CORRECTION_RULES_VERSION,
    errors: pieces
      .slice(0, MAX_PIECES)
      .map((piece) => namedPiece(piece, wordsOfPiece(words, content, piece), { level, language })),
    nominal: [...nominal],
    verbal: [...verbal],
  }
}
