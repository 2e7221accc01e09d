/** O13: one user's longest texts, and another's text beside them. Cores count, not seconds: the machine may be busy. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { ROOT } from '../support/house/sources.ts'
import { claire, madameRoy } from '../support/people/people.ts'
import { cpuSeconds } from '../support/product/process-figures.ts'
import { wholeServer } from '../support/product/whole-server.ts'

const HEAVY_TEXTS = 5
/** On each of two cores. */
const MOST_CPU_S = 2.5

function nouns(count: number): string[] {
  const folder = join(ROOT, 'data/nouns')
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .map((line) => line.split('\t')[0] ?? '')
    .filter((word) => /^[a-zéè]{4,10}$/u.test(word))
    .slice(100, 100 + count)
}

test('O13 five texts of 200 words of one user keep another from his own for 2.5 s of CPU at most', async () => {
  await using server = await wholeServer()
  const noisy = await server.as(madameRoy)
  const other = await server.as(claire)
  const light = { words: ['écureuil', 'forêt'], level: 'CE1' as const, length: 5 }
  const write = () => other.send(routes.generateDictation, { body: light })
  expect((await write()).status).toBe(200)
  let written = 0
  const heavy = { words: nouns(200), level: 'CM2' as const, length: 30 }
  const noise = Array.from({ length: HEAVY_TEXTS }, async () => {
    const { status } = await noisy.send(routes.generateDictation, { body: heavy })
    // The 20 s of a text may be over on a busy machine.
    expect([200, 503]).toContain(status)
    written += 1
  })
  await wait(1000)
  const before = await cpuSeconds(server.pid)
  const [text, question] = await Promise.all([
    write(),
    other.send(routes.reviewRequest, { body: light }),
  ])
  const spent = (await cpuSeconds(server.pid)) - before
  console.log(`O13 ${spent.toFixed(1)} s of CPU on two cores; ${written} of the others' written`)
  expect([text.status, question.status]).toEqual([200, 200])
  expect(written).toBeLessThanOrEqual(1)
  expect(spent).toBeLessThan(2 * MOST_CPU_S)
  await Promise.all(noise)
})
