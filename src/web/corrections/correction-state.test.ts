import { expect, test } from 'vitest'
import {
  AT,
  CHOSEN,
  COPY,
  copyOf,
  FAULTS,
  pending,
  play,
  RESULT,
  read,
  SENT,
  STORED,
  said,
  VERIFYING,
} from '../../../test/support/screens/correction-states.ts'
import { EMPTY_REVIEW, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { type CorrectionEvent, INITIAL_CORRECTION } from './correction-state.ts'
import { hasUnsavedWork } from './unsaved-state.ts'
import { makePersistedCorrection } from './use-persisted-correction.ts'

test('COR-01 a reading leads from the choice to the words to check, the first one in view', () => {
  const reading = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-progress', percent: 40 })
  expect(reading.step).toEqual({ kind: 'reading', percent: 40, tries: 0, copy: null })
  expect(play(reading, { type: 'photo-progress', percent: 30 }).step).toMatchObject({
    percent: 40,
  })
  expect(VERIFYING.step.kind).toBe('verifying')
  expect(pending(VERIFYING)).toEqual([2, 7])
  expect(copyOf(VERIFYING).focus).toEqual({ kind: 'word', index: 2 })
})

test('MAR-07 a copy that was read is compared with another dictation, and nothing said before stays', () => {
  const answered = play(VERIFYING, FAULTS[0] ?? { type: 'abandoned' })
  const other = 'Ce matin, un écureuil dort.'
  const replaced = play(answered, { type: 'dictation-replaced', id: 'sieste', original: other })
  expect(replaced.dictationId).toBe('sieste')
  expect(copyOf(replaced).draft.original).toBe(other)
  expect(copyOf(replaced).draft.words.every(({ verdict }) => verdict === null)).toBe(true)
  expect(copyOf(replaced).reading).toBe(copyOf(VERIFYING).reading)
  expect(play(RESULT, { type: 'dictation-replaced', id: 'sieste', original: other })).toBe(RESULT)
})

test('COR-01 a cancelled reading goes back to the choice, and a late answer is ignored', () => {
  const cancelled = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-cancelled' })
  expect(cancelled).toEqual(CHOSEN)
  expect(play(cancelled, read(COPY))).toEqual(CHOSEN)
  expect(play(cancelled, { type: 'photo-progress', percent: 50 })).toEqual(CHOSEN)
})

test('COR-01 a passing failure is tried again three times, another one is said at once', () => {
  const busy: CorrectionEvent = {
    type: 'photo-failed',
    problem: { sentence: 'Service temporairement indisponible', code: 'reader-busy' },
  }
  let state = play(CHOSEN, { type: 'photo-chosen' }, busy)
  expect(state.step).toEqual({ kind: 'waiting', tries: 0, left: 3, copy: null })
  state = play(state, { type: 'retried' }, busy, { type: 'retried' }, busy)
  expect(state.step).toEqual({ kind: 'waiting', tries: 2, left: 1, copy: null })
  state = play(state, { type: 'retried' }, busy)
  expect(state.step.kind).toBe('setup')
  expect(state.problem?.code).toBe('reader-busy')
  const blank = { sentence: 'Cette page semble blanche', code: 'page-blank' }
  const refused = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-failed', problem: blank })
  expect(refused).toEqual({ ...CHOSEN, problem: blank })
  expect(play(refused, { type: 'photo-chosen' }).problem).toBeNull()
})

test('COR-05 back from the result keeps the work, and the same content keeps its key', () => {
  const again = play(RESULT, { type: 'reopened' }, { type: 'validated', at: AT, key: 'key-2' })
  expect(again.submission?.key).toBe('key-1')
  const right = said({ type: 'judged', index: 2, verdict: { kind: 'right' } })
  const other = play(RESULT, { type: 'reopened' }, right, {
    type: 'validated',
    at: AT,
    key: 'key-2',
  })
  expect(other.submission?.key).toBe('key-2')
})

test('COR-05 a word said illegible after a failed save is another correction, with the same text', () => {
  const failed = play(RESULT, SENT, { type: 'save-failed', sentence: 'Non', isPassing: false })
  const illegible = said({ type: 'judged', index: 0, verdict: { kind: 'illegible' } })
  const validate: CorrectionEvent = { type: 'validated', at: AT, key: 'key-2' }
  expect(play(failed, { type: 'reopened' }, validate).submission).toEqual(failed.submission)
  const other = play(failed, { type: 'reopened' }, illegible, validate)
  expect(other.submission).toMatchObject({ key: 'key-2', review: null })
})

test('COR-05 a failed save can be tried again with the same key, a stored one is final', () => {
  const failed = play(RESULT, SENT, {
    type: 'save-failed',
    sentence: 'Hors ligne',
    isPassing: true,
  })
  expect(failed.step).toMatchObject({ saving: { kind: 'failed', sentence: 'Hors ligne' } })
  expect(failed.submission?.key).toBe('key-1')
  const saving = play(failed, SENT)
  for (const type of ['abandoned', 'reopened'] as const) {
    expect(play(saving, { type }), type).toBe(saving)
  }
  const saved = play(saving, { type: 'saved', stored: STORED })
  expect(saved.step).toMatchObject({ saving: { kind: 'saved', stored: STORED } })
  expect(play(saved, SENT)).toBe(saved)
  expect(play(saved, { type: 'reopened' })).toBe(saved)
  expect(play(saved, { type: 'learner-chosen', id: 'hugo' })).toBe(saved)
})

test('COR-05 another learner for the same copy is another correction', () => {
  const hugo = play(RESULT, { type: 'learner-chosen', id: 'hugo' })
  expect(hugo.step.kind).toBe('verifying')
  const again = play(hugo, { type: 'validated', at: AT, key: 'key-2' })
  expect(again.submission).toMatchObject({ learnerId: 'hugo', key: 'key-2' })
})

test('COR-05 unsaved work is work until it is stored or given up', () => {
  const saved = play(RESULT, { type: 'saved', stored: STORED })
  expect([CHOSEN, VERIFYING, RESULT, saved].map(hasUnsavedWork)).toEqual([false, true, true, false])
  expect(hasUnsavedWork(play(RESULT, { type: 'abandoned' }))).toBe(false)
  const next = { ...INITIAL_CORRECTION, dictationId: 'foret' }
  expect(play(saved, { type: 'next-copy', learnerId: null })).toEqual(next)
  expect(play(saved, { type: 'next-copy', learnerId: 'eloise' })).toEqual({
    ...next,
    learnerId: 'eloise',
  })
})

test('COR-05 a review changed after the save is work until it is stored or taken back', () => {
  const event = { type: 'class-chosen', key: '2-2-lécureuil', code: 'accent' } as const
  const saved = play(RESULT, SENT, { type: 'saved', stored: STORED })
  const changed = play(saved, { type: 'review', event })
  const review = reviewedCopyOf(copyOf(changed).draft, changed.review)
  const again = play(changed, { type: 'stored-again', stored: STORED, review })
  expect([saved, changed, again].map(hasUnsavedWork)).toEqual([false, true, false])
  const scale: CorrectionEvent = {
    type: 'review',
    event: { type: 'scale-chosen', scale: 'positive' },
  }
  const back: CorrectionEvent = {
    type: 'review',
    event: { type: 'scale-chosen', scale: EMPTY_REVIEW.scale },
  }
  expect([play(saved, scale), play(saved, scale, back)].map(hasUnsavedWork)).toEqual([true, false])
})

test('COR-01 a second page completes the copy, and what was said stays', () => {
  const half = play(CHOSEN, { type: 'photo-chosen' }, read('Ce matin lécureuil'))
  expect(copyOf(half).draft.guided).toBe(true)
  const judged = play(half, FAULTS[0] ?? { type: 'abandoned' })
  const reading = play(judged, { type: 'photo-chosen' })
  expect(hasUnsavedWork(reading)).toBe(true)
  expect(makePersistedCorrection(reading)).toEqual(makePersistedCorrection(judged))
  expect(play(reading, { type: 'photo-cancelled' }).step).toEqual(judged.step)
  const blank = { sentence: 'Cette page semble blanche', code: 'page-blank' }
  const failed = play(reading, { type: 'photo-failed', problem: blank })
  expect(failed).toEqual({ ...judged, problem: blank })
  const whole = play(reading, read('saute de branche en'))
  expect(copyOf(whole).reading?.pages).toHaveLength(2)
  expect(pending(whole)).toEqual([7])
  expect(copyOf(whole).draft.words[2]?.verdict).toEqual({ kind: 'written', text: 'lécureuil' })
})
