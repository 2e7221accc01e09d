/** docs/reliability.md says of each bar whether it holds, and what it names is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/house/sources.ts'

/** First and last bar of each chapter: 64, the 17 that a second round of attacks added, and 3 of several machines. */
const CHAPTERS = {
  A: [1, 16],
  Z: [1, 7],
  I: [1, 10],
  D: [1, 12],
  O: [1, 18],
  M: [5, 5],
  P: [1, 9],
  S: [1, 6],
  F: [1, 5],
} as const
const STATES = ['holds', 'partly', 'not yet', 'not applicable']

interface Bar {
  readonly id: string
  readonly state: string
  /** Tests and papers named in the row, as paths from the root. */
  readonly files: readonly string[]
  readonly said: string
}

const bars: readonly Bar[] = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , state = '', shown = '', said = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    const files = [...shown.matchAll(/`([^`]+)`/gu)].map((match) => match[1] ?? '')
    return /^[AZIDOMPSF]\d+$/u.test(id) ? [{ id, state, files, said }] : []
  })

test('each bar has its row, in order', () => {
  const ids = Object.entries(CHAPTERS).flatMap(([letter, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`),
  )
  expect(bars.map(({ id }) => id)).toEqual(ids)
})

test('a bar is in one of four states, and what is missing is said', () => {
  expect(bars.filter(({ state }) => !STATES.includes(state))).toEqual([])
  expect(bars.filter(({ state, said }) => state !== 'holds' && said === '')).toEqual([])
})

test('what a row names exists', () => {
  const missing = bars.flatMap(({ id, files }) =>
    files.filter((file) => !existsSync(join(ROOT, file))).map((file) => `${id} ${file}`),
  )
  expect(missing).toEqual([])
})

/** Whether a paper, or a test with a title of this name. */
function shows(file: string, id: string): boolean {
  const named = new RegExp(`['"\`](?:[A-Z]+-?\\d+ )*${id} `, 'u')
  return /^(docs|bench)\//u.test(file) || named.test(readFileSync(join(ROOT, file), 'utf8'))
}

test('a bar that holds, or partly does, is shown by tests of its name or by papers, by each that is named', () => {
  const shown = bars.filter(({ state }) => state === 'holds' || state === 'partly')
  expect(shown.filter(({ files }) => files.length === 0)).toEqual([])
  const silent = shown.flatMap(({ id, files }) =>
    files.filter((file) => !shows(file, id)).map((file) => `${id} ${file}`),
  )
  expect(silent).toEqual([])
})
