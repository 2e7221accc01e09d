import { expect, test } from 'vitest'
import {
  AT,
  CHOSEN,
  copyOf,
  FAULTS,
  ORIGINAL,
  pending,
  play,
  RESULT,
  read,
  said,
  VERIFYING,
} from '../../../../test/support/screens/correction-states.ts'
import { scoreDraft } from '../../../domain/copy/draft/copy-text.ts'
import { MAX_PAST } from './verification-state.ts'

test('COR-04 the copy can be settled without any photo', () => {
  const guided = play(CHOSEN, { type: 'guided', original: ORIGINAL })
  expect(copyOf(guided).draft.guided).toBe(true)
  expect(pending(guided)).toHaveLength(8)
  expect(pending(play(guided, said({ type: 'line-ticked', first: 0, last: 7 })))).toEqual([])
})

test('COR-04 each settled word leads to the next one to check, then to none', () => {
  const first = play(VERIFYING, FAULTS[0] ?? { type: 'abandoned' })
  expect(copyOf(first).focus).toEqual({ kind: 'word', index: 7 })
  expect(copyOf(play(VERIFYING, ...FAULTS)).focus).toBeNull()
})

test('COR-04 nothing is validated while a word is left to check', () => {
  expect(play(VERIFYING, { type: 'validated', at: AT, key: 'key-1' })).toBe(VERIFYING)
  expect(RESULT.step.kind).toBe('result')
  expect(RESULT.submission).toEqual({
    learnerId: 'lea',
    dictationId: 'foret',
    part: 'whole',
    content: 'Ce matin, lécureuil saute de branche en.',
    key: 'key-1',
    review: null,
  })
})

test('COR-04 editing the text settles what was edited, and the score follows', () => {
  const opened = play(VERIFYING, said({ type: 'text-opened' }))
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
  const both = play(VERIFYING, ...FAULTS)
  expect(pending(play(both, undo))).toEqual([7])
  expect(pending(play(both, undo, undo))).toEqual([2, 7])
  expect(pending(play(both, undo, undo, undo))).toEqual([2, 7])
  const judged = said({ type: 'judged', index: 0, verdict: { kind: 'right' } })
  const long = play(VERIFYING, ...Array.from({ length: MAX_PAST + 20 }, () => judged))
  expect(copyOf(long).past).toHaveLength(MAX_PAST)
})

test('COR-04 words in excess are added and removed', () => {
  const added = play(VERIFYING, said({ type: 'extra-added', after: 0, text: 'beau' }))
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

test('COR-04 the dictation does not change under a copy', () => {
  expect(play(VERIFYING, { type: 'dictation-chosen', id: 'mer' })).toBe(VERIFYING)
})

test('COR-04 a copy of which nobody can read a word is not validated', () => {
  const all = Array.from({ length: 8 }, (_, index) =>
    said({ type: 'judged', index, verdict: { kind: 'illegible' } }),
  )
  const none = play(VERIFYING, ...all)
  expect(pending(none)).toEqual([])
  expect(play(none, { type: 'validated', at: AT, key: 'key-1' })).toBe(none)
  const one = play(none, said({ type: 'judged', index: 0, verdict: { kind: 'right' } }))
  expect(play(one, { type: 'validated', at: AT, key: 'key-1' }).step.kind).toBe('result')
})

test('MAR-06 a sentence that is not on the copy is one gesture, and one answer takes it back', () => {
  const skipped = play(VERIFYING, said({ type: 'line-forgotten', first: 0, last: 7 }))
  expect(pending(skipped)).toEqual([])
  expect(copyOf(skipped).draft.words[7]?.verdict).toEqual({ kind: 'forgotten' })
  expect(pending(play(skipped, said({ type: 'undone' })))).toEqual([2, 7])
})

test('MAR-02 one answer settles a group of words', () => {
  const all = play(VERIFYING, said({ type: 'group-answered', indexes: [2], right: false }))
  expect(copyOf(all).draft.words[2]?.verdict).toEqual({ kind: 'written', text: 'lécureuil' })
  expect(pending(all)).toEqual([7])
})
