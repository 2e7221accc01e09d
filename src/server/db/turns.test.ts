import { expect, test } from 'vitest'
import { createTurns, type Turn } from './turns.ts'

class Refused extends Error {}

function turnsOf(running: number, waiting: number) {
  return createTurns({ running, waiting }, () => new Refused())
}

/** What has begun, in its order. */
function follow(turns: readonly (readonly [string, Turn])[]): string[] {
  const begun: string[] = []
  for (const [name, { ready }] of turns) {
    ready.then(
      () => begun.push(name),
      () => begun.push(`${name} refused`),
    )
  }
  return begun
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('A11 O3 one client after the other is served, whoever asks how often', async () => {
  const turns = turnsOf(1, 10)
  const taken = ['a', 'a', 'a', 'b', 'b', 'c'].map(
    (client) => [client, turns.take(client)] as const,
  )
  const begun = follow(taken)
  const inOrder = [0, 1, 3, 5, 2, 4]
  for (const index of inOrder) {
    await tick()
    taken[index]?.[1].end()
    taken[index]?.[1].end()
  }
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b'])
  expect(turns.waiting()).toBe(0)
  const later = turns.take('a')
  await later.ready
})

test('A11 O3 when no more may wait, the longest line loses its last; equal lines keep theirs', async () => {
  const turns = turnsOf(1, 4)
  const taken = ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'a', 'd', 'e'].map(
    (client, i) => [`${client}${i}`, turns.take(client)] as const,
  )
  const begun = follow(taken)
  await tick()
  expect(begun.toSorted()).toEqual([
    'a0',
    'a2 refused',
    'a3 refused',
    'a4 refused',
    'a7 refused',
    'e9 refused',
  ])
  expect(turns.waiting()).toBe(4)
})

test('O3 who gives up leaves the line, and takes nobody’s place with him', async () => {
  const turns = turnsOf(1, 4)
  const [first, second, third] = [turns.take('a'), turns.take('b'), turns.take('c')]
  const begun = follow([
    ['first', first],
    ['second', second],
    ['third', third],
  ])
  second.end()
  first.end()
  await tick()
  expect(begun).toEqual(['first', 'second refused', 'third'])
  third.end()
  expect(turns.waiting()).toBe(0)
  await turns.take('d').ready
})
