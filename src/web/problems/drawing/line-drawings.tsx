import { Fragment } from 'react'
import type { PostsFigure, TimeLine } from '../../../domain/problem/figure/problem-figure.ts'
import { figureValueText } from '../../../texts/problems/figure-texts.ts'
import {
  bracePath,
  bracePathOver,
  Label,
  LINE,
  MARGIN,
  type ProblemDrawing,
  spreadLabels,
  textWidth,
  WIDTH,
} from './label.tsx'

const SIDE = 34
const HOP = 30

/** Ways that follow one another share a line; one that goes over others has its own. */
function hopLines(hops: TimeLine['hops']): number[] {
  const ends: number[] = []
  return hops.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from + 1e-9)
    const line = free === -1 ? ends.length : free
    ends[line] = to
    return line
  })
}

/** Hours as points, durations as the ways between them. */
export function timeLineDrawing({ instants, hops }: TimeLine): ProblemDrawing {
  const at = (place: number): number => SIDE + place * (WIDTH - 2 * SIDE)
  const lines = hopLines(hops)
  const depth = Math.max(...lines, 0) + 1
  const rowHeight = LINE + HOP
  const axis = MARGIN + depth * rowHeight
  const shown = instants.filter(({ value }) => value !== 'later')
  const labels = spreadLabels(
    shown.map((instant) => ({ value: instant.value, at: at(instant.at) })),
    0,
    WIDTH,
  )
  const ways = lines.map((line, rank) => {
    const { from = 0, to = 1 } = hops[rank] ?? {}
    return { line, x: at(from), width: at(to) - at(from) }
  })
  const durations = Array.from({ length: depth }, (_, line) =>
    spreadLabels(
      ways.flatMap(({ line: own, x, width }, rank) =>
        own === line ? [{ value: hops[rank]?.value ?? 'later', at: x + width / 2 }] : [],
      ),
      0,
      WIDTH,
    ).map((label) => ({ ...label, line })),
  ).flat()
  const topOf = (line: number): number => axis - (line + 1) * rowHeight
  return {
    height: axis + 12 + LINE + MARGIN,
    shapes: (
      <>
        <path className="bar-model-axis" d={`M8 ${axis}H${WIDTH - 8}m-8 -5l8 5l-8 5`} />
        {instants.map((instant) => (
          <path
            key={instant.at}
            className="bar-model-axis"
            d={`M${at(instant.at)} ${axis - 7}v14`}
          />
        ))}
        {labels.map(({ x, at: place, value }) => (
          <Label key={place} x={x} y={axis + 12 + LINE / 2} value={value} />
        ))}
        {ways.map(({ line, x, width }) => (
          <path
            key={`${line} ${x}`}
            className="bar-model-brace"
            d={bracePathOver(x + 1, width - 2, topOf(line) + rowHeight - 12)}
          />
        ))}
        {durations.map(({ line, x, at: place, value }) => (
          <Label key={`${line} ${place}`} x={x} y={topOf(line) + LINE / 2} value={value} />
        ))}
      </>
    ),
  }
}

/** First, second, third and last stand for all. */
const POSTS = [0, 0.22, 0.44, 1]

/** Objects in a line with the same way between them. */
export function postsDrawing({ posts, interval, length }: PostsFigure): ProblemDrawing {
  const at = (place: number): number => SIDE + place * (WIDTH - 2 * SIDE)
  const top = MARGIN + LINE + 18
  const ground = top + 40
  const between = at(0.22) - at(0)
  const count = figureValueText(posts)
  return {
    height: ground + 2 * (LINE + 16) + MARGIN,
    shapes: (
      <>
        {count !== '' && (
          <>
            <Label x={WIDTH / 2} y={MARGIN + LINE / 2} value={posts} />
            <path className="bar-model-brace" d={bracePathOver(at(0), at(1) - at(0), top - 4)} />
          </>
        )}
        <path className="bar-model-axis" d={`M${at(0)} ${ground}H${at(1)}`} />
        {POSTS.map((place) => (
          <Fragment key={place}>
            <path className="bar-model-axis" d={`M${at(place)} ${ground}v-26`} />
            <circle className="bar-model-post" cx={at(place)} cy={ground - 30} r={7} />
          </Fragment>
        ))}
        <text x={at(0.72)} y={ground - 22} className="bar-model-value">
          …
        </text>
        <path className="bar-model-brace" d={bracePath(at(0) + 2, between - 4, ground + 4)} />
        <Label
          x={Math.max(at(0.11), textWidth(figureValueText(interval)) / 2)}
          y={ground + 28}
          value={interval}
        />
        <path className="bar-model-brace" d={bracePath(at(0), at(1) - at(0), ground + LINE + 18)} />
        <Label x={WIDTH / 2} y={ground + 2 * LINE + 20} value={length} />
      </>
    ),
  }
}
