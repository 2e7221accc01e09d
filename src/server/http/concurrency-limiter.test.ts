import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withRequestDeadline } from '../db/request-deadline.ts'
import { createQueueingLimiter } from './concurrency-limiter.ts'

const saysNo = (): string => 'refused'
const served = async (): Promise<string> => 'served'

/** Works that are over when the test says so. */
function works() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await nextTurn()
  }
  return { started, work, end }
}

test('O11 who asks too often waits behind himself, in order, and nobody else does', async () => {
  const { started, work, end } = works()
  const limiter = createQueueingLimiter({ running: 2, waiting: 2 })
  const claire = ['a', 'b', 'c', 'd', 'e'].map((name) => limiter.run('claire', work(name), saysNo))
  const marc = limiter.run('marc', work('m'), saysNo)
  expect(await claire[4]).toBe('refused')
  expect(started).toEqual(['a', 'b', 'm'])
  await end('b')
  expect(started).toEqual(['a', 'b', 'm', 'c'])
  await end('a')
  await end('c')
  await end('d')
  await end('m')
  expect(await Promise.all([...claire.slice(0, 4), marc])).toEqual(['a', 'b', 'c', 'd', 'm'])
})

test('a work that fails gives its place back', async () => {
  const limiter = createQueueingLimiter({ running: 1, waiting: 1 })
  const fails = () => Promise.reject(new Error('no'))
  const both = [
    limiter.run('claire', fails, () => undefined),
    limiter.run('claire', fails, () => undefined),
  ]
  for (const one of await Promise.allSettled(both)) expect(one.status).toBe('rejected')
  expect(
    await limiter.run(
      'claire',
      async () => 'yes',
      () => 'refused',
    ),
  ).toBe('yes')
})

test('O4 who would wait too long behind himself is told to come back, and leaves no gap in the line', async () => {
  const limiter = createQueueingLimiter({ running: 1, waiting: 5 })
  const { promise: over, resolve: end } = Promise.withResolvers<string>()
  const first = limiter.run('a', () => over, saysNo)
  const waited = await Promise.all(
    Array.from({ length: 3 }, () => withRequestDeadline(() => limiter.run('a', served, saysNo))),
  )
  expect(waited).toEqual(['refused', 'refused', 'refused'])
  const behind = withRequestDeadline(() => limiter.run('a', served, saysNo))
  end('first')
  expect([await first, await behind]).toEqual(['first', 'served'])
  expect(await limiter.run('a', served, saysNo)).toBe('served')
})
