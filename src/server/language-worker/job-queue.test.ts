import { expect, test } from 'vitest'
import { createJobQueue, type QueuedJob } from './job-queue.ts'

interface Named extends QueuedJob {
  readonly name: string
}

function long(owner: string, name: string, isHeavy = false): Named {
  return { length: 'long', isHeavy, owner, name }
}

function queueOf(jobs: readonly Named[]) {
  const queue = createJobQueue<Named>({ short: 2, long: 20 })
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
  const short = (name: string): Named => ({ length: 'short', isHeavy: false, owner: 'a', name })
  const [gone, stays] = [long('b', 'gone'), long('b', 'stays')]
  const queue = queueOf([gone, stays, short('one'), short('two')])
  expect(queue.enqueue(short('three'))).toBe(false)
  queue.remove(gone)
  expect(order(queue)).toBe('one two stays')
  expect(queue.size()).toBe(0)
})
