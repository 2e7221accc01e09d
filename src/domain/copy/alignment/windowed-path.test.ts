import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import type { AlignmentMove } from './alignment-path.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'
import { windowedPath } from './windowed-path.ts'

const SYLLABLES = [
  'ba',
  'chou',
  'di',
  'fleu',
  'gra',
  'lo',
  'mi',
  'nette',
  'pou',
  'ri',
  'son',
  'tra',
]

/** `count` different words, always the same ones. */
function vocabulary(count: number): string[] {
  const at = (index: number): string => SYLLABLES[index % SYLLABLES.length] ?? ''
  return Array.from({ length: count }, (_, index) => {
    return at(index) + at(Math.floor(index / 12) + 5) + at(Math.floor(index / 144) + 3)
  })
}

function words(list: readonly string[]): ReturnType<typeof wordsOf> {
  return wordsOf(list.join(' '))
}

function forgotten(moves: readonly AlignmentMove[]): number {
  return moves.filter(([taken, used]) => taken === 1 && used === 0).length
}

test('COR-03 a long copy without its middle is aligned around the hole', () => {
  const list = vocabulary(360)
  const copy = [...list.slice(0, 120), ...list.slice(210)]
  const moves = windowedPath(words(list), words(copy))
  expect(forgotten(moves)).toBe(90)
  expect(moves.slice(0, 120).every(([taken, used]) => taken === 1 && used === 1)).toBe(true)
  const verdicts = alignCopy(words(list), copyWords([{ text: copy.join(' ') }])).words
  const missing = verdicts.flatMap(({ status }, index) => (status === 'missing' ? [index] : []))
  expect(missing).toEqual(Array.from({ length: 90 }, (_, index) => 120 + index))
})

test('COR-03 a path takes every word of both lists once, in order', () => {
  const list = fc.array(fc.constantFrom('le', 'chat', 'lechat', 'cha', 't', 'noir', 'a', 'à'), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(list, list, (original, copy) => {
      const moves = windowedPath(words(original), words(copy))
      expect(moves.reduce((sum, [taken]) => sum + taken, 0)).toBe(original.length)
      expect(moves.reduce((sum, [, used]) => sum + used, 0)).toBe(copy.length)
    }),
    { seed: 2026 },
  )
})

test('COR-03 a long text is aligned window by window as in one piece', () => {
  const list = Array.from({ length: 8 }, () => vocabulary(250)).flat()
  const isForgotten = (at: number): boolean => at % 50 === 10
  const copy = list.flatMap((word, at) =>
    isForgotten(at) ? [] : [at % 7 === 3 ? word.slice(0, -1) : word],
  )
  let at = 0
  const moves = windowedPath(words(list), words(copy))
  const missed = moves.flatMap(([taken, used]) => {
    at += taken
    return used === 0 ? [at - 1] : []
  })
  expect(missed).toEqual(list.flatMap((_, index) => (isForgotten(index) ? [index] : [])))
})
