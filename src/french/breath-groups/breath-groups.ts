/** Cuts a text into what is dictated in one breath, where its syntax allows it. */
import {
  BREATH_LENGTHS,
  type BreathGroup,
  type BreathLength,
  type BreathPiece,
} from '../../domain/dictating/breath-group.ts'
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { analyseExpectedWords, type ExpectedWord } from '../error-analysis/expected-word.ts'
import { endsSentence, type Gap, gapOf, isStop } from './dictated-text.ts'
import { jointCosts, UNCUT } from './joints.ts'

/** What it costs to be a word too long or too short, and to say a comma in the middle of a group. */
const TOO_LONG = 40
const TOO_SHORT = 4
const INNER_COMMA = 3
const UNEVEN = 0.15

interface CutText {
  readonly text: string
  readonly words: readonly ExpectedWord[]
  /** Before each word, and one after the last. */
  readonly gaps: readonly Gap[]
  /** Of a cut before each word. */
  readonly costs: readonly number[]
  /** How many commas stand before each word. */
  readonly commas: readonly number[]
  readonly length: BreathLength
}

function gapsOf(text: string, words: readonly ExpectedWord[]): Gap[] {
  return Array.from({ length: words.length + 1 }, (_, at) =>
    gapOf(text, words[at - 1]?.end ?? 0, words[at]?.start ?? text.length, at === words.length),
  )
}

function lengthCost(words: number, { min, max }: BreathLength): number {
  const over = Math.max(0, words - max) * TOO_LONG
  const under = Math.max(0, min - words) * TOO_SHORT
  return over + under + UNEVEN * (words - (min + max) / 2) ** 2
}

function isComma(gap: Gap | undefined): boolean {
  return gap !== undefined && gap.closing.length > 0
}

function commasBefore(gaps: readonly Gap[]): number[] {
  let count = 0
  return gaps.map((gap) => {
    if (isComma(gap)) count += 1
    return count
  })
}

/** Commas inside the group `[from, to)`. */
function innerCommas({ commas }: CutText, from: number, to: number): number {
  return (commas[to - 1] ?? 0) - (commas[from] ?? 0)
}

interface Best {
  readonly cost: number
  /** Where the last group starts. */
  readonly from: number
}

/**
 * The cheapest last group of the words `[from, end)`, the longest of equals; `best` knows every shorter stretch from `from`. Once its length
 * alone costs more than what was found, a longer one is not looked at.
 */
function cheapestLast(text: CutText, best: readonly Best[], from: number, end: number): Best {
  let found: Best = { cost: UNCUT, from }
  for (let start = end - 1; start >= from; start -= 1) {
    const length = lengthCost(end - start, text.length)
    if (end - start > text.length.max && length > found.cost) break
    const joint = start === from || isComma(text.gaps[start]) ? 0 : (text.costs[start] ?? 0)
    const group = length + innerCommas(text, start, end) * INNER_COMMA
    const cost = (best[start - from]?.cost ?? UNCUT) + joint + group
    if (cost <= found.cost) found = { cost, from: start }
  }
  return found
}

/** The cheapest starts of groups among the words `[from, to)`, between which nothing stops the voice (Bellman 1957). */
function cheapestStarts(text: CutText, from: number, to: number): number[] {
  const best: Best[] = [{ cost: 0, from }]
  for (let end = from + 1; end <= to; end += 1) best.push(cheapestLast(text, best, from, end))
  const starts: number[] = []
  for (let end = to; end > from; ) {
    const start = best[end - from]?.from ?? from
    starts.push(start)
    end = start
  }
  return starts.toReversed()
}

/** Indices of the words that start a group. */
function startsOf(text: CutText): number[] {
  const { words, gaps } = text
  const stops = words.flatMap((_, at) => (at > 0 && gaps[at] && !isStop(gaps[at]) ? [] : [at]))
  return stops.flatMap((from, i) => cheapestStarts(text, from, stops[i + 1] ?? words.length))
}

/** The words `[from, to)` with their signs; a new piece after each comma. */
function piecesOf({ text, gaps }: CutText, from: number, to: number): BreathPiece[] {
  const inner = gaps.flatMap(({ closing }, at) =>
    at > from && at < to && closing.length > 0 ? [at] : [],
  )
  const edges = [from, ...inner, to]
  return edges.slice(0, -1).map((at, i) => {
    const next = edges[i + 1] ?? to
    const isLast = next === gaps.length - 1
    const end = isLast ? text.length : gaps[next]?.split
    return {
      before: gaps[at]?.opening ?? [],
      text: text
        .slice(at === 0 ? 0 : gaps[at]?.split, end)
        .replace(/\s+/gu, ' ')
        .trim(),
      after: gaps[next]?.closing ?? [],
    }
  })
}

/**
 * The breath groups of a text, in order: each within the length of the class wherever grammar allows a cut. Any text is taken,
 * the engine's or one that somebody typed; one without a word has none. Groups are looked for between stops.
 */
export function breathGroups(content: string, level: Level, language: Language): BreathGroup[] {
  const text = content.normalize('NFC').replace(/\r\n?/gu, '\n')
  const words = analyseExpectedWords(text, language)
  const gaps = gapsOf(text, words)
  const cut: CutText = {
    text,
    words,
    gaps,
    commas: commasBefore(gaps),
    costs: jointCosts(words, language),
    length: BREATH_LENGTHS[level],
  }
  const starts = startsOf(cut)
  let sentence = 0
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? words.length
    const gap = cut.gaps[from]
    if (i > 0 && gap && endsSentence(gap, words[from]?.text ?? '')) sentence += 1
    return { pieces: piecesOf(cut, from, to), sentence, words: to - from }
  })
}
