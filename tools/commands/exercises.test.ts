import { spawnSync } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const TOOL = fileURLToPath(new URL('exercises.ts', import.meta.url))

function printed(...options: string[]) {
  return spawnSync(execPath, [TOOL, ...options], { encoding: 'utf8' })
}

test.each([
  ['20', 20, ''],
  ['60', 20, 'exercises: an exercise has 1 to 20 questions: 20 instead of 60\n'],
  ['0', 1, 'exercises: an exercise has 1 to 20 questions: 1 instead of 0\n'],
])(
  'GRA-02 of --count %s the command gives %i, and says so where it is another number',
  (count, given, said) => {
    const { stdout, stderr, status } = printed('--type', 'conjugation', '--count', count)
    const exercise: unknown = JSON.parse(stdout)
    expect([status, stderr]).toEqual([0, said])
    expect(exercise).toMatchObject({ type: 'conjugation', questions: { length: given } })
  },
)

test.each([
  ['--level', 'CE3'],
  ['--type', 'quiz'],
  ['--count', 'Léa'],
  ['--count', ''],
  ['--seed', 'Léa'],
  ['--unknown', '1'],
])('an exercise that cannot be asked is refused in one line: %s %s', (...options) => {
  const { status, stdout, stderr } = printed(...options)
  expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
})
