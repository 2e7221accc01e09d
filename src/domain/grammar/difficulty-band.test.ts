import { expect, test } from 'vitest'
import { newRandom } from '../random.ts'
import {
  bandsByPreference,
  type DifficultyPace,
  FIRST_PACE,
  nextPace,
  possibleBands,
} from './difficulty-band.ts'

test('GRA-13 two questions right in a row lead one band up, one wrong leads one down', () => {
  const after = (...answers: readonly boolean[]): DifficultyPace =>
    answers.reduce(nextPace, { band: 2, streak: 0 })
  expect(after(true)).toEqual({ band: 2, streak: 1 })
  expect(after(true, true)).toEqual({ band: 3, streak: 0 })
  expect(after(true, false, true)).toEqual({ band: 1, streak: 1 })
  expect(after(false, false)).toEqual({ band: 1, streak: 0 })
  expect(after(...Array.from({ length: 12 }, () => true)).band).toBe(5)
})

test('GRA-13 what may come next is known before the answer', () => {
  expect(possibleBands({ band: 3, streak: 0 })).toEqual([3, 2])
  expect(possibleBands({ band: 3, streak: 1 })).toEqual([4, 2])
  expect(possibleBands({ band: 1, streak: 0 })).toEqual([1])
})

test('GRA-13 where a band is missing, a right answer brings no easier question while a harder one is there', () => {
  expect(bandsByPreference(3, true)).toEqual([3, 4, 5, 2, 1])
  expect(bandsByPreference(3, false)).toEqual([3, 2, 1, 4, 5])
})

/** Right in each band with this probability: pupils who know the first bands, and guess beyond. */
const PROFILES = [
  { name: 'finds nothing', right: [0.1, 0.05, 0, 0, 0], home: 1 },
  { name: 'knows band 1', right: [0.95, 0.4, 0.2, 0.1, 0.05], home: 1 },
  { name: 'knows band 2', right: [0.98, 0.95, 0.35, 0.15, 0.1], home: 2 },
  { name: 'knows band 3', right: [0.98, 0.98, 0.95, 0.35, 0.15], home: 3 },
  { name: 'knows band 4', right: [1, 0.98, 0.98, 0.95, 0.35], home: 4 },
  { name: 'knows all', right: [1, 1, 1, 0.99, 0.97], home: 5 },
] as const

test.each(PROFILES)('GRA-13 a pupil who $name reaches the band and keeps it', (profile) => {
  const { right, home } = profile
  let near = 0
  let asked = 0
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = newRandom(seed)
    let pace = FIRST_PACE
    for (let question = 1; question <= 20; question += 1) {
      pace = nextPace(pace, random.next() < (right[pace.band - 1] ?? 0))
      if (question < 8) continue
      asked += 1
      near += Math.abs(pace.band - home) <= 1 ? 1 : 0
    }
  }
  expect(near / asked).toBeGreaterThan(0.9)
})
