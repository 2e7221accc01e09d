import { expect, test } from 'vitest'
import { pendingWords } from '../../domain/copy-draft.ts'
import { makeReview, NO_REVIEW } from '../../domain/copy-review.ts'
import { scoreDraft } from '../../domain/copy-text.ts'
import { type Copy, type CopyEvent, MAX_PAST } from './copy-state.ts'
import { type CorrectEvent, type CorrectState, INITIAL, reduceCorrect } from './correct-state.ts'
import { makeKept, restoreKept } from './kept-state.ts'
import { hasUnsavedWork } from './unsaved-state.ts'

const ORIGINAL = "Ce matin, l'écureuil saute de branche en branche."
const COPY = 'Ce matin lécureuil saute de branche en'
const AT = '2026-11-20T08:00:00.000Z'

function play(state: CorrectState, ...events: readonly CorrectEvent[]): CorrectState {
  return events.reduce(reduceCorrect, state)
}

function read(text: string): CorrectEvent {
  const tokens = text
    .split(' ')
    .map((word, i) => ({ text: word, confidence: 90, box: [i * 10, 0, 9, 9] as const }))
  return {
    type: 'photo-read',
    original: ORIGINAL,
    page: { tokens, width: 100, height: 50, bytes: 9 },
  }
}

const CHOSEN = play(
  INITIAL,
  { type: 'learner-chosen', id: 'lea' },
  { type: 'dictation-chosen', id: 'foret' },
)
const SETTLING = play(CHOSEN, { type: 'photo-chosen' }, read(COPY))
const FAULTS: CorrectEvent[] = [
  said({ type: 'judged', index: 2, verdict: { kind: 'written', text: 'lécureuil' } }),
  said({ type: 'judged', index: 7, verdict: { kind: 'forgotten' } }),
]
const RESULT = play(SETTLING, ...FAULTS, { type: 'validated', at: AT, key: 'key-1' })
const STORED = {
  id: 'resultat',
  word_count: 8,
  error_count: 1,
  score: 88,
  created_at: AT,
  updated_at: AT,
}
const SENT: CorrectEvent = {
  type: 'saving',
  review: makeReview(copyOf(RESULT).draft, NO_REVIEW),
}

function said(event: CopyEvent): CorrectEvent {
  return { type: 'copy', event }
}

function copyOf(state: CorrectState): Copy {
  if (state.stage.kind !== 'settling' && state.stage.kind !== 'result') throw new Error('no copy')
  return state.stage.copy
}

function pending(state: CorrectState): number[] {
  return pendingWords(copyOf(state).draft)
}

test('COR-01 a reading leads from the choice to the words to check, the first one in view', () => {
  const reading = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-progress', percent: 40 })
  expect(reading.stage).toEqual({ kind: 'reading', percent: 40, tries: 0, copy: null })
  expect(play(reading, { type: 'photo-progress', percent: 30 }).stage).toMatchObject({
    percent: 40,
  })
  expect(SETTLING.stage.kind).toBe('settling')
  expect(pending(SETTLING)).toEqual([2, 7])
  expect(copyOf(SETTLING).focus).toEqual({ kind: 'word', index: 2 })
})

test('COR-01 a cancelled reading goes back to the choice, and a late answer is ignored', () => {
  const cancelled = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-cancelled' })
  expect(cancelled).toEqual(CHOSEN)
  expect(play(cancelled, read(COPY))).toEqual(CHOSEN)
  expect(play(cancelled, { type: 'photo-progress', percent: 50 })).toEqual(CHOSEN)
})

test('COR-01 a passing failure is tried again three times, another one is said at once', () => {
  const busy: CorrectEvent = {
    type: 'photo-failed',
    trouble: { sentence: 'Service temporairement indisponible', code: 'reader-busy' },
  }
  let state = play(CHOSEN, { type: 'photo-chosen' }, busy)
  expect(state.stage).toEqual({ kind: 'waiting', tries: 0, left: 3, copy: null })
  state = play(state, { type: 'retried' }, busy, { type: 'retried' }, busy)
  expect(state.stage).toEqual({ kind: 'waiting', tries: 2, left: 1, copy: null })
  state = play(state, { type: 'retried' }, busy)
  expect(state.stage.kind).toBe('choosing')
  expect(state.trouble?.code).toBe('reader-busy')
  const blank = { sentence: 'Cette page semble blanche', code: 'page-blank' }
  const refused = play(CHOSEN, { type: 'photo-chosen' }, { type: 'photo-failed', trouble: blank })
  expect(refused).toEqual({ ...CHOSEN, trouble: blank })
  expect(play(refused, { type: 'photo-chosen' }).trouble).toBeNull()
})

test('COR-04 the copy can be settled without any photo', () => {
  const guided = play(CHOSEN, { type: 'guided', original: ORIGINAL })
  expect(copyOf(guided).draft.guided).toBe(true)
  expect(pending(guided)).toHaveLength(8)
  expect(pending(play(guided, said({ type: 'line-ticked', first: 0, last: 7 })))).toEqual([])
})

test('COR-04 each settled word leads to the next one to check, then to none', () => {
  const first = play(SETTLING, FAULTS[0] ?? { type: 'abandoned' })
  expect(copyOf(first).focus).toEqual({ kind: 'word', index: 7 })
  expect(copyOf(play(SETTLING, ...FAULTS)).focus).toBeNull()
})

test('COR-04 nothing is validated while a word is left to check', () => {
  expect(play(SETTLING, { type: 'validated', at: AT, key: 'key-1' })).toBe(SETTLING)
  expect(RESULT.stage.kind).toBe('result')
  expect(RESULT.sending).toEqual({
    learnerId: 'lea',
    dictationId: 'foret',
    content: 'Ce matin, lécureuil saute de branche en.',
    key: 'key-1',
    review: null,
  })
})

test('COR-04 editing the text settles what was edited, and the score follows', () => {
  const opened = play(SETTLING, said({ type: 'text-opened' }))
  expect(copyOf(opened).typed).toBe('Ce matin, lécureuil saute de branche en.')
  const typed = play(
    opened,
    said({ type: 'text-typed', text: 'Ce matin lécureil sote de branche en' }),
  )
  expect(copyOf(typed).typed).toBe('Ce matin lécureil sote de branche en')
  expect(scoreDraft(copyOf(typed).draft).error_count).toBe(2)
  expect(pending(typed)).toEqual([7])
  const confirmed = play(typed, said({ type: 'text-confirmed' }))
  expect(copyOf(confirmed).typed).toBeNull()
  expect(pending(confirmed)).toEqual([])
})

test('COR-04 changes are undone one by one', () => {
  const undo = said({ type: 'undone' })
  const both = play(SETTLING, ...FAULTS)
  expect(pending(play(both, undo))).toEqual([7])
  expect(pending(play(both, undo, undo))).toEqual([2, 7])
  expect(pending(play(both, undo, undo, undo))).toEqual([2, 7])
  const judged = said({ type: 'judged', index: 0, verdict: { kind: 'right' } })
  const long = play(SETTLING, ...Array.from({ length: MAX_PAST + 20 }, () => judged))
  expect(copyOf(long).past).toHaveLength(MAX_PAST)
})

test('COR-04 words in excess are added and removed', () => {
  const added = play(SETTLING, said({ type: 'extra-added', after: 0, text: 'beau' }))
  expect(copyOf(added).draft.extras).toHaveLength(1)
  const removed = play(added, said({ type: 'extra-judged', index: 0, kept: false }))
  expect(copyOf(removed).draft.extras[0]?.kept).toBe(false)
})

test('COR-04 a distrusted reading can be shown all the same, and hidden again', () => {
  const poor = play(CHOSEN, { type: 'photo-chosen' }, read('Ce xx yy'))
  expect(copyOf(poor).draft.guided).toBe(true)
  const shown = play(poor, said({ type: 'trusted', trusted: true }))
  expect(pending(shown)).not.toContain(0)
  expect(pending(play(shown, said({ type: 'trusted', trusted: false })))).toContain(0)
})

test('COR-05 back from the result keeps the work, and the same content keeps its key', () => {
  const again = play(RESULT, { type: 'reopened' }, { type: 'validated', at: AT, key: 'key-2' })
  expect(again.sending?.key).toBe('key-1')
  const right = said({ type: 'judged', index: 2, verdict: { kind: 'right' } })
  const other = play(RESULT, { type: 'reopened' }, right, {
    type: 'validated',
    at: AT,
    key: 'key-2',
  })
  expect(other.sending?.key).toBe('key-2')
})

test('COR-05 a word said illegible after a failed save is another correction, with the same text', () => {
  const failed = play(RESULT, SENT, { type: 'save-failed', sentence: 'Non', isPassing: false })
  const illegible = said({ type: 'judged', index: 0, verdict: { kind: 'illegible' } })
  const validate: CorrectEvent = { type: 'validated', at: AT, key: 'key-2' }
  expect(play(failed, { type: 'reopened' }, validate).sending).toEqual(failed.sending)
  const other = play(failed, { type: 'reopened' }, illegible, validate)
  expect(other.sending).toMatchObject({ key: 'key-2', review: null })
})

test('COR-05 a class changed by the adult survives a reload, and is forgotten with the copy', () => {
  const event = { type: 'class-chosen', key: '2-2-lécureuil', code: 'accent' } as const
  const changed = play(RESULT, { type: 'review', event })
  const kept = makeKept(changed)
  expect(kept && restoreKept(kept)?.review.codes).toEqual({ '2-2-lécureuil': 'accent' })
  expect(play(changed, { type: 'abandoned' }).review).toEqual(NO_REVIEW)
})

test('COR-05 a failed save can be tried again with the same key, a stored one is final', () => {
  const failed = play(RESULT, SENT, {
    type: 'save-failed',
    sentence: 'Hors ligne',
    isPassing: true,
  })
  expect(failed.stage).toMatchObject({ saving: { kind: 'failed', sentence: 'Hors ligne' } })
  expect(failed.sending?.key).toBe('key-1')
  const saved = play(failed, SENT, { type: 'saved', stored: STORED })
  expect(saved.stage).toMatchObject({ saving: { kind: 'saved', stored: STORED } })
  expect(play(saved, SENT)).toBe(saved)
  expect(play(saved, { type: 'reopened' })).toBe(saved)
  expect(play(saved, { type: 'learner-chosen', id: 'hugo' })).toBe(saved)
})

test('COR-05 another learner for the same copy is another correction', () => {
  const hugo = play(RESULT, { type: 'learner-chosen', id: 'hugo' })
  expect(hugo.stage.kind).toBe('settling')
  const again = play(hugo, { type: 'validated', at: AT, key: 'key-2' })
  expect(again.sending).toMatchObject({ learnerId: 'hugo', key: 'key-2' })
})

test('COR-05 unsaved work is work until it is stored or given up', () => {
  const saved = play(RESULT, { type: 'saved', stored: STORED })
  expect([CHOSEN, SETTLING, RESULT, saved].map(hasUnsavedWork)).toEqual([false, true, true, false])
  expect(hasUnsavedWork(play(RESULT, { type: 'abandoned' }))).toBe(false)
  expect(play(saved, { type: 'next-copy' })).toEqual({ ...INITIAL, dictationId: 'foret' })
})

test('COR-05 a review changed after the save is work until it is stored or taken back', () => {
  const event = { type: 'class-chosen', key: '2-2-lécureuil', code: 'accent' } as const
  const saved = play(RESULT, SENT, { type: 'saved', stored: STORED })
  const changed = play(saved, { type: 'review', event })
  const review = makeReview(copyOf(changed).draft, changed.review)
  const again = play(changed, { type: 'stored-again', stored: STORED, review })
  expect([saved, changed, again].map(hasUnsavedWork)).toEqual([false, true, false])
  const scale: CorrectEvent = {
    type: 'review',
    event: { type: 'scale-chosen', scale: 'positive' },
  }
  const back: CorrectEvent = {
    type: 'review',
    event: { type: 'scale-chosen', scale: NO_REVIEW.scale },
  }
  expect([play(saved, scale), play(saved, scale, back)].map(hasUnsavedWork)).toEqual([true, false])
})

test('COR-04 the dictation does not change under a copy', () => {
  expect(play(SETTLING, { type: 'dictation-chosen', id: 'mer' })).toBe(SETTLING)
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

test('COR-01 a second page completes the copy, and what was said stays', () => {
  const half = play(CHOSEN, { type: 'photo-chosen' }, read('Ce matin lécureuil'))
  expect(copyOf(half).draft.guided).toBe(true)
  const judged = play(half, FAULTS[0] ?? { type: 'abandoned' })
  const reading = play(judged, { type: 'photo-chosen' })
  expect(hasUnsavedWork(reading)).toBe(true)
  expect(makeKept(reading)).toEqual(makeKept(judged))
  expect(play(reading, { type: 'photo-cancelled' }).stage).toEqual(judged.stage)
  const blank = { sentence: 'Cette page semble blanche', code: 'page-blank' }
  const failed = play(reading, { type: 'photo-failed', trouble: blank })
  expect(failed).toEqual({ ...judged, trouble: blank })
  const whole = play(reading, read('saute de branche en'))
  expect(copyOf(whole).reading?.pages).toHaveLength(2)
  expect(pending(whole)).toEqual([7])
  expect(copyOf(whole).draft.words[2]?.verdict).toEqual({ kind: 'written', text: 'lécureuil' })
})

test('COR-04 a copy of which nobody can read a word is not validated', () => {
  const all = Array.from({ length: 8 }, (_, index) =>
    said({ type: 'judged', index, verdict: { kind: 'illegible' } }),
  )
  const none = play(SETTLING, ...all)
  expect(pending(none)).toEqual([])
  expect(play(none, { type: 'validated', at: AT, key: 'key-1' })).toBe(none)
  const one = play(none, said({ type: 'judged', index: 0, verdict: { kind: 'right' } }))
  expect(play(one, { type: 'validated', at: AT, key: 'key-1' }).stage.kind).toBe('result')
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
