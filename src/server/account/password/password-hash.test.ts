import { availableParallelism } from 'node:os'
import { hash } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { refuseWhenHashQueueIsFull, verifyPassword } from './password-hash.ts'

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
