/** A household that uses everything: one row in every table of a user. */
import { expect } from 'vitest'
import type { LearnerGroup } from '../../../src/contract/class/learner-groups.ts'
import type { CorrectionDetail } from '../../../src/contract/corrections.ts'
import type { Dictation } from '../../../src/contract/dictations.ts'
import type { Learner } from '../../../src/contract/learners.ts'
import type { BodyInputOf } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'
import { EMPTY_REVIEW } from '../../../src/domain/copy/review/copy-review.ts'
import { NO_ID, type SignedInCaller } from '../product/test-app.ts'
import { ownPasskey } from './passkey-owner.ts'
import { lea } from './people.ts'
import { type Dictated, recordAndOpen } from './recorded-voice.ts'

/** What people write in a household, each word to be found again. */
export interface Written {
  readonly first_name: string
  readonly last_name: string
  readonly title: string
  /** A noun that stands in the dictation. */
  readonly noun: string
  /** How a child wrote it. */
  readonly misspelt: string
  readonly theme: string
  readonly goal: string
}

export const CASTOR: Written = {
  first_name: 'Léa',
  last_name: 'Martin',
  title: 'Le castor',
  noun: 'castor',
  misspelt: 'kastor',
  theme: 'castors',
  goal: 'accents',
}

export interface CompleteAccount {
  readonly written: Written
  readonly learner: Learner
  readonly group: LearnerGroup
  readonly dictation: Dictation
  readonly dictated: Dictated
  readonly correction: CorrectionDetail
  readonly calculation: string
  readonly grammar: string
  readonly session: string
  readonly passkey: string
}

export function review({
  noun,
  misspelt,
}: Written): BodyInputOf<typeof routes.changeCorrection>['review'] {
  return {
    original: `Le ${noun} ronge un arbre.`,
    faults: [{ index: 1, kind: 'written', text: misspelt }],
    extras: [],
    choices: [{ first: 1, last: 1, code: 'muette', silent: false }],
    scale: EMPTY_REVIEW.scale,
    weights: EMPTY_REVIEW.weights,
    switches: EMPTY_REVIEW.switches,
  }
}

export const CALCULATION = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 10,
  correct_answers: 8,
  total_time: 60_000,
  average_time: 6000,
} as const

export const GRAMMAR = {
  level: 'CE1',
  exercise_type: 'fill',
  questions_count: 5,
  answers_count: 5,
  correct_answers: 4,
  total_time: 60_000,
} as const

/** Makes all of it, through the routes themselves. */
export async function completeAccountOf(
  caller: SignedInCaller,
  written: Written = CASTOR,
): Promise<CompleteAccount> {
  const { first_name, last_name, title, theme, goal } = written
  // First: it closes other sessions.
  const passkey = await ownPasskey(caller)
  const learner = await caller.send(routes.addLearner, {
    body: { ...lea(), first_name, last_name },
  })
  const dictation = await caller.send(routes.addDictation, {
    body: { title, content: review(written).original, level: 'CE1', theme, goals: [goal] },
    headers: { 'idempotency-key': `key-${written.noun}` },
  })
  expect([learner.status, dictation.status]).toEqual([201, 201])
  const learner_id = learner.body.id
  const group = await caller.send(routes.addGroup, {
    body: { name: theme, learner_ids: [learner_id] },
  })
  const saved = await caller.send(routes.saveCorrection, {
    body: {
      learner_id,
      dictation_id: dictation.body.id,
      content: `Le ${written.misspelt} ronge un arbre.`,
      review: review(written),
    },
  })
  expect(saved.status).toBe(201)
  await caller.send(routes.noteAbsences, {
    params: dictation.body,
    body: { learner_ids: [learner_id], absent: true },
  })
  await caller.send(routes.giveWeeklySeries, {
    body: { learner_ids: [learner_id], series: 'niveau=CE1&nombre=12' },
  })
  const calculation = await caller.send(routes.saveCalculation, {
    body: { learner_id, ...CALCULATION, operation: ['addition'] },
  })
  const grammar = await caller.send(routes.saveGrammar, { body: { learner_id, ...GRAMMAR } })
  await caller.send(routes.addPractice, {
    params: { id: learner_id },
    body: {
      answers: [
        { fact: '4x7', right: false },
        { fact: '5+7', right: true },
      ],
      badges: ['first-steps'],
      bests: [{ best: 'streak', value: 12 }],
    },
  })
  const problems = await caller.send(routes.getProblemWeek, { params: { id: learner_id } })
  await caller.send(routes.answerProblem, {
    params: { id: learner_id },
    body: { week: problems.body.week, rank: 0, outcome: 'first', time_spent: 30_000 },
  })
  return {
    written,
    learner: learner.body,
    group: group.body,
    dictation: dictation.body,
    dictated: await recordAndOpen(caller, dictation.body.id),
    correction: (await caller.send(routes.getCorrection, { params: saved.body })).body,
    calculation: calculation.body.id,
    grammar: grammar.body.id,
    passkey: passkey ?? NO_ID,
    session: (await caller.send(routes.listSessions)).body[0]?.id ?? '',
  }
}
