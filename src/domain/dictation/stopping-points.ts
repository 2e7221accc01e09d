/**
 * One text at three lengths («points d'arrêt»: each learner stops at a mark), or as a text with gaps (PAG-05). Marking compares
 * a copy with the part that was given.
 */
import { wordsOf } from '../copy/text/text-words.ts'
import type { GivenPart } from './given-part.ts'
import { sentencesOf } from './sentence-boundaries.ts'

/** A length: up to and including a sentence. */
export interface StoppingPoint {
  readonly part: Exclude<GivenPart, 'cloze'>
  /** Sentences from the beginning. */
  readonly sentences: number
  readonly words: number
}

const SHARES = { short: 1 / 3, medium: 2 / 3 } as const

/** Words from the beginning up to the end of each sentence. */
function runningCounts(sentences: readonly string[]): number[] {
  let sum = 0
  return sentences.map((sentence) => {
    sum += wordsOf(sentence).length
    return sum
  })
}

/** Index, between two, of the sentence whose end is the nearest to a share of the words. */
function nearestEnd(counts: readonly number[], share: number, from: number, to: number): number {
  const wanted = (counts.at(-1) ?? 0) * share
  const distance = (at: number): number => Math.abs((counts[at] ?? 0) - wanted)
  let best = from
  for (let at = from + 1; at <= to; at += 1) if (distance(at) < distance(best)) best = at
  return best
}

/** The lengths of a text, the shortest first: three from three sentences on, two for two, else the whole alone. */
export function stoppingPoints(content: string): StoppingPoint[] {
  const counts = runningCounts(sentencesOf(content))
  const last = counts.length - 1
  const point = (part: StoppingPoint['part'], at: number): StoppingPoint => ({
    part,
    sentences: at + 1,
    words: counts[at] ?? 0,
  })
  if (last < 0) return []
  if (last === 0) return [point('whole', 0)]
  if (last === 1) return [point('short', 0), point('whole', 1)]
  const short = nearestEnd(counts, SHARES.short, 0, last - 2)
  const medium = nearestEnd(counts, SHARES.medium, short + 1, last - 1)
  return [point('short', short), point('medium', medium), point('whole', last)]
}

/** What ends a sentence after its last word, up to what begins the next. */
const CLOSING = /^\S*(?:\s*[!?…»")]+)*/u

/** The text up to a stopping point, in NFC; the whole where the text has no such point any more. */
export function textUpTo(content: string, part: StoppingPoint['part']): string {
  const text = content.normalize('NFC')
  const point = stoppingPoints(text).find((one) => one.part === part)
  if (part === 'whole' || point === undefined) return text
  const words = wordsOf(text)
  const end = words[point.words - 1]?.end ?? text.length
  const gap = text.slice(end, words[point.words]?.start)
  return text.slice(0, end) + (CLOSING.exec(gap)?.[0] ?? '')
}
