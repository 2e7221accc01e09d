/** Whose a copy without a code may be: the likely ones first, for the adult to choose from (CLA-03). */
import { comparisonKey } from '../copy/text/text-words.ts'
import { wordDistance } from '../copy/text/word-distance.ts'

interface NamedLearner {
  readonly id: string
  readonly first_name: string
}

/** A first name that a child wrote, or a reader read, a little otherwise. */
const MAX_NAME_DISTANCE = 0.25

function isWritten(name: string, words: readonly string[]): boolean {
  return name !== '' && words.some((word) => wordDistance(name, word) <= MAX_NAME_DISTANCE)
}

/**
 * `remaining` in the order of the class; `written` is what was read on the copy, none before it was read; `last` is whom the
 * copy before this one was of, since copies lie in the order they were handed in or sorted.
 */
export function likelyLearners<Learner extends NamedLearner>(
  remaining: readonly Learner[],
  written: readonly string[],
  last: number,
): Learner[] {
  const words = written.map(comparisonKey)
  const following = [...remaining.slice(last), ...remaining.slice(0, last)]
  const named = following.filter(({ first_name }) => isWritten(comparisonKey(first_name), words))
  return [...named, ...following.filter((one) => !named.includes(one))]
}
