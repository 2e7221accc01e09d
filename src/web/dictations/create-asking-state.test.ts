/** What stands while a text is asked for: the form as it was asked, and the text that was there. */
import { expect, test } from 'vitest'
import { after, OUTAGE, WRITTEN } from '../../../test/support/screens/written-dictation.ts'
import { type CreateEvent, hasHandWork, reduceCreate } from './create-state.ts'

const FILLED: CreateEvent = {
  type: 'typed',
  change: { words: 'vache, pré', title: 'Semaine 3' },
}
const ASKED: readonly CreateEvent[] = [FILLED, { type: 'submitted' }]

test.each([
  ['a text is written', []],
  ['another try is waited for', [{ type: 'failed', sentence: OUTAGE }]],
] satisfies [string, CreateEvent[]][])(
  'GEN-12 while %s the form stays what was asked',
  (_, more) => {
    const asking = after(...ASKED, ...more)
    const late: readonly CreateEvent[] = [
      { type: 'typed', change: { title: 'Semaine 4', words: '' } },
      { type: 'submitted' },
      { type: 'photo-chosen' },
      { type: 'photo-failed', sentence: 'Erreur' },
    ]
    for (const event of late) expect(reduceCreate(asking, event)).toBe(asking)
    const stopped = reduceCreate(asking, { type: 'stopped' })
    expect(stopped.phase).toEqual({ kind: 'filling' })
    expect(stopped.form).toMatchObject({ title: 'Semaine 3', words: 'vache, pré' })
  },
)

const EDITED: readonly CreateEvent[] = [
  ...ASKED,
  { type: 'generated', written: WRITTEN },
  { type: 'edit-opened' },
  { type: 'edit-typed', text: 'Deux vaches broutent.' },
  { type: 'edit-saved' },
  { type: 'another' },
]

test.each([
  ['stopping', [{ type: 'stopped' }], null],
  ['a failure', [{ type: 'failed', sentence: 'Erreur 500: x' }], 'Erreur 500: x'],
  [
    'stopping between two tries',
    [{ type: 'failed', sentence: OUTAGE }, { type: 'retried' }, { type: 'stopped' }],
    null,
  ],
] satisfies [string, CreateEvent[], string | null][])(
  'GEN-11 a text changed by hand is there again after %s of another one',
  (_, events, error) => {
    const asking = after(...EDITED)
    expect(hasHandWork(asking)).toBe(true)
    const state = events.reduce(reduceCreate, asking)
    expect(state.phase).toMatchObject({
      kind: 'preview',
      draft: { content: 'Deux vaches broutent.', title: 'Semaine 3' },
    })
    expect(state.error).toBe(error)
    expect(hasHandWork(state)).toBe(true)
  },
)

test('GEN-11 another text takes the place of the one there was, and nothing of it is by hand', () => {
  const content = 'Le pré est vert.'
  const state = after(...EDITED, { type: 'generated', written: { ...WRITTEN, content } })
  expect(state.phase).toMatchObject({ kind: 'preview', draft: { content, title: 'Semaine 3' } })
  expect(hasHandWork(state)).toBe(false)
  const open = reduceCreate(state, { type: 'edit-opened' })
  expect(hasHandWork(open)).toBe(false)
  expect(hasHandWork(reduceCreate(open, { type: 'edit-typed', text: 'Le pré.' }))).toBe(true)
})
