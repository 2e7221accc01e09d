/** The ten problems of a week: kinds mixed, some in several steps, frames that were not met lately. */
import type { Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { newRandom, stepSeed } from '../../domain/random.ts'
import { drawProblem } from './draw-problem.ts'
import type { ProblemFrame } from './problem-frame.ts'
import type { FirstName } from './problem-text.ts'

export interface ProblemBank {
  readonly frames: readonly ProblemFrame[]
  readonly names: readonly FirstName[]
}

/** Problems in several steps among ten. */
const SEVERAL_STEPS: Readonly<Record<Level, number>> = { CP: 2, CE1: 3, CE2: 4, CM1: 5, CM2: 5 }

export function frameKind({ steps }: ProblemFrame): string {
  const [only, ...more] = steps
  return more.length > 0 || !only
    ? 'several'
    : `${only.kind}-${only.terms.findIndex((term) => 'sought' in term)}`
}

/** The kind met least so far; among equals, the first of the shuffled frames. */
function mixedKinds(frames: readonly ProblemFrame[], count: number): ProblemFrame[] {
  const chosen: ProblemFrame[] = []
  const left = [...frames]
  const met = (frame: ProblemFrame): number =>
    chosen.filter((one) => frameKind(one) === frameKind(frame)).length
  while (chosen.length < count && left.length > 0) {
    const next = left.reduce((best, frame) => (met(frame) < met(best) ? frame : best))
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen
}

export interface SeriesRequest {
  readonly level: Level
  readonly count: number
  readonly seed: number
  /** Names of frames to leave aside as long as others remain. */
  readonly recent: readonly string[]
}

/** As many different frames as the class has, at most `count`; the same request draws the same series. */
export function drawSeries({ frames, names }: ProblemBank, request: SeriesRequest): WordProblem[] {
  const { level, count, seed, recent } = request
  const random = newRandom(seed)
  const shuffled = random.shuffle(frames.filter((frame) => frame.levels.has(level)))
  const fresh = shuffled.filter(({ name }) => !recent.includes(name))
  const ordered = [...fresh, ...shuffled.filter(({ name }) => recent.includes(name))]
  const several = ordered
    .filter((frame) => frame.steps.length > 1)
    .slice(0, Math.round((SEVERAL_STEPS[level] * count) / 10))
  const single = ordered.filter((frame) => frame.steps.length === 1)
  const chosen = [...mixedKinds(single, count - several.length), ...several]
  return random
    .shuffle(chosen)
    .map((frame, rank) => drawProblem(frame, level, stepSeed(seed, rank), names))
}

/** Seeds tried for a draw that did not come yet; a frame may have no other. */
const MAX_REDRAWS = 30

/** The frame and its numbers, whoever the persons are. */
function drawnNumbers({ reference, steps, idle }: WordProblem): string {
  const quantities = [...steps.flatMap(({ terms }) => terms), ...idle]
  return [reference.split(':')[0], ...quantities.map(({ value }) => value)].join(' ')
}

/**
 * As many problems as asked, of as many frames as a series of the class has before it begins again; the same numbers come again only
 * where a frame has no others.
 */
export function drawManyProblems(
  bank: ProblemBank,
  { level, count, seed }: Pick<SeriesRequest, 'level' | 'count' | 'seed'>,
): WordProblem[] {
  const random = newRandom(seed)
  const problems: WordProblem[] = []
  const drawn = new Set<string>()
  const another = (problem: WordProblem): WordProblem => {
    let next = problem
    for (let tries = 0; tries < MAX_REDRAWS && drawn.has(drawnNumbers(next)); tries += 1) {
      const [name] = problem.reference.split(':')
      const reference = `${name}:${random.whole(0, 2 ** 31)}`
      next = recallProblem(bank, level, reference) ?? next
    }
    drawn.add(drawnNumbers(next))
    return next
  }
  for (let from = seed; problems.length < count; from = random.whole(0, 2 ** 31)) {
    const left = count - problems.length
    const series = drawSeries(bank, { level, count: left, seed: from, recent: [] })
    if (series.length === 0) break
    problems.push(...series.map(another))
  }
  return problems
}

/** The problem of a reference; undefined when its frame has gone, or left the class. */
export function recallProblem(
  { frames, names }: ProblemBank,
  level: Level,
  reference: string,
): WordProblem | undefined {
  const [name, seed] = reference.split(':')
  const frame = frames.find((one) => one.name === name && one.levels.has(level))
  return frame && drawProblem(frame, level, Number(seed), names)
}
