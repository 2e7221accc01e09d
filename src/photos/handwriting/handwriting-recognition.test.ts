import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { decodePhoto } from '../preprocessing/photo-decoding.ts'
import { type PreprocessedPage, preprocessPage } from '../preprocessing/preprocess-page.ts'
import type { RecognisedLine } from '../recognition/text-recogniser.ts'
import { readHandwritingBy } from './handwriting-recognition.ts'
import { loadLanguageModel } from './language-model.ts'
import { startLineNetwork } from './line-network.ts'

async function cursivePage(): Promise<PreprocessedPage> {
  const bytes = await readFile(new URL('../../../test/photos/dictation.jpg', import.meta.url))
  const decoded = await decodePhoto(bytes)
  if (!decoded.ok) throw new Error(decoded.refusal.kind)
  return preprocessPage(decoded.value.image, 0)
}

test('HAN-01 the network reads cursive from the installed weights, each word in its place', async () => {
  const page = await cursivePage()
  const lines: RecognisedLine[] = []
  const read = readHandwritingBy(async () => ({
    score: await startLineNetwork(),
    language: await loadLanguageModel(),
  }))
  for await (const { words } of read(page.lines)) lines.push(words)
  expect(lines).toHaveLength(page.lines.length)
  const words = lines.flat()
  const texts = words.map(({ text }) => text)
  for (const word of ['roux', 'fond', 'petits']) expect(texts).toContain(word)
  const petits = words.find(({ text }) => text === 'petits')
  expect(petits?.confidence).toBeGreaterThan(80)
  // The third word of the second line.
  const [, second] = page.lines
  const middle = ((petits?.left ?? 0) + (petits?.right ?? 0)) / 2
  const share = (middle - (second?.left ?? 0)) / (second?.image.width ?? 1)
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.9)
})

test('HAN-01 a page without end costs no more than a full one: what follows is left to the engine for print', async () => {
  const [line] = (await cursivePage()).lines
  if (!line) throw new Error('no line')
  let asked = 0
  const countOnly = readHandwritingBy(async () => ({
    score: async () => {
      asked += 1
      return { alphabet: [''], steps: 0, logProbabilities: new Float32Array() }
    },
    language: () => 0,
  }))
  let lines = 0
  for await (const _ of countOnly(Array.from({ length: 400 }, () => line))) lines += 1
  expect(lines).toBe(400)
  expect(asked).toBeGreaterThan(10)
  expect(asked).toBeLessThan(60)
})
