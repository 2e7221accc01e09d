import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

function path(name: string): string {
  return fileURLToPath(new URL(`../../test/photos/${name}`, import.meta.url))
}

test('HAN-03 more files than processes are all read in one call, answers in the order of the files', async () => {
  const files = [
    'blank.jpg',
    'word-list.jpg',
    'none.jpg',
    'blank.jpg',
    'word-list.jpg',
    'blank.jpg',
  ]
  const command = fileURLToPath(new URL('read-photo.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...files.map(path)])
  const answers: { file: string; refused?: string; words: string[] }[] = JSON.parse(stdout)
  expect(answers.map(({ file }) => file)).toEqual(files.map(path))
  expect(answers.map(({ refused }) => refused ?? 'read')).toEqual([
    'page-blank',
    'read',
    'file-not-found',
    'page-blank',
    'read',
    'page-blank',
  ])
  expect(answers[4]?.words).toContain('le renard')
})
