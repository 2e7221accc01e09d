import { expect, test } from 'vitest'
import { createJobQueue, type QueuedJob } from './job-queue.ts'

interface Named extends QueuedJob {
  readonly name: string
}

function long(owner: string, name: string, isHeavy = false): Named {
  return { length: 'long', isHeavy, owner, name }
}

function short(owner: string, name: string): Named {
  return { length: 'short', isHeavy: false, owner, name }
}

function queueOf(jobs: readonly Named[], givenUp: string[] = []) {
  const queue = createJobQueue<Named>({ short: 8, long: 20 }, ({ name }) => givenUp.push(name))
  for (const job of jobs) queue.enqueue(job)
  return queue
}

/** Names in the order of their turns. */
function order(queue: ReturnType<typeof queueOf>, takesHeavy = true): string {
  const names: string[] = []
  for (let job = queue.dequeue(takesHeavy); job; job = queue.dequeue(takesHeavy)) {
    names.push(job.name)
  }
  return names.join(' ')
}

test('O13 owners take turns, however much one of them has asked before', () => {
  const noisy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => long('a', name))
  expect(order(queueOf([...noisy, long('b', 'b1'), long('c', 'c1'), long('b', 'b2')]))).toBe(
    'a1 b1 c1 a2 b2 a3 a4 a5',
  )
})

test('O13 who takes no heavy text goes on to the next one, and leaves it its turn', () => {
  const queue = queueOf([long('a', 'a1', true), long('a', 'a2'), long('b', 'b1')])
  expect(order(queue, false)).toBe('a2 b1')
  expect(queue.size()).toBe(1)
  expect(order(queue)).toBe('a1')
})

test('short tasks go first, each length has its bound, and who leaves loses the turn', () => {
  const [gone, stays] = [long('b', 'gone'), long('b', 'stays')]
  const queue = queueOf([gone, stays, short('a', 'one'), short('a', 'two')])
  for (let i = 0; i < 6; i += 1) expect(queue.enqueue(short('a', 'more'))).toBe(true)
  expect(queue.enqueue(short('a', 'ninth'))).toBe(false)
  queue.remove(gone)
  expect(order(queue)).toBe('one two more more stays more more more more')
  expect(queue.size()).toBe(0)
})

test('O13 owners take turns in short tasks too, and who asks them without end keeps no text waiting', () => {
  const noisy = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => short('a', name))
  const queue = queueOf([...noisy, short('b', 'b1'), long('c', 'c1', true)])
  expect(queue.dequeue(false)?.name).toBe('a1')
  expect(order(queue)).toBe('b1 a2 a3 a4 c1 a5 a6')
  const other = queueOf([...noisy, long('c', 'c1', true)])
  expect(order(other, false)).toBe('a1 a2 a3 a4 a5 a6')
})

test('O13 where no more may wait, whoever asked most loses his last', () => {
  const givenUp: string[] = []
  const noisy = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'].map((name) => short('a', name))
  const queue = queueOf(noisy, givenUp)
  expect(queue.enqueue(short('b', 'b1'))).toBe(true)
  expect(givenUp).toEqual(['a8'])
  expect(order(queue)).toBe('a1 b1 a2 a3 a4 a5 a6 a7')
})
