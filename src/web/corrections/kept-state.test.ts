import { expect, test } from 'vitest'
import {
  CHOSEN,
  copyOf,
  pending,
  play,
  RESULT,
  SETTLING,
  STORED,
} from '../../../test/support/screens/correction-states.ts'
import { EMPTY_REVIEW } from '../../domain/copy/review/copy-review.ts'
import { makeKept, restoreKept } from './kept-state.ts'

test('COR-05 a class changed by the adult survives a reload, and is forgotten with the copy', () => {
  const event = { type: 'class-chosen', key: '2-2-lécureuil', code: 'accent' } as const
  const changed = play(RESULT, { type: 'review', event })
  const kept = makeKept(changed)
  expect(kept && restoreKept(kept)?.review.codes).toEqual({ '2-2-lécureuil': 'accent' })
  expect(play(changed, { type: 'abandoned' }).review).toEqual(EMPTY_REVIEW)
})

test('COR-04 work survives a reload with the places of words, so that the photo lights up again', () => {
  const kept = makeKept(SETTLING)
  if (!kept) throw new Error('nothing kept')
  const restored = restoreKept(JSON.parse(JSON.stringify(kept)))
  if (!restored) throw new Error('nothing restored')
  expect(pending(restored)).toEqual([2, 7])
  expect(copyOf(restored).reading).toEqual(copyOf(SETTLING).reading)
  expect(copyOf(restored).draft).toEqual(copyOf(SETTLING).draft)
  expect(makeKept(restored)).toEqual(kept)
})

test('COR-05 a reload at the result comes back to it under the same key', () => {
  const kept = makeKept(RESULT)
  const restored = kept && restoreKept(kept)
  expect(restored?.stage.kind).toBe('result')
  expect(restored?.sending?.key).toBe('key-1')
  expect([CHOSEN, play(RESULT, { type: 'saved', stored: STORED })].map(makeKept)).toEqual([
    null,
    null,
  ])
})

test('COR-04 kept words that are not those of the kept text are left aside', () => {
  const kept = makeKept(SETTLING)
  expect(kept && restoreKept({ ...kept, original: 'Autre texte' })).toBeUndefined()
})
