import { expect, test } from 'vitest'
import { dictationChange, newDictation } from '../dictations.ts'
import { userChange } from './account.ts'

const UNSEEN = ['', ' ', '\u200b', '\u200b\u2060\ufeff', '\u3164', '\u2800', '\u00ad']
const TEXT = { content: 'Le chat dort.', level: 'CE1' } as const

test.each(UNSEEN)('FIR-05 an account and a stored dictation are not renamed to %j', (name) => {
  const account = userChange.safeParse({ name })
  const dictation = dictationChange.safeParse({
    title: name,
    updated_at: '2026-11-24T20:00:00.000Z',
  })
  const refused = [account, dictation].map(({ error }) => error?.issues[0])
  expect(refused.map((issue) => [issue?.path, issue?.message])).toEqual([
    [['name'], 'required'],
    [['title'], 'required'],
  ])
})

test.each(UNSEEN)('FIR-05 GEN-10 a new dictation called %j has no title, and no theme', (text) => {
  const { title, theme } = newDictation.parse({ ...TEXT, title: text, theme: text })
  expect([title, theme]).toEqual(['', ''])
})

test('I6 what cannot be stored is refused, not left out', () => {
  const { error } = newDictation.safeParse({ ...TEXT, title: '\u0000' })
  expect(error?.issues[0]?.message).toBe('invalid')
})
