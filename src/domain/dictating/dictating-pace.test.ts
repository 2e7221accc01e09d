import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import type { BreathGroup } from './breath-group.ts'
import { dictatingMinutes, writingSeconds } from './dictating-pace.ts'

function group(text: string): BreathGroup {
  return { pieces: [{ before: [], text, after: [] }], sentence: 0, words: text.split(' ').length }
}

const LUCARNE = group('Par la lucarne,')

test.each([
  ['CP', 'normal', 43],
  ['CE2', 'slow', 29],
  ['CE2', 'normal', 22],
  ['CE2', 'fast', 17],
  ['CM2', 'normal', 16],
] as const)(
  'PAG-02 «Par la lucarne,» takes a pupil of %s, at the speed «%s», %i s to write',
  (level, speed, seconds) => {
    expect(writingSeconds(LUCARNE, level, speed)).toBe(seconds)
  },
)

test('PAG-02 an older class needs less time, and one group takes a minute at least', () => {
  const minutes = LEVELS.map((level) => dictatingMinutes(Array(19).fill(LUCARNE), level))
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
  expect(dictatingMinutes([group('Oui.')], 'CM2')).toBe(1)
})
