import { spawnSync } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const TOOL = fileURLToPath(new URL('phrases.ts', import.meta.url))
const NOT_JSON = fileURLToPath(import.meta.url)

test.each([
  ['a seed is no number', ['--requests', NOT_JSON, '--seeds', '1,x'], /^usage: phrases/u],
  ['there is no such file', ['--requests', '/nowhere.json'], /^\/nowhere\.json: /u],
  ['the file holds no JSON', ['--requests', NOT_JSON], /phrases\.test\.ts: /u],
])('the sentence engine says in one line that %s', (_, options, said) => {
  const { status, stdout, stderr } = spawnSync(execPath, [TOOL, ...options], { encoding: 'utf8' })
  expect(stderr).toMatch(said)
  expect([status, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
})
