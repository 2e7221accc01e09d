/** docs/requirements.md and the tests name the same rows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, ROOT } from '../support/house/sources.ts'

const ROW = /\b[A-Z]{3}-\d{2}\b/gu
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/gsu

const rows = Array.from(
  readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').matchAll(
    /^- \*\*([A-Z]{3}-\d{2})\*\* \S/gmu,
  ),
  (match) => match[1] ?? '',
)

const proofs = ['src', 'test', 'tools'].flatMap((folder) =>
  filesUnder(folder, /\.(test|e2e)\.tsx?$/u).flatMap(({ path, text }) =>
    Array.from(text.matchAll(TITLE), ([, , title = '']) => title.match(ROW) ?? [])
      .flat()
      .map((row) => ({ path, row })),
  ),
)

test('each row has one sentence', () => {
  expect(rows.length).toBeGreaterThan(90)
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})

test('a row that a test names is written down', () => {
  expect(proofs.filter(({ row }) => !rows.includes(row))).toEqual([])
})

test('each row is shown by a test', () => {
  const shown = new Set(proofs.map(({ row }) => row))
  expect(rows.filter((row) => !shown.has(row))).toEqual([])
})
