/** The way of thinking for a question, chosen for its numbers among those that its class is taught. */
import type { Level } from '../../level.ts'
import type { Question } from '../question.ts'
import { additionStrategy, doubleStrategy } from './addition-strategies.ts'
import { divisionStrategy, halfStrategy, thinkTimesStrategy } from './division-strategies.ts'
import { multiplicationStrategy } from './multiplication-strategies.ts'
import type { Strategy } from './strategy.ts'
import { missingTermStrategy, subtractionStrategy } from './subtraction-strategies.ts'

/** What is looked for in an equality with a hole. */
function missingStrategy({ operation, left, right, result, unknown }: Question): Strategy {
  const known = unknown === 'left' ? right : left
  if (operation === 'addition') {
    return missingTermStrategy(known, result, [`${left}+${right}`, `${result}`])
  }
  return thinkTimesStrategy(known, result, [`${left}x${right}`, `${result}`])
}

/** Every question that is drawn has one; a hole stands in an addition or a multiplication only. */
export function strategyFor(question: Question, level: Level): Strategy {
  const { operation, left, right, unknown, wording } = question
  if (wording === 'double') return doubleStrategy(left)
  if (wording === 'half') return halfStrategy(left)
  if (unknown !== 'result') return missingStrategy(question)
  switch (operation) {
    case 'addition':
      return additionStrategy(left, right, level)
    case 'subtraction':
      return subtractionStrategy(left, right)
    case 'multiplication':
      return multiplicationStrategy(left, right, level)
    case 'division':
      return divisionStrategy(left, right)
  }
}
