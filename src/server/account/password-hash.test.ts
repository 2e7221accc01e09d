import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { refuseBusyPasswords, verifyPassword } from './password-hash.ts'

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
  expect(refuseBusyPasswords).toThrow('too many passwords wait')
  const ends = await looks
  const right = ends.filter((end) => end.status === 'fulfilled' && end.value)
  const refused = ends.filter((end) => end.status === 'rejected' && end.reason.name === 'TooBusy')
  expect(right.length).toBeGreaterThan(200)
  expect(right.length + refused.length).toBe(300)
  expect(refuseBusyPasswords).not.toThrow()
})
