import { expect, test } from 'vitest'
import { after, OUTAGE, WRITTEN } from '../../../test/support/screens/written-dictation.ts'
import { dictationRequestOf } from './generator-form-state.ts'
import { type GeneratorEvent, reduceGenerator } from './generator-state.ts'

const FILLED: GeneratorEvent = {
  type: 'typed',
  change: {
    words: 'vache, pré',
    theme: 'La ferme',
    goals: 'le pluriel',
    title: 'Semaine 3',
    length: 2,
  },
}

test('GEN-11 a generated text opens the preview and empties the form, the level stays', () => {
  const state = after(FILLED, { type: 'submitted' }, { type: 'generated', written: WRITTEN })
  expect(state.form).toEqual({
    words: '',
    level: 'CE1',
    length: 5,
    theme: '',
    goals: '',
    title: '',
  })
  expect(state.phase).toMatchObject({
    kind: 'preview',
    edited: null,
    draft: { title: 'Semaine 3', level: 'CE1', theme: 'La ferme', goals: ['le pluriel'] },
  })
})

test('TXT-06 the stories that were shown are known, so that another request gets another', () => {
  const told = { ...WRITTEN, story: 'le-pre' }
  const state = after(
    FILLED,
    { type: 'submitted' },
    { type: 'generated', written: told },
    { type: 'another' },
    { type: 'generated', written: { ...told, story: 'la-mare' } },
    { type: 'left' },
    { type: 'resumed' },
    { type: 'submitted' },
  )
  expect(state.told).toEqual(['le-pre', 'la-mare'])
})

test('GEN-11 another text that does not come leaves the words and what was edited', () => {
  const mended = after(
    FILLED,
    { type: 'submitted' },
    { type: 'generated', written: WRITTEN },
    { type: 'edit-opened' },
    { type: 'edit-typed', text: 'Deux vaches broutent.' },
    { type: 'edit-saved' },
    { type: 'another' },
    { type: 'failed', sentence: 'Erreur 500: Oups', code: 'unexpected' },
  )
  expect(mended.phase).toMatchObject({
    kind: 'preview',
    draft: { content: 'Deux vaches broutent.', request: { words: ['vache', 'pré'] } },
  })
  expect([mended.error, mended.asked?.words]).toEqual(['Erreur 500: Oups', 'vache, pré'])
})

test('GEN-11 the text is edited, cancelled, then saved', () => {
  const open = after(
    FILLED,
    { type: 'submitted' },
    { type: 'generated', written: WRITTEN },
    { type: 'edit-opened' },
  )
  expect(open.phase).toMatchObject({ edited: WRITTEN.content })
  const typed = reduceGenerator(open, { type: 'edit-typed', text: 'Deux vaches broutent.' })
  expect(reduceGenerator(typed, { type: 'edit-cancelled' }).phase).toMatchObject({
    edited: null,
    draft: { content: WRITTEN.content },
  })
  expect(reduceGenerator(typed, { type: 'edit-saved' }).phase).toMatchObject({
    edited: null,
    draft: { content: 'Deux vaches broutent.' },
  })
  const emptied = reduceGenerator(open, { type: 'edit-typed', text: '  ' })
  expect(reduceGenerator(emptied, { type: 'edit-saved' })).toBe(emptied)
})

test('GEN-12 an outage is tried again three times, then said', () => {
  let state = after(FILLED, { type: 'submitted' })
  const lefts: number[] = []
  for (let i = 0; i < 3; i += 1) {
    state = reduceGenerator(state, { type: 'failed', ...OUTAGE })
    if (state.phase.kind === 'waiting') lefts.push(state.phase.left)
    state = reduceGenerator(state, { type: 'retried' })
  }
  expect(lefts).toEqual([3, 2, 1])
  state = reduceGenerator(state, { type: 'failed', ...OUTAGE })
  expect(state.phase.kind).toBe('filling')
  expect(state.error).toBe(OUTAGE.sentence)
  expect(state.form.words).toBe('vache, pré')
})

test('GEN-13 another failure is said at once and the form is kept', () => {
  const state = after(
    FILLED,
    { type: 'submitted' },
    { type: 'failed', sentence: 'Erreur 500: x', code: 'http-500' },
  )
  expect(state.phase.kind).toBe('filling')
  expect(state.error).toBe('Erreur 500: x')
  expect(dictationRequestOf(state.form)).toEqual({
    words: ['vache', 'pré'],
    level: 'CE1',
    length: 2,
    theme: 'La ferme',
    pedagogicalGoals: ['le pluriel'],
  })
})

test('GEN-12 an answer that comes after stopping changes nothing', () => {
  const stopped = after(FILLED, { type: 'submitted' }, { type: 'stopped' })
  expect(reduceGenerator(stopped, { type: 'generated', written: WRITTEN })).toBe(stopped)
  expect(reduceGenerator(stopped, { type: 'retried' })).toBe(stopped)
})

test('GEN-07 words read are merged, the present ones skipped, and counted', () => {
  const state = after(
    { type: 'typed', change: { words: 'vache' } },
    { type: 'photo-chosen' },
    { type: 'photo-progress', percent: 40 },
    { type: 'photo-read', words: ['Vache', 'le pré', 'lapin'], readBy: 'Lu par Fabulia' },
  )
  expect(state.readBy).toBe('Lu par Fabulia')
  expect(state.form.words).toBe('vache, le pré, lapin')
  expect(state.found).toEqual({ words: 3, added: 2 })
  expect(state.phase.kind).toBe('filling')
})

test('GEN-07 doubtful words wait until an adult has looked at them', () => {
  const checking = after(
    { type: 'typed', change: { words: 'vache' } },
    { type: 'photo-chosen' },
    { type: 'photo-read', words: ['le pré', 'un lopin'], doubtful: ['un lopin'] },
  )
  expect(checking.phase.kind).toBe('checking')
  expect(checking.form.words).toBe('vache')
  const settled = [
    { type: 'photo-word-corrected', index: 1, text: 'un lapin' } as const,
    { type: 'photo-words-added' } as const,
  ].reduce(reduceGenerator, checking)
  expect(settled.form.words).toBe('vache, le pré, un lapin')
  expect(settled.found).toEqual({ words: 2, added: 2 })
  const left = reduceGenerator(checking, { type: 'photo-cancelled' })
  expect([left.phase.kind, left.form.words]).toEqual(['filling', 'vache'])
})

test('GEN-07 progress never goes back, and stops with a cancel', () => {
  const reading = after(
    { type: 'photo-chosen' },
    { type: 'photo-progress', percent: 60 },
    { type: 'photo-progress', percent: 20 },
  )
  expect(reading.phase).toEqual({ kind: 'reading', percent: 60 })
  const cancelled = reduceGenerator(reading, { type: 'photo-cancelled' })
  expect(cancelled.phase.kind).toBe('filling')
  expect(reduceGenerator(cancelled, { type: 'photo-read', words: ['pré'] })).toBe(cancelled)
})

test('GEN-11 leaving the preview opens an empty form, and the last request can be taken up again', () => {
  const left = after(
    FILLED,
    { type: 'submitted' },
    { type: 'generated', written: WRITTEN },
    { type: 'left' },
  )
  expect(left.form.words).toBe('')
  expect(reduceGenerator(left, { type: 'resumed' }).form.words).toBe('vache, pré')
})

test('GEN-11 a failed creation keeps the preview', () => {
  const state = after(
    FILLED,
    { type: 'submitted' },
    { type: 'generated', written: WRITTEN },
    { type: 'creating' },
    { type: 'create-failed', sentence: 'Erreur lors de la sauvegarde' },
  )
  expect(state.phase).toMatchObject({ kind: 'preview', creating: false })
  expect(state.error).toBe('Erreur lors de la sauvegarde')
})

test('GEN-07 a photo without a word is told from one whose words were there already', () => {
  const reading = after({ type: 'typed', change: { words: 'vache' } }, { type: 'photo-chosen' })
  const found = (words: string[]): unknown =>
    reduceGenerator(reading, { type: 'photo-read', words }).found
  expect(found([])).toEqual({ words: 0, added: 0 })
  expect(found(['Vache'])).toEqual({ words: 1, added: 0 })
})

test('GEN-07 leaving every doubtful word aside says nothing of the photo', () => {
  const state = after(
    { type: 'photo-chosen' },
    { type: 'photo-read', words: ['xq'], doubtful: ['xq'] },
    { type: 'photo-word-corrected', index: 0, text: '' },
    { type: 'photo-words-added' },
  )
  expect(state.phase).toEqual({ kind: 'filling' })
  expect(state.found).toBeNull()
})
