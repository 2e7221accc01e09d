/** Reads the lines of a page by the network of our own, which was trained on hands (decision 39). */
import { verticalExtent } from '../preprocessing/lines/line-geometry.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'
import type { RecognisedWord } from '../recognition/text-recogniser.ts'
import { mostProbableText } from './beam-search.ts'
import { alignWords, type DecodedWord, type LetterScores } from './ctc-decoding.ts'
import type { LetterLogProbability } from './language-model.ts'
import { toLineInput } from './line-input.ts'
import { COLUMNS_PER_STEP, type ScoreLetters } from './line-network.ts'

/** In pixels of the page, and in steps of the scores. */
export type HandwrittenWord = RecognisedWord & Pick<DecodedWord, 'from' | 'to'>

export interface HandwrittenLine {
  /** Empty where nothing is read. */
  readonly words: readonly HandwrittenWord[]
  readonly scores: LetterScores
  /** Column of the page that a step of the scores begins at. */
  readonly toPageX: (step: number) => number
}

/** One line after the other. */
export type ReadHandwriting = (lines: readonly LineImage[]) => AsyncIterable<HandwrittenLine>

/** Columns of ink read on one page, some three and a half seconds of a core: what follows is left to the engine for print. */
const MAX_PAGE_COLUMNS = 20_000

const NOT_READ: LetterScores = { alphabet: [], steps: 0, logProbabilities: new Float32Array() }

export interface HandwritingReader {
  readonly score: ScoreLetters
  readonly language: LetterLogProbability
}

export function readHandwritingBy(start: () => Promise<HandwritingReader>): ReadHandwriting {
  return async function* (lines) {
    const { score, language } = await start()
    let left = MAX_PAGE_COLUMNS
    for (const line of lines) {
      const input = toLineInput(line)
      const toPageX = (step: number): number => input.toPageX(step * COLUMNS_PER_STEP)
      left -= input.columns
      const scores = left < 0 ? NOT_READ : await score(input)
      const read = alignWords(scores, mostProbableText(scores, language))
      const words = read.flatMap(({ text, from, to, probability }) => {
        const place = { left: toPageX(from), right: toPageX(to) }
        const extent = verticalExtent(line, place.left, place.right)
        return extent
          ? [{ text, confidence: 100 * probability, from, to, ...place, ...extent }]
          : []
      })
      yield { words, scores, toPageX }
    }
  }
}
