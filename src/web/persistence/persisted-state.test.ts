import { expect, test } from 'vitest'
import { decodePersisted, encodePersisted, type PersistedEntry } from './persisted-state.ts'

interface Note {
  readonly text: string
  readonly at: number
}

function parseNote(value: unknown): Note | undefined {
  const { text, at } = Object(value)
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : undefined
}

const NOTE: PersistedEntry<Note, Note> = {
  name: 'note',
  version: 2,
  make: (note) => (note.text === '' ? null : note),
  parse: parseNote,
  expiresAt: ({ at }) => at + 1000,
}
const WRITTEN: Note = { text: 'lu', at: 5 }

test('what was encoded is decoded to the same, until it expires', () => {
  const text = encodePersisted(NOTE, WRITTEN)
  expect(decodePersisted(NOTE, text, 1005)).toEqual({ kind: 'present', stored: WRITTEN })
  expect(decodePersisted(NOTE, text, 1006)).toEqual({ kind: 'absent' })
})

test('the version stands beside the fields', () => {
  expect(JSON.parse(encodePersisted(NOTE, WRITTEN) ?? '')).toEqual({ version: 2, ...WRITTEN })
})

test('nothing worth storing, or nothing stored, is absent', () => {
  expect(encodePersisted(NOTE, { text: '', at: 5 })).toBeNull()
  expect(decodePersisted(NOTE, null, 5)).toEqual({ kind: 'absent' })
})

test.each(['', '{', 'null', '3', '{}', '{"version":1,"text":"lu","at":5}', '{"version":2}'])(
  'an entry of another version, or damaged, is unusable: %s',
  (text) => expect(decodePersisted(NOTE, text, 5)).toEqual({ kind: 'unusable' }),
)
