import { expect, test } from 'vitest'
import { draftFromReading, guidedDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { linesOf } from '../../../domain/copy/draft/copy-lines.ts'
import {
  type CopyVerification,
  openVerification,
  reduceVerification,
} from './verification-state.ts'
import { wordKeyEvent } from './word-keys-state.ts'

const ORIGINAL = 'Le chat noir dort. Il rêve de souris.'
const COPY = draftFromReading(ORIGINAL, [{ text: 'Le cha noir dort Il rêve de sourit' }])

function at(index: number, draft = COPY): CopyVerification {
  return reduceVerification(openVerification(draft, null), {
    type: 'focused',
    focus: { kind: 'word', index },
  })
}

function press(key: string, copy: CopyVerification) {
  return wordKeyEvent(copy, linesOf(ORIGINAL), key)
}

function to(index: number) {
  return { type: 'focused', focus: { kind: 'word', index } }
}

test.each([
  ['ArrowRight', 1, to(2)],
  ['ArrowLeft', 1, to(0)],
  ['ArrowDown', 1, to(7)],
  ['ArrowUp', 7, to(1)],
  ['ArrowUp', 1, undefined],
  ['ArrowRight', 7, undefined],
  ['Home', 6, to(4)],
  ['End', 1, to(3)],
  ['j', 1, { type: 'judged', index: 1, verdict: { kind: 'right' } }],
  ['J', 1, { type: 'judged', index: 1, verdict: { kind: 'right' } }],
  ['a', 1, { type: 'judged', index: 1, verdict: { kind: 'written', text: 'cha' } }],
  ['o', 1, { type: 'judged', index: 1, verdict: { kind: 'forgotten' } }],
  ['i', 1, { type: 'judged', index: 1, verdict: { kind: 'illegible' } }],
  ['b', 1, { type: 'judged', index: 1, verdict: { kind: 'forgotten', crossed: true } }],
  ['z', 1, { type: 'undone' }],
  ['l', 1, { type: 'line-ticked', first: 0, last: 3 }],
  ['x', 1, undefined],
  ['Tab', 1, undefined],
])('COR-04 the key %s on word %i', (key, index, event) => {
  expect(press(key, at(index))).toEqual(event)
})

test('COR-04 in guided entry nothing was read, so nothing can be accepted as read', () => {
  expect(press('a', at(1, guidedDraft(ORIGINAL)))).toBeUndefined()
})
