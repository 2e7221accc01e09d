/** Combinators for the question generators of the programmes. */
import type { Random } from '../random.ts'
import type { Automatism } from './automatism.ts'
import type { Operation } from './operation.ts'
import {
  doubleOf,
  halfOf,
  newQuestion,
  type Question,
  roundToThousandths,
  UNKNOWNS,
  type UnknownTerm,
} from './question.ts'

type Draw = Automatism['draw']

/** An operand is drawn from a list, or from the whole numbers between two inclusive bounds. */
export type OperandRange = readonly number[] | { readonly from: number; readonly to: number }

export function wholesBetween(from: number, to: number): OperandRange {
  return { from, to }
}

export function stepsOf(step: number, from: number, to: number): number[] {
  const count = Math.floor(roundToThousandths((to - from) / step)) + 1
  return Array.from({ length: count }, (_, i) => roundToThousandths(from + i * step))
}

export function decimalsOf(step: number, from: number, to: number): number[] {
  return stepsOf(step, from, to).filter((value) => !Number.isInteger(value))
}

function chosen(choice: OperandRange, random: Random): number {
  return 'from' in choice ? random.whole(choice.from, choice.to) : random.pick(choice)
}

/** Rejection sampling; every caller accepts most draws. */
function drawn(draw: Draw, suits: (question: Question) => boolean): Draw {
  return (random) => {
    let question = draw(random)
    while (!suits(question)) question = draw(random)
    return question
  }
}

export function pairs(
  operation: Operation,
  left: OperandRange,
  right: OperandRange,
  largest = Number.POSITIVE_INFINITY,
): Draw {
  return drawn(
    (random) => newQuestion(operation, [chosen(left, random), chosen(right, random)]),
    ({ result }) => result >= 0 && result <= largest,
  )
}

/** Sums and differences in which the units pass a ten: 30 + 9 would train nothing of «add 10, take 1 back». */
export function acrossTen(
  operation: 'addition' | 'subtraction',
  left: OperandRange,
  right: OperandRange,
  largest = Number.POSITIVE_INFINITY,
): Draw {
  return drawn(pairs(operation, left, right, largest), (question) => {
    const [unit, by] = [question.left % 10, question.right % 10]
    return operation === 'addition' ? unit + by >= 10 : unit < by
  })
}

export function oneOf(...draws: readonly Draw[]): Draw {
  return (random) => random.pick(draws)(random)
}

/**
 * Any term may be missing, as in the official fluency tests; 0 × … = 0 has every answer and is not asked, and two zeros are no fact.
 * `smallest`: 2 where 0 and 1 were learnt in an earlier class.
 */
export function missingTerm(
  operation: 'addition' | 'multiplication',
  largest: number,
  smallest = 0,
): Draw {
  return drawn(
    (random) => {
      const [left, right] = [random.whole(smallest, largest), random.whole(smallest, largest)]
      const unknown: UnknownTerm = random.pick(UNKNOWNS)
      const isOpen = operation === 'multiplication' && (left === 0 || right === 0)
      return newQuestion(operation, [left, right], isOpen ? 'result' : unknown)
    },
    ({ left, right }) => left + right > 0,
  )
}

/** «37 + … = 40». */
export function complements(left: OperandRange, target: (left: number) => number): Draw {
  return (random) => {
    const start = chosen(left, random)
    return newQuestion('addition', [start, roundToThousandths(target(start) - start)], 'right')
  }
}

export function doubles(values: readonly number[]): Draw {
  return (random) => doubleOf(random.pick(values))
}

export function halves(values: readonly number[]): Draw {
  return (random) => halfOf(random.pick(values))
}

/** «4 × … = 60». */
export function factorsOf(product: number, factors: readonly number[]): Draw {
  return (random) => {
    const factor = random.pick(factors)
    return newQuestion('multiplication', [factor, product / factor], 'right')
  }
}

/** Draws the quotient, so that every division is exact. */
export function quotients(divisor: OperandRange, quotient: OperandRange): Draw {
  return (random) => {
    const by = chosen(divisor, random)
    return newQuestion('division', [roundToThousandths(by * chosen(quotient, random)), by])
  }
}
