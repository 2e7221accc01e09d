import { expect, test } from 'vitest'
import type { PhotoToken } from '../../photo/photo.ts'
import { draftFromReading, pendingWords, setVerdict, withReadingTrusted } from './copy-draft.ts'
import {
  type CopyPage,
  endsEarly,
  isReadingReliable,
  locateOnPages,
  rereadDraft,
  wordAtPoint,
} from './copy-pages.ts'
import { addExtra, keepExtra } from './draft-extras.ts'

const ORIGINAL = 'Le chat dort au soleil. Le chien garde la maison.'

/** Words of one line, 100 pixels wide each. */
function line(text: string, top = 0): PhotoToken[] {
  return text
    .split(' ')
    .map((word, at) => ({ text: word, confidence: 90, box: [at * 100, top, 80, 40] }))
}

function page(tokens: readonly PhotoToken[]): CopyPage {
  return { tokens, width: 1000, height: 600 }
}

const FIRST = page(line('Le chat dor au soleil'))
const SECOND = page(line('Le chien garde maison'))
const BOTH = [...FIRST.tokens, ...SECOND.tokens]

test('COR-01 the first of two pages alone is no reliable reading, both together are', () => {
  const first = draftFromReading(ORIGINAL, FIRST.tokens)
  expect(isReadingReliable(first)).toBe(false)
  expect(first.guided).toBe(true)
  expect(endsEarly(first)).toBe(true)
  const both = rereadDraft(first, BOTH)
  expect(isReadingReliable(both)).toBe(true)
  expect(both.guided).toBe(false)
  expect(endsEarly(both)).toBe(false)
  expect(pendingWords(both)).toEqual([2, 8])
})

test('COR-04 what was said before the second page was read stays, words in excess too', () => {
  let first = setVerdict(draftFromReading(ORIGINAL, FIRST.tokens), 2, {
    kind: 'written',
    text: 'dore',
  })
  first = addExtra(first, 4, 'très')
  const both = rereadDraft(first, BOTH)
  expect(both.words[2]?.verdict).toEqual({ kind: 'written', text: 'dore' })
  expect(both.extras).toMatchObject([{ text: 'très', after: 4, kept: true }])
})

test('COR-04 a word in excess that was said to be on the copy, or not, stays so with one more page', () => {
  const tokens = line('Le gros chat dort au soleil blanc')
  const first = draftFromReading('Le chat dort au soleil.', tokens)
  const said = keepExtra(keepExtra(first, 0, true), 1, false)
  const again = rereadDraft(said, [...tokens, ...line('fin')])
  expect(again.extras.map(({ text, kept }) => [text, kept])).toEqual([
    ['gros', true],
    ['blanc', false],
    ['fin', null],
  ])
})

test('COR-04 a reading that was trusted or distrusted on purpose stays so with one more page', () => {
  const trusted = withReadingTrusted(draftFromReading(ORIGINAL, FIRST.tokens), true)
  expect(rereadDraft(trusted, FIRST.tokens).guided).toBe(false)
  const distrusted = withReadingTrusted(draftFromReading(ORIGINAL, BOTH), false)
  expect(rereadDraft(distrusted, BOTH).guided).toBe(true)
})

test('COR-03 a word is found on its own page, a forgotten one between its neighbours there', () => {
  const { words } = draftFromReading(ORIGINAL, BOTH)
  const pages = [FIRST, SECOND]
  expect(locateOnPages(words, pages, 1)).toEqual({ page: 0, box: [100, 0, 80, 40], exact: true })
  expect(locateOnPages(words, pages, 6)).toEqual({ page: 1, box: [100, 0, 80, 40], exact: true })
  expect(locateOnPages(words, pages, 8)).toEqual({ page: 1, box: [200, 0, 180, 40], exact: false })
  expect(locateOnPages(words, [], 1)).toBeUndefined()
})

test('COR-03 a touch on a photo finds the word that stands there, or none', () => {
  const { words } = draftFromReading(ORIGINAL, BOTH)
  const pages = [FIRST, SECOND]
  expect(wordAtPoint(words, pages, { page: 0, x: 120, y: 20 })).toBe(1)
  expect(wordAtPoint(words, pages, { page: 1, x: 120, y: 20 })).toBe(6)
  // Between two words, the nearer one; a little under a word, still that word.
  expect(wordAtPoint(words, pages, { page: 0, x: 186, y: 20 })).toBe(1)
  expect(wordAtPoint(words, pages, { page: 0, x: 220, y: 55 })).toBe(2)
  expect(wordAtPoint(words, pages, { page: 0, x: 220, y: 300 })).toBeUndefined()
  expect(wordAtPoint(words, pages, { page: 3, x: 0, y: 0 })).toBeUndefined()
})
