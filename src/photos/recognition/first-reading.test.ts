import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { HandwrittenLine } from '../handwriting/handwriting-recognition.ts'
import { decodePhoto } from '../preprocessing/photo-decoding.ts'
import { type PreprocessedPage, preprocessPage } from '../preprocessing/preprocess-page.ts'
import { recogniseDoubtful, recogniseOnce } from './first-reading.ts'
import { isFullPage } from './page-legibility.ts'
import type { RecogniseText } from './text-recogniser.ts'

/** As high as a line that the engine is shown, to a few rows. */
const LINE_ROWS = 105

async function fullPage(): Promise<PreprocessedPage> {
  const bytes = await readFile(new URL('../../../test/photos/dictation.jpg', import.meta.url))
  const decoded = await decodePhoto(bytes)
  if (!decoded.ok) throw new Error(decoded.refusal.kind)
  const page = preprocessPage(decoded.value.image, 0)
  const lines = Array.from({ length: 20 }, () => page.lines).flat()
  for (let count = 1; ; count += 1) {
    const full = { ...page, lines: lines.slice(0, count) }
    if (isFullPage(full)) return full
  }
}

/** Reads one word on every line that it is shown, and keeps how many these were. */
function engine(confidence: number): { recognise: RecogniseText; shown: number[] } {
  const shown: number[] = []
  const recognise: RecogniseText = async (image) => {
    const count = Math.round(image.height / LINE_ROWS)
    shown.push(count)
    return Array.from({ length: count }, (_, i) => {
      const top = ((i + 0.4) * image.height) / count
      return [{ text: 'quelquechose', confidence, left: 0, right: 2000, top, bottom: top + 10 }]
    })
  }
  return { recognise, shown }
}

const report = (): void => undefined

test("HAN-01 four lines of a full page tell that it is a hand's: the engine for print is shown no other", async () => {
  const page = await fullPage()
  const { recognise, shown } = engine(30)
  const { lines, notShown } = await recogniseOnce(page, { recognise, report })
  expect(shown).toEqual([4])
  expect(notShown.size).toBe(page.lines.length - 4)
  for (const [i, line] of lines.entries()) expect(line).toHaveLength(notShown.has(i) ? 0 : 1)
})

test.each([
  ['print', 80, {}],
  ['faint ink, where only what the engine reads tells paper from writing', 30, { darkness: 20 }],
])('HAN-01 of %s the engine is shown all lines', async (_, confidence, look) => {
  const page = { ...(await fullPage()), ...look }
  const { recognise, shown } = engine(confidence)
  const { notShown } = await recogniseOnce(page, { recognise, report })
  expect(shown).toContain(page.lines.length)
  expect(notShown.size).toBe(0)
})

test('HAN-01 a line that the network is unsure of is shown to the engine for print as well', async () => {
  const page = await fullPage()
  const first = await recogniseOnce(page, { recognise: engine(30).recognise, report })
  const [unsure = 0] = first.notShown
  const scores = { alphabet: [], steps: 0, logProbabilities: new Float32Array() }
  const written = page.lines.map((_, i): HandwrittenLine => {
    const word = { text: 'mot', confidence: i === unsure ? 40 : 80, from: 0, to: 1 }
    const box = { left: 0, right: 40, top: 0, bottom: 20 }
    return { words: [{ ...word, ...box }], scores, toPageX: (step) => step }
  })
  const { recognise, shown } = engine(30)
  const { lines, notShown } = await recogniseDoubtful(page, first, written, { recognise, report })
  expect(shown).toEqual([1])
  expect(lines[unsure]).toHaveLength(1)
  expect(notShown.has(unsure)).toBe(false)
  expect(notShown.size).toBe(first.notShown.size - 1)
})
