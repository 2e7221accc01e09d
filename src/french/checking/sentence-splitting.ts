/** The sentences of a text that somebody else wrote. */
import { splitLine, unwrapLines } from '../../domain/dictation/sentence-boundaries.ts'
import { typeset } from './typography.ts'

/** Typeset as the engine writes them. The end of a line ends a sentence, even without a final mark. */
export function splitSentences(text: string): string[] {
  return unwrapLines(text)
    .flatMap((line) => splitLine(typeset(line)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
