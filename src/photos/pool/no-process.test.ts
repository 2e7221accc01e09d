/** A machine that has no process to give. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPhotoReader } from './photo-reader.ts'
import type { ReaderProcess } from './reader-process.ts'

const machine = { left: 0 }

/** Reads one page, as blank, and is to be replaced. */
function startProcess(): ReaderProcess {
  if (machine.left === 0) throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' })
  machine.left -= 1
  return {
    pid: 1,
    read: async () => ({ kind: 'done', outcome: { ok: false, refusal: { kind: 'page-blank' } } }),
    needsReplacement: () => true,
    isAlive: () => true,
    kill: () => undefined,
    ended: Promise.resolve(),
  }
}

const PHOTO = new URL('../../../test/photos/blank.jpg', import.meta.url)
const OPTIONS = { processes: 1, maxQueue: 0, maxWaitMs: 1000, startProcess }

test('O9 a page is answered although no process can be started for the next one', async () => {
  machine.left = 1
  const reader = createPhotoReader(OPTIONS)
  const bytes = await readFile(PHOTO)
  const outcome = await reader.read(bytes, { purpose: 'words' })
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'page-blank' } })
  machine.left = 1
  expect((await reader.read(bytes, { purpose: 'words' })).ok).toBe(false)
  expect(machine.left).toBe(0)
})

test('O9 without any process a photo is refused in words, and its place is free again', async () => {
  machine.left = 0
  const reader = createPhotoReader(OPTIONS)
  const bytes = await readFile(PHOTO)
  for (const _ of [1, 2]) {
    const outcome = await reader.read(bytes, { purpose: 'words' })
    expect(outcome).toEqual({ ok: false, refusal: { kind: 'reading-failed' } })
  }
  expect(reader.load()).toEqual({ reading: 0, waiting: 0, processes: [] })
})
