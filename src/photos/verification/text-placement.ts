/**
 * Where the words of an expected text stand in the lines of a page: the cheapest path through them all (Viterbi), in which a word
 * is written as expected, otherwise, or not at all, words stand in between, and lines come in any order.
 */
import type { LetterScores } from '../handwriting/ctc-decoding.ts'
import { type FlatGraph, type PlacementKind, type TextGraph, textGraph } from './text-graph.ts'
import type { StepSpan } from './text-likelihood.ts'

export interface PlacedSpan extends StepSpan {
  readonly kind: PlacementKind
  /** Index of the expected word; of an extra, the one that follows it. */
  readonly word: number
}

/** In natural logarithms, to another place of the text: within a line, and from one line to the next. */
const JUMP_COST = 9
const LINE_JUMP_COST = 6

const BETWEEN_WORDS = ' .,;:!?"()\u00ab\u00bb-'

/** The greatest value of those classes. */
function greatest(row: Float32Array, classes: readonly number[]): number {
  let most = -Infinity
  for (const one of classes) most = Math.max(most, row[one] ?? -Infinity)
  return most
}

/** What each class, a gap and a free letter cost at each step: 0 for the most probable one, negative for others. */
function stepCosts({ alphabet, steps, logProbabilities }: LetterScores): Float32Array {
  const { length } = alphabet
  const all = Array.from(alphabet.keys())
  const letters = all.filter((letter) => alphabet[letter] !== ' ')
  const between = [0, ...Array.from(BETWEEN_WORDS, (sign) => alphabet.indexOf(sign))]
  const costs = new Float32Array(steps * (length + 2))
  for (let step = 0; step < steps; step += 1) {
    const row = logProbabilities.subarray(step * length, (step + 1) * length)
    const best = greatest(row, all)
    const at = step * (length + 2)
    for (const letter of all) costs[at + letter] = (row[letter] ?? 0) - best
    costs[at + length] = greatest(row, between) - best
    costs[at + length + 1] = greatest(row, letters) - best
  }
  return costs
}

interface LinePaths {
  /** Of each state after the last step. */
  readonly totals: Float64Array
  /** `choices[step * states + state]`: which of its predecessors the state was reached from, or `JUMP`. */
  readonly choices: Uint8Array
  /** For each step the gap that was jumped from. */
  readonly jumps: Uint32Array
}

/** No state has as many predecessors. */
const JUMP = 255

function valueAt(list: Float64Array, index: number): number {
  return list[index] ?? -Infinity
}

function bestGap(gaps: readonly number[], totals: Float64Array): number {
  return gaps.reduce((best, gap) => (valueAt(totals, gap) > valueAt(totals, best) ? gap : best))
}

/** Sums of costs after a step, and the predecessor chosen for each. */
interface Frontier {
  readonly totals: Float64Array
  readonly choices: Uint8Array
}

/** The best predecessor of each state. */
function advance({ first, before, costs }: FlatGraph, totals: Float64Array, to: Frontier): void {
  for (let state = 0; state < totals.length; state += 1) {
    let best = -Infinity
    let choice = 0
    const start = first[state] ?? 0
    const end = first[state + 1] ?? 0
    for (let i = start; i < end; i += 1) {
      const total = (totals[before[i] ?? 0] ?? 0) - (costs[i] ?? 0)
      if (total <= best) continue
      best = total
      choice = i - start
    }
    to.totals[state] = best
    to.choices[state] = choice
  }
}

/** Answers the gap that others may be reached from. */
function leap({ gaps }: TextGraph, totals: Float64Array, to: Frontier): number {
  const jump = bestGap(gaps, totals)
  const jumped = valueAt(totals, jump) - JUMP_COST
  for (const gap of gaps) {
    if (jumped <= valueAt(to.totals, gap)) continue
    to.totals[gap] = jumped
    to.choices[gap] = JUMP
  }
  return jump
}

/** Adds what each state shows at a step. */
function show({ shows }: FlatGraph, costs: Float32Array, totals: Float64Array): void {
  for (let state = 0; state < totals.length; state += 1) {
    totals[state] = (totals[state] ?? 0) + (costs[shows[state] ?? 0] ?? 0)
  }
}

/** `entries[i]`: the total of the best path that has told the words before i when the line begins. */
function followLine(graph: FlatGraph, line: LetterScores, entries: Float64Array): LinePaths {
  const count = graph.states.length
  const shown = stepCosts(line)
  const width = line.alphabet.length + 2
  const choices = new Uint8Array(line.steps * count)
  const jumps = new Uint32Array(line.steps)
  let totals = new Float64Array(count).fill(-Infinity)
  let next = new Float64Array(count)
  for (const [word, gap] of graph.gaps.entries()) totals[gap] = valueAt(entries, word)
  for (let step = 0; step < line.steps; step += 1) {
    const to = { totals: next, choices: choices.subarray(step * count, (step + 1) * count) }
    advance(graph, totals, to)
    jumps[step] = leap(graph, totals, to)
    show(graph, shown.subarray(step * width, (step + 1) * width), next)
    ;[totals, next] = [next, totals]
  }
  return { totals, choices, jumps }
}

/** The best total for each number of words told at the end of a line, and the state that has it. */
function exitsOf({ told, gaps }: TextGraph, totals: Float64Array) {
  const best = new Float64Array(gaps.length).fill(-Infinity)
  const ends = new Uint32Array(gaps.length)
  for (const [state, words] of told) {
    const total = totals[state] ?? -Infinity
    if (total <= (best[words] ?? 0)) continue
    best[words] = total
    ends[words] = state
  }
  return { best, ends }
}

/** The words told when the next line begins: those told before, or any for the cost of a jump. */
function withJumps(totals: Float64Array): Float64Array {
  const jumped = totals.reduce((most, total) => Math.max(most, total), -Infinity) - LINE_JUMP_COST
  return totals.map((total) => Math.max(total, jumped))
}

function indexOfGreatest(totals: Float64Array): number {
  return totals.reduce((best, total, at) => (total > (totals[best] ?? -Infinity) ? at : best), 0)
}

function stateBefore(graph: FlatGraph, paths: LinePaths, step: number, state: number): number {
  const choice = paths.choices[step * graph.states.length + state] ?? 0
  const jumped = choice === JUMP ? paths.jumps[step] : undefined
  return jumped ?? graph.before[(graph.first[state] ?? 0) + choice] ?? 0
}

/** The states of a line's path, from its end back to the gap where it began. */
function spansBack(graph: FlatGraph, paths: LinePaths, end: number) {
  const spans: PlacedSpan[] = []
  let state = end
  for (let step = paths.jumps.length - 1; step >= 0; step -= 1) {
    const { kind, word } = graph.states[state] ?? { kind: 'gap', word: 0 }
    const after = spans[0]
    if (kind !== 'gap') {
      if (after?.from === step + 1 && after.kind === kind && after.word === word) {
        spans[0] = { ...after, from: step }
      } else spans.unshift({ kind, word, from: step, to: step + 1 })
    }
    state = stateBefore(graph, paths, step, state)
  }
  return { spans, entry: graph.states[state]?.word ?? 0 }
}

/** For each line the words found there, from left to right; a word may be found twice, or never. */
export function placeText(
  words: readonly string[],
  lines: readonly LetterScores[],
): PlacedSpan[][] {
  const [line] = lines
  if (!line || words.length === 0) return lines.map(() => [])
  const graph = textGraph(words, line.alphabet)
  let told = new Float64Array(words.length + 1).fill(-LINE_JUMP_COST)
  told[0] = 0
  const followed = lines.map((one) => {
    const start = told
    const entries = withJumps(start)
    const paths = followLine(graph, one, entries)
    const exits = exitsOf(graph, paths.totals)
    told = exits.best
    return { start, entries, paths, ends: exits.ends }
  })
  let end = indexOfGreatest(told)
  const spans: PlacedSpan[][] = []
  for (const { start, entries, paths, ends } of followed.reverse()) {
    const back = spansBack(graph, paths, ends[end] ?? 0)
    spans.unshift(back.spans)
    const isJump = (entries[back.entry] ?? 0) > (start[back.entry] ?? 0)
    end = isJump ? indexOfGreatest(start) : back.entry
  }
  return spans
}
