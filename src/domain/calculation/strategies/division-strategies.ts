/** Ways to divide and to halve, by the numbers that stand there; and what is missing from a product. */
import { roundToThousandths as exact } from '../question.ts'
import { area, DOUBLED, isPowerOfTen } from './multiplication-strategies.ts'
import type { Strategy } from './strategy.ts'

/** «56 ÷ 8», «4 × … = 28»: `asked` is the calculation, solved. */
export function thinkTimesStrategy(
  factor: number,
  result: number,
  asked: readonly string[],
): Strategy {
  const other = exact(result / factor)
  if (factor === 1 || other === 1) {
    const picture = area(1, [result])
    return { kind: 'times-one', numbers: [result], lines: [asked], picture }
  }
  const known = [`${factor}x${other}`, `${result}`]
  const isSaid = asked.join() === known.join()
  return {
    kind: 'think-times',
    numbers: [factor, result],
    lines: [...wayTo(factor, other), ...(isSaid ? [] : [known]), asked],
    picture: area(factor, other > 5 && other < 10 ? [5, other - 5] : [other]),
  }
}

/** To 6 × 9 by 6 × 5 and by what is missing then, to 4 × 15 by 4 × 10, to 3 × 20 by 3 × 2. */
function wayTo(factor: number, other: number): string[][] {
  const result = factor * other
  if (other % 10 === 0 && other > 10) return [[`${factor}x${other / 10}`, `${result / 10}`]]
  if (other > 10 && other < 20) {
    const tens = factor * 10
    return [[`${factor}x10+${factor}x${other - 10}`, `${tens}+${result - tens}`, `${result}`]]
  }
  if (other <= 5 || other >= 10 || factor === 10) return []
  return [
    [`${factor}x5`, `${factor * 5}`],
    [`${result}-${factor * 5}`, `${factor * (other - 5)}`, `${factor}x${other - 5}`],
    [`5+${other - 5}`, `${other}`],
  ]
}

/** ÷ 4 and ÷ 8: half of the half. */
function halveAgain(asked: string, value: number, divisor: number): Strategy {
  const steps: string[][] = []
  let reached = value
  for (let power = divisor; power > 1; power /= 2) {
    const half = exact(reached / 2)
    steps.push([`${half}+${half}`, `${reached}`])
    reached = half
  }
  return {
    kind: 'halve-again',
    numbers: [divisor, value],
    lines: [...steps, [asked, `${reached}`]],
    picture: { kind: 'bar', whole: value, parts: Array.from({ length: divisor }, () => reached) },
  }
}

/** An exact quotient. */
export function divisionStrategy(value: number, divisor: number): Strategy {
  const result = exact(value / divisor)
  const asked = `${value}:${divisor}`
  if (isPowerOfTen(divisor)) {
    return {
      kind: 'divide-ten',
      numbers: [divisor],
      lines: [[asked, `${result}`]],
      picture: { kind: 'places', from: value, to: result, factor: divisor, divides: true },
    }
  }
  return result > 10 && DOUBLED.includes(divisor)
    ? halveAgain(asked, value, divisor)
    : thinkTimesStrategy(divisor, value, [asked, `${result}`])
}

/** Up to here a half is known as the other side of a double. */
const KNOWN_HALF = 20

/** «La moitié de 150»: of 140 and of 10. */
export function halfStrategy(value: number): Strategy {
  const half = exact(value / 2)
  const known = [`${half}+${half}`, `${value}`]
  const picture = { kind: 'bar', whole: value, parts: [half, half] } as const
  const high = evenPart(value)
  const low = exact(value - high)
  const isKnown = Number.isInteger(half) && value <= KNOWN_HALF
  if (isKnown || high === 0 || low === 0) {
    return { kind: 'half-known', numbers: [value], lines: [known], picture }
  }
  return {
    kind: 'half-by-parts',
    numbers: [value, high, low],
    lines: [[`${value}`, `${high}+${low}`], [`${high / 2}+${exact(low / 2)}`, `${half}`], known],
    picture,
  }
}

/** What of a number is easily halved: 140 of 150, 800 of 900, 12 of 13,4. */
function evenPart(value: number): number {
  if (!Number.isInteger(value) || value < KNOWN_HALF) return Math.floor(value / 2) * 2
  let step = 2
  while (step * 10 <= value) step *= 10
  return Math.floor(value / step) * step
}
