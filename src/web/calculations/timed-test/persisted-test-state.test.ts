import { expect, test } from 'vitest'
import { AT, answered, begun, play } from '../../../../test/support/screens/calculation-tests.ts'
import { decodePersisted, encodePersisted } from '../../persistence/persisted-state.ts'
import { initialTestState, type TestState, testToSave } from './test-state.ts'
import { PERSISTED_FOR_MS, restoreTest, TEST_ENTRY } from './use-persisted-test.ts'

function persisted(state: TestState): string {
  const text = encodePersisted(TEST_ENTRY, state)
  if (text === null) throw new Error('nothing to persist')
  return text
}

function restored(text: string, now: number): TestState | undefined {
  const read = decodePersisted(TEST_ENTRY, text, now)
  return read.kind === 'present' ? restoreTest(read.stored, now) : undefined
}

test('CAL-11 a reload resumes the test as it stands, its clock running on', () => {
  const state = answered(begun({ operations: ['subtraction', 'multiplication'] }), 'vx-')
  expect(restored(persisted(state), AT + 20_000)).toEqual(state)
})

test('CAL-14 a reload resumes a test of the programme, with its decimals', () => {
  const state = answered(
    begun({ programme: true, level: 'CM2', automatisms: ['decimal-sums'], count: 4, minutes: 1 }),
    'vx',
  )
  expect(restored(persisted(state), AT + 20_000)).toEqual(state)
})

test('CAL-11 a reload after the end shows the summary that the clock gives', () => {
  const state = answered(begun(), 'vv')
  expect(restored(persisted(state), AT + 3_600_000)).toEqual(
    play(state, { type: 'ticked', at: AT + 3_600_000 }),
  )
})

test('CAL-12 a summary that is not stored survives a reload, under the same key', () => {
  const over = answered(begun(), 'vvvx')
  const back = restored(persisted(play(over, { type: 'saving' })), AT + 20_000)
  expect(back).toEqual(over)
  expect(back && testToSave(back)).toEqual(testToSave(over))
  expect(encodePersisted(TEST_ENTRY, play(over, { type: 'saved', isKept: false }))).toBeNull()
  expect(encodePersisted(TEST_ENTRY, initialTestState('CE1'))).toBeNull()
})

test('CAL-11 a persisted test is forgotten a day after its end', () => {
  const text = persisted(begun())
  const end = AT + 60_000
  expect(restored(text, end + PERSISTED_FOR_MS)).toBeDefined()
  expect(restored(text, end + PERSISTED_FOR_MS + 1)).toBeUndefined()
})

test.each([
  ['', ''],
  ['{}', '{}'],
  ['"version":2', '"version":0'],
  ['"level":"CE1"', '"level":"6e"'],
  ['"learnerId":"lea"', '"learnerId":null'],
  ['"count":4', '"count":5'],
  ['"durationS":60', '"durationS":61'],
  ['"tables":[0', '"tables":[10'],
  ['"operations":["addition"', '"operations":["modulo"'],
  ['"questions":["', '"questions":["zut'],
  ['"answers":[]', '"answers":[["7",1]]'],
  ['"answers":[]', '"answers":[[7,-1]]'],
  ['"answers":[]', '"answers":[[7,1],[7,1],[7,1],[7,1],[7,1]]'],
  ['"startedAt":', '"startedAt":null,"was":'],
])('CAL-11 a damaged memory is left aside: %s read as %s', (from, to) => {
  const text = persisted(begun())
  const damaged = from === '' || from === '{}' ? to : text.replace(from, to)
  expect(damaged).not.toBe(text)
  // Damaged in what it says, not in how it is written.
  if (from !== '') expect(() => JSON.parse(damaged)).not.toThrow()
  expect(restored(damaged, AT + 1000)).toBeUndefined()
})
