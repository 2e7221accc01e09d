import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import type { ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import {
  askedStep,
  copyCoverWrite,
  flashDictation,
  type PracticeEvent,
  type PracticeState,
  reducePractice,
  reviewAfterAnswers,
  showsModel,
} from './word-practice-state.ts'

const FOREST = { word: 'forêt', form: 'forêts', sentence: 'Les forêts dorment.' }
const SEA = { word: 'mer', form: 'mer', sentence: 'La mer monte.' }

function after(state: PracticeState, ...events: PracticeEvent[]): PracticeState {
  return events.reduce(reducePractice, state)
}

function day(text: string): CalendarDate {
  return parseCalendarDate(text) ?? expect.unreachable()
}

const START: PracticeEvent = { type: 'started', at: 0 }

function given(text: string, at = 1000): PracticeEvent[] {
  return [
    { type: 'typed', text },
    { type: 'submitted', at },
  ]
}

test('REV-02 a flash dictation takes the form of the sentence, and keeps what was right', () => {
  const right = after(flashDictation([FOREST, SEA]), START, ...given('forêts'))
  expect([right.mood, right.answers]).toEqual(['right', [{ word: 'forêt', right: true }]])
  const second = after(right, { type: 'submitted', at: 2000 })
  expect(askedStep(second)).toEqual({ ...SEA, kind: 'dictate' })
  const end = after(second, ...given('mer'), { type: 'submitted', at: 3000 })
  expect(askedStep(end)).toBeNull()
  expect(end.answers).toHaveLength(2)
})

test('REV-02 a wrong spelling is taken away, the word is shown and copied, one answer is kept', () => {
  const missed = after(flashDictation([FOREST]), START, ...given('foret'))
  expect([missed.mood, missed.typed, showsModel(missed)]).toEqual(['mending', '', true])
  const again = after(missed, ...given('forets'))
  expect([again.mood, again.typed, again.differs]).toEqual(['mending', '', true])
  const mended = after(again, ...given('forêts'))
  expect(askedStep(mended)).toBeNull()
  expect(mended.answers).toEqual([{ word: 'forêt', right: false }])
  expect(JSON.stringify(mended)).not.toMatch(/foret/u)
})

test('REV-02 after two minutes no new word is asked, and the one under way is finished', () => {
  const slow = after(flashDictation([FOREST, SEA]), START, ...given('forêts', 119_000))
  expect(askedStep(after(slow, { type: 'submitted', at: 119_999 }))).not.toBeNull()
  expect(askedStep(after(slow, { type: 'submitted', at: 120_000 }))).toBeNull()
  const copying = after(copyCoverWrite([FOREST, SEA]), START, ...given('forêts', 900_000))
  expect(askedStep(copying)).toMatchObject({ kind: 'copy', word: 'mer' })
})

test('REV-02 a word is copied in sight, then written without it, another one between', () => {
  let state = after(copyCoverWrite([FOREST, SEA]), START)
  expect([askedStep(state)?.kind, showsModel(state)]).toEqual(['copy', true])
  state = after(state, ...given('foret'))
  expect([state.differs, state.typed]).toEqual([true, ''])
  state = after(state, ...given('forêts'), ...given('mer'))
  expect([askedStep(state)?.word, showsModel(state)]).toEqual(['forêt', false])
  state = after(state, ...given('forêts'), { type: 'submitted', at: 1 }, ...given('mère'))
  expect(state.mood).toBe('mending')
  state = after(state, { type: 'skipped', at: 1 })
  expect(askedStep(state)).toBeNull()
  expect(state.answers).toEqual([
    { word: 'forêt', right: true },
    { word: 'mer', right: false },
  ])
})

test('REV-02 a child who does not know says so, and sees the word', () => {
  const state = after(flashDictation([FOREST]), START, { type: 'unknown' }, { type: 'unknown' })
  expect([state.mood, state.answers]).toEqual(['mending', [{ word: 'forêt', right: false }]])
})

test('REV-02 nothing is answered before the start, by an empty field, or after the end', () => {
  const waiting = flashDictation([FOREST])
  expect(after(waiting, ...given('forêts'))).toEqual(waiting)
  const started = after(waiting, START)
  expect(after(started, { type: 'submitted', at: 1 }, ...given(" ' "))).toMatchObject({
    mood: 'asked',
    answers: [],
  })
  expect(after(started, { type: 'skipped', at: 1 })).toEqual(started)
  const none = flashDictation([])
  expect(after(none, START, ...given('mer'))).toEqual(none)
})

test('REV-02 FIR-06 what was answered without network is not due again on the same day, told once or twice', () => {
  const known: ReviewedWord = {
    ...FOREST,
    lemma: 'forêt',
    error: 'graphie',
    misses: 1,
    missedOn: day('2026-11-20'),
    box: 1,
    due: day('2026-11-21'),
    successes: 0,
  }
  const review = { words: [known, { ...known, word: 'mer' }], repeated: [] }
  const answers = [
    { word: 'forêt', right: true },
    { word: 'mer', right: false },
    { word: 'mer', right: true },
  ]
  const once = reviewAfterAnswers(review, answers, day('2026-11-24'))
  expect(once.words).toMatchObject([
    { word: 'forêt', box: 2, due: '2026-11-27', successes: 1 },
    { word: 'mer', box: 1, due: '2026-11-25', successes: 0 },
  ])
  expect(reviewAfterAnswers(once, answers, day('2026-11-24'))).toEqual(once)
  expect(reviewAfterAnswers(review, [], day('2026-11-24'))).toEqual(review)
})
