/** Reads the lines of a page by the network of our own, which was trained on hands (decision 39). */
import { verticalExtent } from '../preprocessing/lines/line-geometry.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'
import type { RecognisedLine } from '../recognition/text-recogniser.ts'
import { decodeWords } from './ctc-decoding.ts'
import { toLineInput } from './line-input.ts'
import { COLUMNS_PER_STEP, type ScoreLetters } from './line-network.ts'

/** One line after the other, words in pixels of the page; empty where nothing is read. */
export type ReadHandwriting = (lines: readonly LineImage[]) => AsyncIterable<RecognisedLine>

/** Columns of ink read on one page, some three seconds of a core: what follows is left to the engine for print. */
const MAX_PAGE_COLUMNS = 16_000

export function readHandwritingBy(startNetwork: () => Promise<ScoreLetters>): ReadHandwriting {
  return async function* (lines) {
    const score = await startNetwork()
    let left = MAX_PAGE_COLUMNS
    for (const line of lines) {
      const input = toLineInput(line)
      left -= input.columns
      if (left < 0) yield []
      else {
        const words = decodeWords(await score(input))
        yield words.flatMap(({ text, from, to, probability }) => {
          const left = input.toPageX(from * COLUMNS_PER_STEP)
          const right = input.toPageX(to * COLUMNS_PER_STEP)
          const extent = verticalExtent(line, left, right)
          return extent ? [{ text, confidence: 100 * probability, left, right, ...extent }] : []
        })
      }
    }
  }
}
