/** FIR-06: what is answered while the network comes and goes, from the outbox of a device to the rows of the server. */
import { expect, test } from 'vitest'
import type { Learner } from '../../src/contract/learners.ts'
import { routes } from '../../src/contract/routes.ts'
import { EMPTY_REVIEW } from '../../src/domain/copy/review/copy-review.ts'
import { dayInParis } from '../../src/domain/paris-time.ts'
import { mondayOf } from '../../src/domain/problem/problem-week.ts'
import { saveThrough, sendWaiting, type WaitingWrite } from '../../src/web/offline/outbox-state.ts'
import {
  ADDITIONS,
  addedDictation,
  addedLearner,
  MISSED_GAP,
} from '../support/people/class-work.ts'
import { GRAMMAR } from '../support/people/complete-account.ts'
import { lea, madameRoy } from '../support/people/people.ts'
import { cutDevice, post, TabClosed } from '../support/product/cut-device.ts'
import { type SignedInCaller, type TestApp, testApp } from '../support/product/test-app.ts'

const CUTS = 1000
const HOUSEHOLDS = 7

const WORDS = ['écureuil', 'noisette']

type Answer = Pick<WaitingWrite, 'path' | 'params' | 'body'>

/** An evening of a child: each answer can be told from every other. */
function evening({ id }: Learner, correction: Answer): Answer[] {
  const params = { id }
  const week = mondayOf(dayInParis(Date.now()))
  const answer = (path: string, body: unknown): Answer => ({ path, params, body })
  return [
    correction,
    ...Array.from({ length: 10 }, (_, rank): Answer[] => {
      const right = rank % 3 > 0
      const total_time = 1000 * (rank + 1)
      const calculation = { ...ADDITIONS, learner_id: id, correct_answers: rank, total_time }
      const outcome = right ? 'first' : 'missed'
      return [
        answer(routes.saveCalculation.path, calculation),
        answer(routes.addPractice.path, {
          answers: [{ fact: `4x${(rank % 4) + 5}`, right }],
          badges: [],
          bests: [{ best: 'streak', value: rank + 1 }],
        }),
        answer(routes.saveGrammar.path, { ...GRAMMAR, learner_id: id, total_time }),
        answer(routes.addGrammarReview.path, {
          level: 'CE1',
          answers: [{ exercise: MISSED_GAP, right }],
        }),
        answer(routes.answerProblem.path, { week, rank, outcome, time_spent: 9000 }),
        answer(routes.addWordPractice.path, {
          answers: [{ word: WORDS[rank % 2], right }],
        }),
      ]
    }).flat(),
  ]
}

/** A copy with two missed words. */
function copyOf(learner: Learner, dictation: { id: string; content: string }): Answer {
  const { scale, weights, switches } = EMPTY_REVIEW
  return {
    path: routes.saveCorrection.path,
    params: {},
    body: {
      learner_id: learner.id,
      dictation_id: dictation.id,
      content: dictation.content.replace("L'écureuil", "L'écureil").replace('noisette', 'noizette'),
      review: {
        ...{ original: dictation.content, extras: [], signs: [], choices: [] },
        ...{ scale, weights, switches },
        faults: [
          { index: 0, kind: 'written', text: "L'écureil" },
          { index: 3, kind: 'written', text: 'noizette' },
        ],
      },
    },
  }
}

/** All that is stored of a child, without what no two children share: each has problems of her own. */
async function storedOf(adult: SignedInCaller, params: Learner): Promise<unknown> {
  const results = await adult.send(routes.listResults, { params })
  const own = (row: object) => ({
    ...row,
    ...{ id: 0, learner_id: 0, created_at: 0, updated_at: 0, operation: 0 },
  })
  const { french_dictation, math_calculation, french_grammar, totals } = results.body
  const { outcomes } = (await adult.send(routes.getProblemWeek, { params })).body
  return {
    copies: french_dictation.map(own),
    calculations: math_calculation.map(own),
    grammar: french_grammar.map(own),
    totals,
    outcomes,
    practice: (await adult.send(routes.getPractice, { params })).body,
    grammarReview: (await adult.send(routes.getGrammarReview, { params })).body,
    words: (await adult.send(routes.getWordReview, { params })).body,
  }
}

/** Two children who answer the same: one with a network, one without. */
async function cutEvening(app: TestApp, seed: number) {
  const adult = await app.as({ ...madameRoy, email: `roy-${seed}@ecole.exemple.fr` })
  const [calm, cut] = [await addedLearner(adult, lea()), await addedLearner(adult, lea())]
  const dictation = await addedDictation(adult)
  for (const [at, answer] of evening(calm, copyOf(calm, dictation)).entries()) {
    const write = { ...answer, key: `calm-${at}`, madeAt: 0 }
    expect((await post(adult, write, JSON.stringify(write.body))).ok).toBe(true)
  }
  const { doors, cuts, statuses, wasKept, calm: end } = cutDevice(adult, seed)
  const closed = (error: unknown): void => {
    if (!(error instanceof TabClosed)) throw error
  }
  for (const [at, answer] of evening(cut, copyOf(cut, dictation)).entries()) {
    // Closed before it was kept: nobody was told that it was, and the child answers again.
    for (let again = 0; again === 0 || !wasKept(`cut-${at}-${again - 1}`); again += 1) {
      const write = { ...answer, key: `cut-${at}-${again}`, madeAt: 0 }
      // Two tabs: one saves while the other sends what waits.
      await Promise.all([saveThrough(doors, write).catch(closed), sendWaiting(doors).catch(closed)])
    }
  }
  await end()
  expect(await storedOf(adult, cut)).toEqual(await storedOf(adult, calm))
  return { cuts, statuses }
}

test('FIR-06 a thousand cuts of the network store every answer once, as if there had been none', async () => {
  await using app = await testApp()
  const sums = { lost: 0, half: 0, late: 0, answer: 0, closed: 0 }
  const sum = (): number => Object.values(sums).reduce((total, count) => total + count, 0)
  for (let seed = 1; sum() < CUTS; seed += HOUSEHOLDS) {
    const evenings = await Promise.all(
      Array.from({ length: HOUSEHOLDS }, (_, at) => cutEvening(app, seed + at)),
    )
    for (const { cuts, statuses } of evenings) {
      expect([...statuses].filter((status) => status !== 200 && status !== 201)).toEqual([])
      for (const kind of ['lost', 'half', 'late', 'answer', 'closed'] as const) {
        sums[kind] += cuts[kind]
      }
    }
  }
  expect(Object.values(sums).every((count) => count > 50)).toBe(true)
})
