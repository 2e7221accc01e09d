import { expect, test } from 'vitest'
import { boxAround, locateWord, withMargin } from './word-location.ts'

const TOKENS = [
  { text: 'le', confidence: 90, box: [10, 10, 20, 10] },
  { text: 'chat', confidence: 90, box: [80, 12, 40, 10] },
  { text: 'dort', confidence: 90, box: [10, 60, 40, 10] },
] as const

test('COR-04 a word stands where its tokens stand', () => {
  expect(locateWord([{ tokens: [0, 1] }], TOKENS, 0)).toEqual({
    box: [10, 10, 110, 12],
    exact: true,
  })
})

test('COR-04 a missing word stands between its neighbours of the same line, else after the one before', () => {
  const words = [{ tokens: [0] }, { tokens: [] }, { tokens: [1] }, { tokens: [] }, { tokens: [2] }]
  expect(locateWord(words, TOKENS, 1)).toEqual({ box: [10, 10, 110, 12], exact: false })
  expect(locateWord(words, TOKENS, 3)).toEqual({ box: [80, 12, 40, 10], exact: false })
  expect(locateWord([{ tokens: [] }, { tokens: [2] }], TOKENS, 0)?.box).toEqual([10, 60, 40, 10])
  expect(locateWord([{ tokens: [] }], [], 0)).toBeUndefined()
  expect(locateWord([{ tokens: [7] }], TOKENS, 0)).toBeUndefined()
})

test('COR-04 a word whose place nobody told stands between its neighbours', () => {
  const [le, chat] = TOKENS
  const tokens = [le, { text: 'gros', confidence: 0, box: null }, chat]
  const words = [{ tokens: [0] }, { tokens: [1] }, { tokens: [2] }]
  expect(locateWord(words, tokens, 1)).toEqual({ box: [10, 10, 110, 12], exact: false })
})

test('COR-04 a crop has air around the word and stays within the photo', () => {
  expect(boxAround([])).toBeUndefined()
  expect(withMargin([100, 100, 50, 25], 1000, 1000)).toEqual([85, 91, 80, 43])
  expect(withMargin([0, 0, 50, 20], 60, 22)).toEqual([0, 0, 60, 22])
})
