/** Ways to multiply, by the numbers that stand there and the class. */
import type { Level } from '../../level.ts'
import { roundToThousandths as exact } from '../question.ts'
import { doubleStrategy } from './addition-strategies.ts'
import { partsByPlace, roundTo, type Strategy, type StrategyPicture } from './strategy.ts'

export function area(rows: number, parts: readonly number[], removed = 0): StrategyPicture {
  return { kind: 'area', rows, parts, removed }
}

function timesTen(asked: string, value: number, factor: number): Strategy {
  const to = exact(value * factor)
  return {
    kind: 'times-ten',
    numbers: [factor],
    lines: [[asked, `${to}`]],
    picture: { kind: 'places', from: value, to, factor, divides: false },
  }
}

/** 7 × 6 = 5 × 6 + 1 × … : `parts` of the factor. */
function splitFactor(
  asked: string,
  factor: number,
  times: number,
  [one, other]: readonly [number, number],
): Strategy {
  const [first, second] = [exact(one * times), exact(other * times)]
  const more = other === 1 ? `${times}` : `${other}x${times}`
  return {
    kind: 'split-factor',
    numbers: [factor, times, one, other],
    lines: [[asked, `${one}x${times}+${more}`, `${first}+${second}`, `${exact(factor * times)}`]],
    picture: area(times, [one, other]),
  }
}

/** 9 × 7 = 10 × 7 − 7, 29 × 6 = 30 × 6 − 6 */
function tenTimesMinus(asked: string, factor: number, times: number): Strategy {
  const round = factor + 1
  return {
    kind: 'ten-times-minus',
    numbers: [factor, times, round],
    lines: [
      [asked, `${round}x${times}-${times}`, `${round * times}-${times}`, `${factor * times}`],
    ],
    picture: area(times, [factor], 1),
  }
}

/** Beyond the tables, × 2: 48 + 48 by its parts. */
function twice(asked: string, value: number): Strategy {
  const strategy = doubleStrategy(value)
  const [chain = []] = strategy.lines
  return { ...strategy, lines: [[asked, ...chain]] }
}

/** × 2, × 4, × 8: doubled once, twice, three times. */
function doubleAgain(asked: string, factor: number, value: number): Strategy {
  const steps: string[][] = []
  let reached = value
  for (let power = factor; power > 1; power /= 2) {
    steps.push([`${reached}+${reached}`, `${exact(reached + reached)}`])
    reached = exact(reached + reached)
  }
  return {
    kind: 'double-again',
    numbers: [factor, value],
    lines: [...steps, [asked, `${reached}`]],
    picture: { kind: 'bar', whole: reached, parts: Array.from({ length: factor }, () => value) },
  }
}

/** × 5 and × 50: half of ten and of a hundred times. */
function halfOfTenTimes(asked: string, factor: number, value: number): Strategy {
  const [round, result] = [factor * 2, exact(value * factor)]
  const twice = exact(value * round)
  return {
    kind: 'half-of-ten-times',
    numbers: [factor, round, value],
    lines: [
      [`${round}x${value}`, `${twice}`],
      [`${result}+${result}`, `${twice}`],
      [asked, `${result}`],
    ],
    picture: { kind: 'bar', whole: twice, parts: [result, result] },
  }
}

function stripZeros(asked: string, left: number, right: number): Strategy {
  const [small, great] = [roundTo(left), roundTo(right)]
  const [one, other, zeros] = [left / small, right / great, small * great]
  return {
    kind: 'strip-zeros',
    numbers: [one, other, zeros],
    lines: [
      [`${one}x${other}`, `${one * other}`],
      [asked, `${one * other}x${zeros}`, `${left * right}`],
    ],
    picture: area(one, [other]),
  }
}

/** The factors of a table, in the order in which they help. */
const SPLITS: Readonly<Record<number, readonly [number, number]>> = {
  3: [2, 1],
  6: [5, 1],
  7: [5, 2],
  8: [4, 4],
  11: [10, 1],
  12: [10, 2],
}
const HELP = [10, 2, 5, 9, 4, 3, 11, 12, 6, 8, 7] as const

/** Factors from 2 to 12. */
function multiplicationFact(left: number, right: number): Strategy {
  const asked = `${left}x${right}`
  const factor = HELP.find((help) => help === left || help === right) ?? left
  const times = factor === left ? right : left
  switch (factor) {
    case 10:
      return timesTen(asked, times, 10)
    case 5:
      return halfOfTenTimes(asked, 5, times)
    case 9:
      return tenTimesMinus(asked, 9, times)
    case 2:
    case 4:
      return doubleAgain(asked, factor, times)
    default:
      return splitFactor(asked, factor, times, SPLITS[factor] ?? [factor - 1, 1])
  }
}

export function isPowerOfTen(value: number): boolean {
  return [10, 100, 1000].includes(value)
}

export const DOUBLED: readonly number[] = [2, 4, 8]
const HALVED: readonly number[] = [5, 50]

/** 208: a hundred or more, and units alone beside it. */
function isHundredsAndUnits(value: number): boolean {
  return value > 100 && value % 100 > 0 && value % 100 < 10
}

/** A factor that has its own way, whatever the other is: half of ten times from CM1 on, doubling again from CE2 on. */
function specialFactor(
  asked: string,
  [factor, value]: readonly [number, number],
  level: Level,
): Strategy | undefined {
  if (factor === 2) return twice(asked, value)
  if (HALVED.includes(factor)) {
    return isOfCycle3(level) ? halfOfTenTimes(asked, factor, value) : undefined
  }
  const isDoubled = DOUBLED.includes(factor) && (!isOfTeens(level) || value === 25)
  return isDoubled && !isHundredsAndUnits(value) ? doubleAgain(asked, factor, value) : undefined
}

function isOfCycle3(level: Level): boolean {
  return level === 'CM1' || level === 'CM2'
}

/** CE1 multiplies 11 to 19 by splitting them, whatever the other factor is. */
function isOfTeens(level: Level): boolean {
  return level === 'CP' || level === 'CE1'
}

function distribute(
  asked: string,
  [left, right]: readonly [number, number],
  level: Level,
): Strategy {
  const [factor, times] = left > right ? [left, right] : [right, left]
  if (times === 9 && !isOfTeens(level)) return tenTimesMinus(asked, 9, factor)
  const split = SPLITS[times]
  if (split && factor === 25) return splitFactor(asked, times, factor, split)
  if (isHundredsAndUnits(factor)) {
    return splitFactor(asked, factor, times, [factor - (factor % 100), factor % 100])
  }
  if (factor % 10 === 9 && !isOfTeens(level)) return tenTimesMinus(asked, factor, times)
  const high = partsByPlace(factor)[0] ?? 0
  return splitFactor(asked, factor, times, [high, factor - high])
}

/** Beyond the tables, or with decimals. */
function largeProduct(
  asked: string,
  [left, right]: readonly [number, number],
  level: Level,
): Strategy {
  if (isPowerOfTen(right)) return timesTen(asked, left, right)
  if (isPowerOfTen(left)) return timesTen(asked, right, left)
  const isRound = left % 10 === 0 || right % 10 === 0
  if (isRound && Number.isInteger(left) && Number.isInteger(right)) {
    return stripZeros(asked, left, right)
  }
  return (
    specialFactor(asked, [right, left], level) ??
    specialFactor(asked, [left, right], level) ??
    distribute(asked, [left, right], level)
  )
}

/** A product of two numbers that are not negative. */
export function multiplicationStrategy(left: number, right: number, level: Level): Strategy {
  const asked = `${left}x${right}`
  const one = left === 1 ? right : left
  if (left === 0 || right === 0) {
    const picture = area(0, [left + right])
    return { kind: 'times-zero', numbers: [left + right], lines: [[asked, '0']], picture }
  }
  if (left === 1 || right === 1) {
    return {
      kind: 'times-one',
      numbers: [one],
      lines: [[asked, `${one}`]],
      picture: area(1, [one]),
    }
  }
  const areWhole = Number.isInteger(left) && Number.isInteger(right)
  const table = isOfTeens(level) ? 10 : 12
  if (areWhole && left <= table && right <= table) return multiplicationFact(left, right)
  return largeProduct(asked, [left, right], level)
}
