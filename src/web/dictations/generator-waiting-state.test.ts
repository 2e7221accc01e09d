/** What stands while a text is asked for: the form as it was asked, and the text that was there. */
import { expect, test } from 'vitest'
import { after, OUTAGE, WRITTEN } from '../../../test/support/screens/written-dictation.ts'
import { type GeneratorEvent, hasUnsavedEdit, reduceGenerator } from './generator-state.ts'

const FILLED: GeneratorEvent = {
  type: 'typed',
  change: { words: 'vache, pré', title: 'Semaine 3' },
}
const ASKED: readonly GeneratorEvent[] = [FILLED, { type: 'submitted' }]

test.each([
  ['a text is written', []],
  ['another try is waited for', [{ type: 'failed', ...OUTAGE }]],
] satisfies [string, GeneratorEvent[]][])(
  'GEN-12 while %s the form stays what was asked',
  (_, more) => {
    const asking = after(...ASKED, ...more)
    const late: readonly GeneratorEvent[] = [
      { type: 'typed', change: { title: 'Semaine 4', words: '' } },
      { type: 'submitted' },
      { type: 'photo-chosen' },
      { type: 'photo-failed', sentence: 'Erreur' },
    ]
    for (const event of late) expect(reduceGenerator(asking, event)).toBe(asking)
    const stopped = reduceGenerator(asking, { type: 'stopped' })
    expect(stopped.phase).toEqual({ kind: 'filling' })
    expect(stopped.form).toMatchObject({ title: 'Semaine 3', words: 'vache, pré' })
  },
)

const EDITED: readonly GeneratorEvent[] = [
  ...ASKED,
  { type: 'generated', written: WRITTEN },
  { type: 'edit-opened' },
  { type: 'edit-typed', text: 'Deux vaches broutent.' },
  { type: 'edit-saved' },
  { type: 'another' },
]

test.each([
  ['stopping', [{ type: 'stopped' }], null],
  ['a failure', [{ type: 'failed', sentence: 'Erreur 500: x', code: 'http-500' }], 'Erreur 500: x'],
  [
    'stopping between two tries',
    [{ type: 'failed', ...OUTAGE }, { type: 'retried' }, { type: 'stopped' }],
    null,
  ],
] satisfies [string, GeneratorEvent[], string | null][])(
  'GEN-11 a text changed by hand is there again after %s of another one',
  (_, events, error) => {
    const asking = after(...EDITED)
    expect(hasUnsavedEdit(asking)).toBe(true)
    const state = events.reduce(reduceGenerator, asking)
    expect(state.phase).toMatchObject({
      kind: 'preview',
      draft: { content: 'Deux vaches broutent.', title: 'Semaine 3' },
    })
    expect(state.error).toBe(error)
    expect(hasUnsavedEdit(state)).toBe(true)
  },
)

test('GEN-11 another text takes the place of the one there was, and nothing of it is by hand', () => {
  const content = 'Le pré est vert.'
  const state = after(...EDITED, { type: 'generated', written: { ...WRITTEN, content } })
  expect(state.phase).toMatchObject({ kind: 'preview', draft: { content, title: 'Semaine 3' } })
  expect(hasUnsavedEdit(state)).toBe(false)
  const open = reduceGenerator(state, { type: 'edit-opened' })
  expect(hasUnsavedEdit(open)).toBe(false)
  expect(hasUnsavedEdit(reduceGenerator(open, { type: 'edit-typed', text: 'Le pré.' }))).toBe(true)
})
