import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('GEN-12 who finds the queue full is told at once, and a released permit goes to the first in it', async () => {
  const semaphore = createSemaphore(1, 1)
  expect(await semaphore.acquire(undefined)).toBe('acquired')
  const second = semaphore.acquire(undefined)
  expect(await semaphore.acquire(undefined)).toBe('full')
  expect([semaphore.held(), semaphore.waiting()]).toEqual([1, 1])
  semaphore.release()
  expect(await second).toBe('acquired')
  expect([semaphore.held(), semaphore.waiting()]).toEqual([1, 0])
  semaphore.release()
  expect(semaphore.held()).toBe(0)
})

test('whoever gives up leaves the queue, and closing cancels those in it and those who come later', async () => {
  const semaphore = createSemaphore(1, 2)
  await semaphore.acquire(undefined)
  const leaving = new AbortController()
  const gaveUp = semaphore.acquire(leaving.signal)
  const stayed = semaphore.acquire(undefined)
  leaving.abort()
  expect(await gaveUp).toBe('cancelled')
  expect(semaphore.waiting()).toBe(1)
  semaphore.close()
  expect(await stayed).toBe('cancelled')
  expect(await semaphore.acquire(undefined)).toBe('cancelled')
})
