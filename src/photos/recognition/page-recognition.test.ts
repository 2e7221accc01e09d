import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { smallLexicon } from '../../../test/photos/small-lexicon.ts'
import { writtenScores } from '../../../test/photos/written-scores.ts'
import type { HandwrittenLine } from '../handwriting/handwriting-recognition.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'
import { decodePhoto } from '../preprocessing/photo-decoding.ts'
import { type PreprocessedPage, preprocessPage } from '../preprocessing/preprocess-page.ts'
import { lengthOf } from './page-legibility.ts'
import { recogniseWithVoting } from './page-recognition.ts'
import type { RecognisedWord } from './text-recogniser.ts'

const CHANCE = { left: 0, top: 0, right: 40, bottom: 20 }

async function samplePage(): Promise<PreprocessedPage> {
  const bytes = await readFile(new URL('../../../test/photos/dictation.jpg', import.meta.url))
  const decoded = await decodePhoto(bytes)
  if (!decoded.ok) throw new Error(decoded.refusal.kind)
  return preprocessPage(decoded.value.image, 0)
}

/** How often the page is read again after a first reading of this confidence, and whether the network is asked. */
async function workAfter(
  confidence: number,
  texts: { first: string; others: string },
  page: PreprocessedPage,
) {
  const word = (text: string): RecognisedWord => ({ text, confidence, ...CHANCE })
  const first = {
    lines: page.lines.map(() => [word(texts.first)]),
    notShown: new Set<number>(),
    score: 0,
  }
  const work = { readings: 0, network: 0 }
  await recogniseWithVoting(page, first, {
    recognise: async (image) => {
      work.readings += 1
      // One word on each line of the stack, whose height is about the same for all.
      return page.lines.map((_, i) => {
        const top = ((i + 0.4) * image.height) / page.lines.length
        return [{ ...word(texts.others), top, bottom: top + 10 }]
      })
    },
    readHandwriting: async function* (
      lines: readonly LineImage[],
    ): AsyncGenerator<HandwrittenLine> {
      work.network += 1
      const scores = { alphabet: [], steps: 0, logProbabilities: new Float32Array() }
      for (const _ of lines) yield { words: [], scores, toPageX: (step) => step }
    },
    lexicon: async () => [],
    report: () => undefined,
  })
  return work
}

test.each([
  [
    "a page that is hardly legible for print is a hand's: the network reads it at once",
    20,
    'chat',
    { readings: 0, network: 1 },
  ],
  [
    'a page that print may have written is read again, the network told by the difference',
    60,
    'chat',
    { readings: 3, network: 1 },
  ],
  ['readings that agree need no network', 60, 'chien', { readings: 3, network: 0 }],
] as const)('HAN-01 %s', async (_, confidence, others, expected) => {
  const texts = { first: 'chien', others }
  expect(await workAfter(confidence, texts, await samplePage())).toEqual(expected)
})

test('O13 a page longer than any hand fills is print, and read once', async () => {
  const page = await samplePage()
  const long = { ...page, lines: Array.from({ length: 40 }, () => page.lines).flat() }
  const texts = { first: 'chien', others: 'chat' }
  expect(await workAfter(20, texts, long)).toEqual({ readings: 0, network: 0 })
})

test.each([
  [60, { readings: 1, network: 1 }],
  [70, { readings: 0, network: 0 }],
])(
  'O13 a page with much text is read once where it is surer (%s) than hands are',
  async (confidence, expected) => {
    const page = await samplePage()
    const lines = Array.from({ length: Math.ceil(900 / lengthOf(page)) }, () => page.lines).flat()
    const texts = { first: 'chien', others: 'chat' }
    expect(await workAfter(confidence, texts, { ...page, lines })).toEqual(expected)
  },
)

test.each([
  [true, 'chat'],
  [false, 'chot'],
])(
  'HAN-01 letters of no word that may be one: in a list (%s) they are «%s»',
  async (isList, expected) => {
    const page = await samplePage()
    const scores = writtenScores('chot', 'chat')
    const word = { text: 'chot', confidence: 60, ...CHANCE, from: 0, to: scores.steps }
    const nothing = { lines: page.lines.map(() => []), notShown: new Set<number>(), score: 0 }
    const [line = []] = await recogniseWithVoting(page, nothing, {
      recognise: async () => [],
      readHandwriting: async function* (lines: readonly LineImage[]) {
        for (const [i] of lines.entries()) {
          yield { words: i === 0 ? [word] : [], scores, toPageX: (step: number) => step }
        }
      },
      lexicon: smallLexicon(['chat']),
      isList,
      report: () => undefined,
    })
    expect(line.map(({ text }) => text)).toEqual([expected])
  },
)
