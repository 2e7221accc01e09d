import { expect, test } from 'vitest'
import {
  CHOSEN,
  copyOf,
  pending,
  play,
  RESULT,
  STORED,
  VERIFYING,
} from '../../../test/support/screens/correction-states.ts'
import { EMPTY_REVIEW } from '../../domain/copy/review/copy-review.ts'
import { makePersistedCorrection, restoreCorrection } from './use-persisted-correction.ts'

test('COR-05 a class changed by the adult survives a reload, and is forgotten with the copy', () => {
  const event = { type: 'class-chosen', key: '2-2-lécureuil', code: 'accent' } as const
  const changed = play(RESULT, { type: 'review', event })
  const persisted = makePersistedCorrection(changed)
  expect(persisted && restoreCorrection(persisted)?.review.codes).toEqual({
    '2-2-lécureuil': 'accent',
  })
  expect(play(changed, { type: 'abandoned' }).review).toEqual(EMPTY_REVIEW)
})

test('COR-04 work survives a reload with the places of words, so that the photo lights up again', () => {
  const persisted = makePersistedCorrection(VERIFYING)
  if (!persisted) throw new Error('nothing persisted')
  const restored = restoreCorrection(JSON.parse(JSON.stringify(persisted)))
  if (!restored) throw new Error('nothing restored')
  expect(pending(restored)).toEqual([2, 7])
  expect(copyOf(restored).reading).toEqual(copyOf(VERIFYING).reading)
  expect(copyOf(restored).draft).toEqual(copyOf(VERIFYING).draft)
  expect(makePersistedCorrection(restored)).toEqual(persisted)
})

test('COR-05 a reload at the result comes back to it under the same key', () => {
  const persisted = makePersistedCorrection(RESULT)
  const restored = persisted && restoreCorrection(persisted)
  expect(restored?.step.kind).toBe('result')
  expect(restored?.submission?.key).toBe('key-1')
  expect(
    [CHOSEN, play(RESULT, { type: 'saved', stored: STORED })].map(makePersistedCorrection),
  ).toEqual([null, null])
})

test('COR-04 persisted words that are not those of the persisted text are left aside', () => {
  const persisted = makePersistedCorrection(VERIFYING)
  expect(persisted && restoreCorrection({ ...persisted, original: 'Autre texte' })).toBeUndefined()
})
