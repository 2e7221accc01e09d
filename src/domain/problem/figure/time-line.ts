/** Hours on a line: an instant is a point, a duration the way from one to another. */
import type { BarPart } from './bar-rows.ts'
import { type FigureStory, figureValue, finderOf } from './figure-terms.ts'
import type { FigureValue, TimeLine } from './problem-figure.ts'
import { rowsOfStep } from './step-rows.ts'
import type { StoryBars } from './story-bars.ts'

interface Instant {
  readonly minutes: number
  readonly value: FigureValue
}

interface Hop {
  readonly from: number
  readonly to: number
  readonly value: FigureValue
}

export interface StoryTimes {
  readonly instants: readonly Instant[]
  readonly hops: readonly Hop[]
}

interface Drawn {
  readonly times: StoryTimes | undefined
  readonly bars: readonly StoryBars[]
}

/** A duration that earlier steps put together is told by its parts. */
function durationParts(bars: readonly StoryBars[], whole: BarPart): readonly BarPart[] {
  const row = bars
    .flatMap(({ rows }) => rows)
    .find(({ finder }) => finder !== undefined && finder === whole.finder)
  return row?.nodes.filter((node) => node.form === 'part') ?? [whole]
}

function hopsFrom(start: number, parts: readonly BarPart[]): Hop[] {
  let from = start
  return parts.map(({ length, value }) => {
    const hop = { from, to: from + length, value }
    from += length
    return hop
  })
}

/** Adds a step from an hour to an hour; the bars of its duration are then on the line. */
export function withHours({ times, bars }: Drawn, story: FigureStory, at: number): Drawn {
  const [row] = rowsOfStep(story, at)
  const [start, end] = [0, 2].map(
    (place): Instant => ({
      minutes: story.steps[at]?.terms[place]?.value ?? 0,
      value: figureValue(story, at, place),
    }),
  )
  const duration = row?.nodes[1]
  if (!start || !end || duration?.form !== 'part') return { times, bars }
  const parts = durationParts(bars, duration)
  const hops = hopsFrom(start.minutes, parts)
  const between = hops.slice(1).map(
    ({ from }): Instant => ({
      minutes: from,
      value: story.found > at ? { value: from, measure: 'clock' } : 'later',
    }),
  )
  const known = times?.instants ?? []
  const instants = [start, ...between, end].filter(
    ({ minutes }) => !known.some((one) => one.minutes === minutes),
  )
  const finder = finderOf(story, at, 1)
  return {
    times: { instants: [...known, ...instants], hops: [...(times?.hops ?? []), ...hops] },
    bars: bars.filter(({ rows }) => finder === undefined || rows[0]?.finder !== finder),
  }
}

export function timeLineOf({ instants, hops }: StoryTimes): TimeLine {
  const minutes = instants.map((instant) => instant.minutes)
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)]
  const at = (time: number): number => (time - first) / (last - first || 1)
  return {
    form: 'time-line',
    instants: instants
      .toSorted((one, other) => one.minutes - other.minutes)
      .map((instant) => ({ value: instant.value, at: at(instant.minutes) })),
    hops: hops.map(({ from, to, value }) => ({ value, from: at(from), to: at(to) })),
  }
}
