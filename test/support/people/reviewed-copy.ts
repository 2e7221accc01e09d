/** A copy with its review as a screen sends it: one word misspelt. */
import type { Dictation } from '../../../src/contract/dictations.ts'
import type { Learner } from '../../../src/contract/learners.ts'
import type { BodyInputOf } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'
import { EMPTY_REVIEW } from '../../../src/domain/copy/review/copy-review.ts'
import type { SignedInCaller } from '../product/test-app.ts'
import { addedDictation, addedLearner } from './class-work.ts'

export type Review = BodyInputOf<typeof routes.changeCorrection>['review']

export const ORIGINAL = "L'écureuil mange une noisette. Il dort dans l'arbre."

export const CONTENT = "L'écureuil mange une noisete. Il dort dans l'arbre."

const COUNTING = {
  scale: EMPTY_REVIEW.scale,
  weights: EMPTY_REVIEW.weights,
  switches: EMPTY_REVIEW.switches,
}

/** One word misspelt: «noisete». */
export const REVIEW: Review = {
  original: ORIGINAL,
  faults: [{ index: 3, kind: 'written', text: 'noisete' }],
  extras: [],
  order: [],
  signs: [],
  choices: [],
  ...COUNTING,
}

interface Work {
  readonly learner: Learner
  readonly dictation: Dictation
}

export async function workOf(parent: SignedInCaller): Promise<Work> {
  return { learner: await addedLearner(parent), dictation: await addedDictation(parent) }
}

export function save(
  parent: SignedInCaller,
  { learner, dictation }: Work,
  review: Review = REVIEW,
) {
  const body = { learner_id: learner.id, dictation_id: dictation.id, content: CONTENT, review }
  return parent.send(routes.saveCorrection, { body })
}
