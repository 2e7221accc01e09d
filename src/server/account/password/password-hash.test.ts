import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { withinDeadline, withRequestDeadline } from '../../db/request-deadline.ts'
import {
  hashPassword,
  inSignUpLine,
  refuseWhenHashQueueIsFull,
  verifyPassword,
} from './password-hash.ts'

const PASSWORD = 'une longue phrase de passe'
/** At the least cost, so that hundreds take no time; what a hash costs stands in itself. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('O3 a password that would wait behind hundreds is refused at once, the others are looked at', async () => {
  const stored = await hash(PASSWORD, CHEAP)
  const looks = Promise.allSettled(
    Array.from({ length: 300 }, () => verifyPassword(stored, PASSWORD)),
  )
  // Every look has taken its place, or been refused one, before the first is over.
  await Promise.resolve()
  expect(refuseWhenHashQueueIsFull).toThrow('too many passwords wait')
  const ends = await looks
  const right = ends.filter((end) => end.status === 'fulfilled' && end.value)
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason.name === 'TooBusy')
  expect(right.length).toBeGreaterThan(200)
  expect(right.length + refused.length).toBe(300)
  expect(refuseWhenHashQueueIsFull).not.toThrow()
})

test('O3 a password that nobody waits for any more leaves the line, and takes no time from those behind it', async () => {
  const stored = await hash(PASSWORD)
  const givenUp = new AbortController()
  const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(givenUp.signal)
  const places = Array.from({ length: availableParallelism() })
  const first = Promise.allSettled(places.map(() => verifyPassword(stored, PASSWORD)))
  const late = verifyPassword(stored, PASSWORD)
  over.mockRestore()
  const next = verifyPassword(stored, PASSWORD)
  await Promise.resolve()
  givenUp.abort()
  await expect(late).rejects.toThrow('a password waited too long')
  expect(await next).toBe(true)
  await first
})

test('A5 whoever waits for others on a slow machine is looked at, for longer than the database may take', async () => {
  const stored = await hash(PASSWORD)
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    await withRequestDeadline(async () => {
      const places = Array.from({ length: availableParallelism() })
      const first = places.map(() => verifyPassword(stored, PASSWORD))
      const last = verifyPassword(stored, PASSWORD)
      vi.advanceTimersByTime(10_000)
      expect(await Promise.all([...first, last])).not.toContain(false)
      // What waiting took is not taken from the database.
      const query = { answer: Promise.resolve('a row'), cancel: () => undefined }
      expect(await withinDeadline(() => query)).toBe('a row')
    })
  } finally {
    vi.useRealTimers()
  }
})

test('O15 sign-ups by the hundred have a line of their own: sign-ins that come after them are looked at first', async () => {
  const stored = await hash(PASSWORD, CHEAP)
  let signedUp = 0
  const count = (): void => {
    signedUp += 1
  }
  const givenUp = new AbortController()
  const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(givenUp.signal)
  const signUps = Array.from({ length: 260 }, () =>
    inSignUpLine(() => hashPassword(PASSWORD)).then(count, () => undefined),
  )
  over.mockRestore()
  const signIns = Array.from({ length: 60 }, () => verifyPassword(stored, PASSWORD))
  expect(refuseWhenHashQueueIsFull).not.toThrow()
  expect(await Promise.all(signIns)).toEqual(Array(60).fill(true))
  expect(signedUp).toBeLessThan(10)
  await expect.poll(() => signedUp).toBeGreaterThan(0)
  // Nobody waits for the others any more.
  givenUp.abort()
  await Promise.all(signUps)
})
