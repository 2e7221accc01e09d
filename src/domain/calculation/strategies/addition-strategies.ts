/** Ways to add, by the numbers that stand there. */
import type { Level } from '../../level.ts'
import { roundToThousandths as exact } from '../question.ts'
import { isOneDigitRound, lineOf, partsByPlace, roundTo, type Strategy } from './strategy.ts'

function frame(first: number, second: number): Strategy['picture'] {
  return { kind: 'ten-frame', first, second }
}

/** 8 + 8 = 5 + 5 + 3 + 3 */
function doubled(value: number): Strategy {
  const over = value - 5
  const sum = value + value
  return over <= 0 || over === 5
    ? {
        kind: 'small-double',
        numbers: [value],
        lines: [[`${value}+${value}`, `${sum}`]],
        picture: frame(value, value),
      }
    : {
        kind: 'double',
        numbers: [value, over],
        lines: [[`${value}+${value}`, `5+5+${over}+${over}`, `10+${over + over}`, `${sum}`]],
        picture: frame(value, value),
      }
}

/** Terms up to 10, of which neither is 0. */
function additionFact(left: number, right: number): Strategy {
  const [small, large] = left < right ? [left, right] : [right, left]
  const [asked, sum] = [`${left}+${right}`, left + right]
  if (small === large) return doubled(small)
  if (large === 10) return roundAndRest(asked, 10, small)
  if (sum === 10) {
    const lines = [[asked, '10']]
    return { kind: 'ten-friends', numbers: [large, small], lines, picture: frame(large, small) }
  }
  if (small <= 2) return countOn(asked, large, small)
  if (large - small === 1) {
    const lines = [[asked, `${small}+${small}+1`, `${small + small}+1`, `${sum}`]]
    return { kind: 'near-double', numbers: [small], lines, picture: frame(small, large) }
  }
  return sum < 10 ? countOn(asked, large, small) : makeTen(asked, large, small)
}

/** 10 + 7, 100 + 45: said and written side by side. */
function roundAndRest(asked: string, round: number, rest: number): Strategy {
  return {
    kind: 'ten-and-units',
    numbers: [rest, round],
    lines: [[asked, `${round + rest}`]],
    picture: round === 10 ? frame(10, rest) : lineOf(round, rest),
  }
}

function countOn(asked: string, from: number, by: number): Strategy {
  const lines = [[asked, `${from + by}`]]
  return { kind: 'count-on', numbers: [from, by], lines, picture: lineOf(from, by) }
}

/** 8 + 5 = 8 + 2 + 3, and 37 + 5 = 37 + 3 + 2. */
function makeTen(asked: string, from: number, by: number): Strategy {
  const missing = 10 - (from % 10)
  const rest = by - missing
  const ten = from + missing
  if (rest === 0) {
    return {
      kind: 'units-make-ten',
      numbers: [from % 10, by],
      lines: [
        [`${from % 10}+${by}`, '10'],
        [asked, `${ten}`],
      ],
      picture: lineOf(from, by),
    }
  }
  return {
    kind: 'make-ten',
    numbers: [from, missing, ten, by, rest],
    lines: [[asked, `${from}+${missing}+${rest}`, `${ten}+${rest}`, `${from + by}`]],
    picture: ten === 10 ? frame(from, by) : lineOf(from, missing, rest),
  }
}

/** 45 + 30: 4 tens and 3 tens. */
function countInTens(asked: string, value: number, round: number): Strategy {
  const place = roundTo(round)
  if (value < place) return roundAndRest(asked, round, value)
  const low = value % place
  const [tens, more] = [(value - low) / place, round / place]
  const sum = value + round
  const split = low === 0 ? [] : [`${sum - low}+${low}`]
  return {
    kind: 'count-in-tens',
    numbers: [tens, more, place, 1],
    lines: [
      [`${tens}+${more}`, `${tens + more}`],
      [asked, ...split, `${sum}`],
    ],
    picture: lineOf(value, round),
  }
}

function unitsOnly(asked: string, value: number, by: number): Strategy {
  const unit = value % 10
  return {
    kind: 'units-only',
    numbers: [unit],
    lines: [
      [`${unit}+${by}`, `${unit + by}`],
      [asked, `${value + by}`],
    ],
    picture: lineOf(value, by),
  }
}

/** 37 + 19 = 37 + 20 − 1 */
function nearTen(asked: string, value: number, by: number, gap: number): Strategy {
  const [round, sum] = [by + gap, value + by]
  return {
    kind: 'near-ten-more',
    numbers: [by, round, gap],
    lines: [[asked, `${value}+${round}-${gap}`, `${value + round}-${gap}`, `${sum}`]],
    picture: lineOf(value, round, -gap),
  }
}

function byParts(asked: string, value: number, by: number): Strategy {
  const parts = partsByPlace(by)
  const chain = parts.map((_, at) => {
    const reached = parts.slice(0, at).reduce((sum, part) => sum + part, value)
    return [reached, ...parts.slice(at)].join('+')
  })
  return {
    kind: 'by-parts',
    numbers: [by, 1],
    lines: [[asked, ...chain, `${value + by}`]],
    picture: lineOf(value, ...parts),
  }
}

/** How far a number lies below one that is lighter to add: 2 from 38 to 40, 10 from 890 to 900; 0 where nothing is gained (3 778). */
export function gapToRound(value: number): number {
  const step = value === 0 ? 1 : roundTo(value)
  const gap = (10 - ((value / step) % 10)) * step
  return value >= 8 && gap <= 2 * step && isOneDigitRound(value + gap) ? gap : 0
}

/** Whether to add a rounder number where the units pass ten: at CP one that is 1 more, later 2 as well (BO n° 41 of 31/10/2024). */
function isNearTen(by: number, value: number, level: Level): boolean {
  const gap = gapToRound(by)
  const ten = 10 * roundTo(by)
  return gap > 0 && (level !== 'CP' || gap === 1) && (by % ten) + (value % ten) > ten
}

/** A number below 10 beside one above; undefined where its nearest ten is lighter. */
function addUnits(asked: string, large: number, small: number): Strategy | undefined {
  if (large % 10 === 0) return roundAndRest(asked, large, small)
  const unit = (large % 10) + small
  if (unit < 10) return unitsOnly(asked, large, small)
  return unit === 10 || small < 8 ? makeTen(asked, large, small) : undefined
}

function addWholes(left: number, right: number, level: Level): Strategy {
  const asked = `${left}+${right}`
  if (Math.max(left, right) <= 10) return additionFact(left, right)
  const [small, large] = left < right ? [left, right] : [right, left]
  const ofUnits = small < 10 ? addUnits(asked, large, small) : undefined
  if (ofUnits) return ofUnits
  if (isOneDigitRound(right)) return countInTens(asked, left, right)
  if (isOneDigitRound(left)) return countInTens(asked, right, left)
  if (isNearTen(right, left, level)) return nearTen(asked, left, right, gapToRound(right))
  if (isNearTen(left, right, level)) return nearTen(asked, right, left, gapToRound(left))
  const isLeftLighter = partsByPlace(left).length < partsByPlace(right).length
  return isLeftLighter ? byParts(asked, right, left) : byParts(asked, left, right)
}

/** The place of a step of one unit, ten, tenth … in a decimal; undefined where the sum carries. */
export function stepPlace(value: number, step: number, by: 1 | -1): number | undefined {
  if (![0.1, 1, 10].includes(step)) return undefined
  const digit = Math.floor(exact(value / step) % 10)
  return digit + by >= 0 && digit + by <= 9 ? digit : undefined
}

/** 2,7 + 3,8 = 2 + 3 + 0,7 + 0,8 */
function addDecimals(left: number, right: number): Strategy {
  const [asked, sum] = [`${left}+${right}`, exact(left + right)]
  const digit = stepPlace(left, right, 1)
  if (digit !== undefined) {
    return {
      kind: 'one-digit',
      numbers: [right],
      lines: [[asked, `${sum}`]],
      picture: lineOf(left, right),
    }
  }
  const [wholes, parts] = [
    [left, right].map(Math.floor),
    [left, right].map((one) => exact(one % 1)),
  ]
  const shown = (terms: readonly number[]): number[] => terms.filter((term) => term > 0)
  const [whole = 0, part = 0] = [wholes, parts].map((terms) =>
    exact((terms[0] ?? 0) + (terms[1] ?? 0)),
  )
  const chain = [
    asked,
    [...shown(wholes), ...shown(parts)].join('+'),
    shown([whole, part]).join('+'),
    `${sum}`,
  ]
  return {
    kind: 'wholes-first',
    numbers: [[left, right].filter((one) => one % 1 !== 0).length, Math.floor(part)],
    lines: [chain.filter((one, at) => one !== chain[at - 1])],
    picture: lineOf(left, Math.floor(right), exact(right % 1)),
  }
}

function addNothing(left: number, right: number): Strategy {
  const [value, asked] = [left + right, `${left}+${right}`]
  const picture = lineOf(value)
  return { kind: 'add-nothing', numbers: [value], lines: [[asked, `${value}`]], picture }
}

/** The sum of two numbers that are not negative. */
export function additionStrategy(left: number, right: number, level: Level): Strategy {
  if (left === 0 || right === 0) return addNothing(left, right)
  return Number.isInteger(left) && Number.isInteger(right)
    ? addWholes(left, right, level)
    : addDecimals(left, right)
}

/** «Le double de 35»: 30 + 30 + 5 + 5. */
export function doubleStrategy(value: number): Strategy {
  if (value === 0) return addNothing(value, value)
  if (Number.isInteger(value) && value <= 10) return additionFact(value, value)
  const high = Number.isInteger(value) ? (partsByPlace(value)[0] ?? 0) : Math.floor(value)
  const low = exact(value - high)
  const [asked, sum] = [`${value}+${value}`, `${exact(value + value)}`]
  const picture = { kind: 'bar', whole: exact(value + value), parts: [value, value] } as const
  if (high === 0 || low === 0) {
    return { kind: 'small-double', numbers: [value], lines: [[asked, sum]], picture }
  }
  const chain = [asked, `${high}+${high}+${low}+${low}`, `${high + high}+${exact(low + low)}`, sum]
  return { kind: 'double-by-parts', numbers: [value, high, low], lines: [chain], picture }
}
