import { spawnSync } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const TOOL = fileURLToPath(new URL('calculations.ts', import.meta.url))

function printed(...options: string[]) {
  return spawnSync(execPath, [TOOL, ...options], { encoding: 'utf8' })
}

test.each(['programme', 'range', 'problems', 'fractions', 'measures'])(
  'the calculations of %s are printed with answer and hint, the same for the same seed',
  (kind) => {
    const options = ['--level', 'CE2', '--kind', kind, '--count', '12', '--seed', '7']
    const { stdout, status } = printed(...options)
    const all: unknown = JSON.parse(stdout)
    expect([status, all]).toEqual([0, expect.any(Array)])
    expect(all).toHaveLength(12)
    const some = expect.stringMatching(/\S/u)
    expect(all).toEqual(
      Array(12).fill(expect.objectContaining({ text: some, answer: some, hint: some, kind: some })),
    )
    expect(printed(...options).stdout).toBe(stdout)
  },
)

test.each([
  ['--level', 'CE3'],
  ['--kind', 'algebra'],
  ['--count', '0'],
  ['--count', '1e308'],
  ['--seed', 'Léa'],
  ['--seed', ''],
  ['--seed', '1e308'],
  ['--seed', '9'.repeat(40)],
  ['--unknown', '1'],
])('the calculations are refused in one line: %s %s', (...options) => {
  const { status, stdout, stderr } = printed(...options)
  expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
  expect(stderr).toMatch(/^usage: calculations/u)
})
