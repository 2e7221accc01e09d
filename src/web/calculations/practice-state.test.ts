import { expect, test } from 'vitest'
import { AT, answeredAll, begun, play } from '../../../test/support/screens/training-states.ts'
import { unsentTraining } from './practice-state.ts'

test('CAL-09 what the session shows is stored every ten answers and at its end, for a chosen learner only', () => {
  const lea = { learnerId: 'lea' }
  expect(unsentTraining(answeredAll(begun(), 'v'.repeat(12)))).toBeNull()
  expect(unsentTraining(answeredAll(begun(lea), 'v'.repeat(9)))).toBeNull()
  const ten = answeredAll(begun(lea), `x${'v'.repeat(9)}`)
  const first = unsentTraining(ten)
  expect(first).toMatchObject({ learnerId: 'lea', key: 'seance-0-10', count: 10, isEnd: false })
  expect(first?.practice.answers).toHaveLength(10)
  expect(first?.practice.bests).toEqual([])
  const stored = play(ten, { type: 'practice-sent', session: 'seance', count: 10, isEnd: false })
  expect(unsentTraining(stored)).toBeNull()
  const ended = play(stored, { type: 'stopped', at: AT + 60_000 })
  const last = unsentTraining(ended)
  expect(last).toMatchObject({ key: 'seance-10-end', count: 10, isEnd: true })
  expect(last?.practice.answers).toEqual([])
  expect(last?.practice.bests).toEqual([{ best: 'streak', value: 9 }])
  const done = play(ended, { type: 'practice-sent', session: 'seance', count: 10, isEnd: true })
  expect(unsentTraining(done)).toBeNull()
})

test('CAL-09 a page that goes stores what it has; a reply to an older session changes nothing', () => {
  const state = answeredAll(begun({ learnerId: 'lea' }), 'vv')
  expect(unsentTraining(state, true)).toMatchObject({ key: 'seance-0-2', count: 2 })
  expect(play(state, { type: 'practice-sent', session: 'hier', count: 2, isEnd: true })).toBe(state)
})
