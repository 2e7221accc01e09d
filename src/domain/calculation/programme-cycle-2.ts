/**
 * Automatismes of CP, CE1 and CE2: facts to know and procedures, in the programme's number fields (BO n° 41 of 31/10/2024,
 * mathématiques, cycle 2). CP writes neither × nor ÷: doubles and halves are asked in words.
 */
import type { Automatism } from './automatism.ts'
import {
  acrossTen,
  complements,
  doubles,
  factorsOf,
  halves,
  missingTerm,
  oneOf,
  pairs,
  stepsOf,
  wholesBetween,
} from './automatism-draws.ts'

/** Largest number of the school year. */
export const CP_FIELD = 100
export const CE1_FIELD = 1000
export const CE2_FIELD = 10_000

const CP_TENS = stepsOf(10, 20, 90)

export const CP_PROGRAMME: readonly Automatism[] = [
  { id: 'addition-facts', draw: missingTerm('addition', 10) },
  { id: 'doubles', draw: doubles([...stepsOf(1, 1, 10), 20, 30, 40, 50]) },
  { id: 'halves', draw: halves([...stepsOf(2, 2, 20), 40, 60, 80, 100]) },
  {
    id: 'next-ten',
    draw: complements(
      stepsOf(1, 1, 99).filter((value) => value % 10 !== 0),
      (value) => Math.ceil(value / 10) * 10,
    ),
  },
  {
    id: 'small-steps',
    draw: oneOf(
      pairs('addition', wholesBetween(1, 99), [1, 2, 10], CP_FIELD),
      pairs('subtraction', wholesBetween(1, CP_FIELD), [1, 2, 10]),
    ),
  },
  {
    id: 'tens',
    draw: oneOf(
      pairs('addition', wholesBetween(1, 80), CP_TENS, CP_FIELD),
      pairs('subtraction', wholesBetween(20, CP_FIELD), CP_TENS),
    ),
  },
  { id: 'add-nines', draw: acrossTen('addition', wholesBetween(1, 91), [9], CP_FIELD) },
  { id: 'add-small', draw: pairs('addition', wholesBetween(1, 92), wholesBetween(1, 8), CP_FIELD) },
  {
    id: 'two-digit-sums',
    draw: pairs('addition', wholesBetween(10, 89), wholesBetween(10, 89), CP_FIELD),
  },
  { id: 'ten-minus-units', draw: pairs('subtraction', stepsOf(10, 10, 90), wholesBetween(1, 9)) },
]

const HUNDREDS = stepsOf(100, 100, 900)
const ALL_TENS = stepsOf(10, 10, 90)
const CE1_HALVES = [...stepsOf(2, 2, 30), ...stepsOf(10, 40, 100), 200, 300, 400, 500, 600, 1000]

export const CE1_PROGRAMME: readonly Automatism[] = [
  { id: 'addition-facts', draw: missingTerm('addition', 10) },
  { id: 'multiplication-facts', draw: missingTerm('multiplication', 10) },
  {
    id: 'doubles',
    draw: doubles([...stepsOf(1, 1, 15), 20, ...stepsOf(5, 25, 50), 100, 150, 200, 250, 300, 500]),
  },
  { id: 'halves', draw: halves(CE1_HALVES) },
  { id: 'multiples-of-25', draw: pairs('multiplication', wholesBetween(1, 4), [25]) },
  {
    id: 'tens-and-hundreds',
    draw: oneOf(
      pairs('addition', wholesBetween(1, 900), [...ALL_TENS, ...HUNDREDS], CE1_FIELD),
      pairs('subtraction', wholesBetween(100, CE1_FIELD), [...ALL_TENS, ...HUNDREDS]),
    ),
  },
  { id: 'times-ten', draw: pairs('multiplication', wholesBetween(2, 99), [10]) },
  { id: 'add-nines', draw: acrossTen('addition', wholesBetween(11, 971), [9, 19, 29], CE1_FIELD) },
  { id: 'subtract-nines', draw: acrossTen('subtraction', wholesBetween(20, CE1_FIELD), [9]) },
  {
    id: 'subtract-small',
    draw: pairs('subtraction', wholesBetween(10, CE1_FIELD), wholesBetween(1, 8)),
  },
  {
    id: 'teens-times-digit',
    draw: pairs('multiplication', wholesBetween(11, 19), wholesBetween(2, 9)),
  },
]

const CE2_DOUBLES = [...stepsOf(1, 1, 20), ...stepsOf(5, 25, 50), 60, 75, ...stepsOf(100, 100, 600)]
const CE2_HALVES = [...stepsOf(2, 2, 40), ...stepsOf(10, 50, 150), ...stepsOf(100, 200, 1200)]

export const CE2_PROGRAMME: readonly Automatism[] = [
  { id: 'addition-facts', draw: missingTerm('addition', 10, 2) },
  { id: 'multiplication-facts', draw: missingTerm('multiplication', 10, 2) },
  { id: 'doubles', draw: doubles(CE2_DOUBLES) },
  { id: 'halves', draw: halves(CE2_HALVES) },
  {
    id: 'times-ten',
    draw: oneOf(
      pairs('multiplication', wholesBetween(11, 999), [10]),
      pairs('multiplication', wholesBetween(2, 99), [100]),
    ),
  },
  {
    id: 'add-nines',
    draw: acrossTen('addition', wholesBetween(11, 900), [8, 9, 18, 19, 28, 29, 38, 39], CE2_FIELD),
  },
  {
    id: 'subtract-nines',
    draw: acrossTen('subtraction', wholesBetween(50, 999), [9, 19, 29, 39]),
  },
  { id: 'times-four-eight', draw: pairs('multiplication', wholesBetween(11, 50), [4, 8]) },
  { id: 'times-tens', draw: pairs('multiplication', wholesBetween(2, 9), ALL_TENS) },
  {
    id: 'two-digit-times-digit',
    draw: pairs('multiplication', wholesBetween(11, 99), wholesBetween(2, 9)),
  },
  { id: 'products-of-60', draw: factorsOf(60, [2, 3, 4, 5, 6, 10, 12, 15, 20, 30]) },
]
