/** What the tests of a class begin with: a learner, a dictation, a corrected copy, a calculation test. */
import { expect } from 'vitest'
import type { MathCalculationResult } from '../../../src/contract/calculations.ts'
import type { Dictation } from '../../../src/contract/dictations.ts'
import type { FrenchDictationResult } from '../../../src/contract/french-dictation-result.ts'
import type { Learner, NewLearner } from '../../../src/contract/learners.ts'
import type { BodyInputOf } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'
import type { SignedInCaller } from '../product/test-app.ts'
import { lea } from './people.ts'

/** No row has this identifier. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'

export const THE_SQUIRREL = {
  title: "L'écureuil",
  content: "L'écureuil mange une noisette. Il dort dans l'arbre.",
  form: 'text',
  level: 'CE1',
  theme: 'La forêt',
  goals: ['présent'],
  words: ['écureuil', 'noisette'],
} as const satisfies BodyInputOf<typeof routes.addDictation>

export const ADDITIONS = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 20,
  correct_answers: 15,
  total_time: 61_234.6,
  average_time: 3061.73,
} as const

/** A question of grammar that a child missed. */
export const MISSED_GAP = {
  type: 'fill',
  questions: [
    {
      sentence: 'Les chats ___ dans la cour.',
      words: [{ text: 'jouent', options: ['joue', 'jouent'], focus: 'verb' }],
    },
  ],
} as const

export async function addedLearner(adult: SignedInCaller, learner?: NewLearner): Promise<Learner> {
  const { status, body } = await adult.send(routes.addLearner, { body: learner ?? lea() })
  expect(status).toBe(201)
  return body
}

export async function addedDictation(
  adult: SignedInCaller,
  dictation: BodyInputOf<typeof routes.addDictation> = {
    ...THE_SQUIRREL,
    goals: [...THE_SQUIRREL.goals],
    words: [...THE_SQUIRREL.words],
  },
): Promise<Dictation> {
  const { status, body } = await adult.send(routes.addDictation, { body: dictation })
  expect(status).toBe(201)
  return body
}

export async function savedCorrection(
  adult: SignedInCaller,
  learner: Learner,
  dictation: Dictation,
): Promise<FrenchDictationResult> {
  const { status, body } = await adult.send(routes.saveCorrection, {
    body: { learner_id: learner.id, dictation_id: dictation.id, content: dictation.content },
  })
  expect(status).toBe(201)
  return body
}

export async function savedCalculation(
  adult: SignedInCaller,
  learner: Learner,
): Promise<MathCalculationResult> {
  const { status, body } = await adult.send(routes.saveCalculation, {
    body: { ...ADDITIONS, operation: [...ADDITIONS.operation], learner_id: learner.id },
  })
  expect(status).toBe(201)
  return body
}
