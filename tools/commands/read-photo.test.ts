import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { kill } from 'node:process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readersOf } from '../../test/support/product/process-figures.ts'

function path(name: string): string {
  return fileURLToPath(new URL(`../../test/photos/${name}`, import.meta.url))
}

const COMMAND = fileURLToPath(new URL('read-photo.ts', import.meta.url))

test('HAN-03 more files than processes are all read in one call, answers in the order of the files', async () => {
  const files = [
    'blank.jpg',
    'word-list.jpg',
    'none.jpg',
    'blank.jpg',
    'word-list.jpg',
    'blank.jpg',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...files.map(path)])
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

/** Kills what reads, as a machine out of memory does, until four processes are gone. */
async function killReadersOf(pid: number): Promise<void> {
  const killed = new Set<number>()
  while (killed.size < 4) {
    for (const reader of await readersOf(pid)) {
      if (killed.has(reader)) continue
      killed.add(reader)
      kill(reader, 'SIGKILL')
    }
    await wait(20)
  }
}

test('HAN-03 twenty-two files are all read where the machine ends the processes of the first ones: they are tried again', {
  timeout: 400_000,
}, async () => {
  const names = Array.from({ length: 22 }, (_, i) => (i < 2 ? 'word-list.jpg' : 'blank.jpg'))
  const command = spawn(process.execPath, [COMMAND, ...names.map(path)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(command.stdout)
  const ended = once(command, 'exit')
  await killReadersOf(command.pid ?? 0)
  await ended
  const answers: { refused?: string }[] = JSON.parse(await said)
  expect(answers.map(({ refused }) => refused ?? 'read')).toEqual(
    names.map((name) => (name === 'blank.jpg' ? 'page-blank' : 'read')),
  )
})
