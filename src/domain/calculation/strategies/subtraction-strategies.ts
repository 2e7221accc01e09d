/** Ways to subtract, by the numbers that stand there; and what is missing from a sum. */
import { roundToThousandths as exact } from '../question.ts'
import { gapToRound, stepPlace } from './addition-strategies.ts'
import {
  type EqualityChain,
  isOneDigitRound,
  lineOf,
  partsByPlace,
  roundTo,
  type Strategy,
} from './strategy.ts'

/** 7 to 12: first to 10, then 2 more. */
function climb(from: number, to: number): { lines: EqualityChain[]; jumps: number[] } {
  const ten = Math.ceil((from + 0.001) / 10) * 10
  const gap = exact(to - from)
  if (ten >= to) return { lines: [], jumps: [gap] }
  const [first, second] = [exact(ten - from), exact(to - ten)]
  return {
    lines: [
      [`${from}+${first}`, `${ten}`],
      [`${ten}+${second}`, `${to}`],
      [`${first}+${second}`, `${gap}`],
    ],
    jumps: [first, second],
  }
}

function countUp(asked: EqualityChain, from: number, to: number): Strategy {
  const { lines, jumps } = climb(from, to)
  const [first = 0, ...others] = jumps
  return {
    kind: 'count-up',
    numbers: others.length === 0 ? [from, to] : [from, to, exact(from + first)],
    lines: [...lines, asked],
    picture: lineOf(from, ...jumps),
  }
}

/** 7 + … = 10, and 37 + … = 40: what goes with the units. */
function tenComplement(asked: EqualityChain, known: number, ten: number): Strategy {
  const [unit, missing] = [known % 10, ten - known]
  return {
    kind: 'ten-complement',
    numbers: [unit, known, ten],
    lines: ten === 10 ? [asked] : [[`${unit}+${missing}`, '10'], asked],
    picture:
      ten === 10 ? { kind: 'ten-frame', first: known, second: missing } : lineOf(known, missing),
  }
}

/** «7 + … = 12», «37 + … = 40»; `asked` is the sum, solved. */
export function missingTermStrategy(known: number, sum: number, asked: EqualityChain): Strategy {
  const missing = exact(sum - known)
  if (missing === 0 || known === 0) {
    return { kind: 'add-nothing', numbers: [sum], lines: [asked], picture: lineOf(sum) }
  }
  if (known <= 2 && missing > 2) {
    return {
      kind: 'take-back',
      numbers: [known, sum],
      lines: [[`${sum}-${known}`, `${missing}`], asked],
      picture: { kind: 'bar', whole: sum, parts: [known, missing].filter((part) => part > 0) },
    }
  }
  if (sum <= 20 && (missing === 10 || known === 10)) {
    const rest = sum - 10
    const picture = { kind: 'ten-frame', first: 10, second: rest } as const
    return { kind: 'split-ten', numbers: [sum], lines: [asked], picture }
  }
  return sum % 10 === 0 && missing < 10
    ? tenComplement(asked, known, sum)
    : countUp(asked, known, sum)
}

function countBack(asked: string, from: number, by: number): Strategy {
  const lines = [[asked, `${from - by}`]]
  return { kind: 'count-back', numbers: [from, by], lines, picture: lineOf(from, -by) }
}

/** 45 − 19 = 45 − 20 + 1 */
function nearTen(asked: string, value: number, by: number, gap: number): Strategy {
  const round = by + gap
  return {
    kind: 'near-ten-less',
    numbers: [by, round, gap],
    lines: [[asked, `${value}-${round}+${gap}`, `${value - round}+${gap}`, `${value - by}`]],
    picture: lineOf(value, -round, gap),
  }
}

function countInTens(asked: string, value: number, round: number): Strategy {
  const place = roundTo(round)
  const low = value % place
  const [tens, fewer] = [(value - low) / place, round / place]
  const left = value - round
  const split = low === 0 || left === low ? [] : [`${left - low}+${low}`]
  return {
    kind: 'count-in-tens',
    numbers: [tens, fewer, place, -1],
    lines: [
      [`${tens}-${fewer}`, `${tens - fewer}`],
      [asked, ...split, `${left}`],
    ],
    picture: lineOf(value, -round),
  }
}

/** 32 − 5 = 32 − 2 − 3, and 40 − 7 = 30 + 10 − 7. */
function throughTen(asked: string, value: number, by: number): Strategy {
  const unit = value % 10
  const left = value - by
  if (unit === 0) {
    const tens = value - 10
    const chain = [asked, `${tens}+10-${by}`, `${tens}+${10 - by}`, `${left}`]
    return {
      kind: 'from-ten',
      numbers: [by, tens],
      lines: [chain],
      picture: lineOf(value, -by),
    }
  }
  const [ten, rest] = [value - unit, by - unit]
  return {
    kind: 'bridge-back',
    numbers: [value, unit, ten, rest],
    lines: [[asked, `${value}-${unit}-${rest}`, `${ten}-${rest}`, `${left}`]],
    picture: lineOf(value, -unit, -rest),
  }
}

function unitsOnly(asked: string, value: number, by: number): Strategy {
  const unit = value % 10
  return {
    kind: 'units-only',
    numbers: [unit],
    lines: [
      [`${unit}-${by}`, `${unit - by}`],
      [asked, `${value - by}`],
    ],
    picture: lineOf(value, -by),
  }
}

function byParts(asked: string, value: number, by: number): Strategy {
  const parts = partsByPlace(by)
  const chain = parts.map((_, at) => {
    const reached = parts.slice(0, at).reduce((rest, part) => rest - part, value)
    return [reached, ...parts.slice(at)].join('-')
  })
  return {
    kind: 'by-parts',
    numbers: [by, -1],
    lines: [[asked, ...chain, `${value - by}`]],
    picture: lineOf(value, ...parts.map((part) => -part)),
  }
}

/** From here on a difference is quicker to climb than to take away. */
const SHORT_CLIMB = 4

function takeSmall(asked: string, value: number, by: number): Strategy {
  if (value === 10) return tenComplement([asked, `${value - by}`], by, 10)
  if (value <= 10) return by <= 2 ? countBack(asked, value, by) : climbTo(asked, value, by)
  return value % 10 >= by ? unitsOnly(asked, value, by) : throughTen(asked, value, by)
}

function climbTo(asked: string, value: number, by: number): Strategy {
  return countUp([asked, `${value - by}`], by, value)
}

function takeWholes(value: number, by: number): Strategy {
  const asked = `${value}-${by}`
  if (by < 8) return takeSmall(asked, value, by)
  if (by < 10 && value > 10 && value % 10 >= by) return unitsOnly(asked, value, by)
  if (value - by <= SHORT_CLIMB) return climbTo(asked, value, by)
  if (isOneDigitRound(by)) return countInTens(asked, value, by)
  const gap = gapToRound(by)
  const place = 10 * roundTo(by)
  return gap > 0 && by + gap <= value && value % place < by % place
    ? nearTen(asked, value, by, gap)
    : byParts(asked, value, by)
}

/** 25 − 3,4 = 25 − 3 − 0,4 */
function takeDecimals(value: number, by: number): Strategy {
  const [asked, left] = [`${value}-${by}`, exact(value - by)]
  const digit = stepPlace(value, by, -1)
  if (digit !== undefined) {
    return {
      kind: 'one-digit',
      numbers: [by],
      lines: [[asked, `${left}`]],
      picture: lineOf(value, -by),
    }
  }
  const [whole, part] = [Math.floor(by), exact(by % 1)]
  const isSplit = whole > 0 && part > 0
  const between = isSplit ? [`${value}-${whole}-${part}`, `${exact(value - whole)}-${part}`] : []
  return {
    kind: 'take-wholes-first',
    numbers: [whole, part],
    lines: [[asked, ...between, `${left}`]],
    picture: lineOf(value, -whole, -part),
  }
}

/** A difference that is not negative. */
export function subtractionStrategy(value: number, by: number): Strategy {
  const lines = [[`${value}-${by}`, `${exact(value - by)}`]]
  if (by === 0) return { kind: 'take-nothing', numbers: [value], lines, picture: lineOf(value) }
  if (by === value)
    return { kind: 'take-all', numbers: [value], lines, picture: lineOf(value, -by) }
  return Number.isInteger(value) && Number.isInteger(by)
    ? takeWholes(value, by)
    : takeDecimals(value, by)
}
