/** The pages that benchmarks draw: the same seed gives the same pages, and their truth says what is written. */
import { expect, test } from 'vitest'
import { PAGE_SETS, pagePlans } from '../../bench/photos/pages/page-plans.ts'
import { plantErrors, writtenParts } from '../../bench/photos/pages/planted-copy.ts'
import { scoreCorrection } from '../../src/domain/copy/text/dictation-score.ts'
import { comparisonKey, wordsOf } from '../../src/domain/copy/text/text-words.ts'
import { newRandom } from '../../src/domain/random.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

const COPIES = pagePlans('copies', 1, loadLanguage())

const TEXT = 'Le renard roux traverse la forêt. Ses petits jouent toujours près du terrier.'

test('COR-03 a seed plants the same errors, another seed others', () => {
  const copy = (seed: number): string => plantErrors(TEXT, 4, newRandom(seed)).written
  expect(copy(1)).toBe(copy(1))
  expect(copy(1)).not.toBe(copy(2))
  expect(plantErrors(TEXT, 0, newRandom(3)).written).toBe(TEXT)
})

test('GEN-07 the pages hold lists and dictations of every tier and style, and blank sheets', () => {
  const pages = PAGE_SETS.pages()
  expect(pages).toHaveLength(120)
  expect(pages.filter(({ kind }) => kind === 'blank')).toHaveLength(21)
  const groups = new Set(pages.map(({ kind, style, tier }) => `${kind} ${style} ${tier}`))
  expect(groups.size).toBe(21)
})

test('COR-03 the copies hold none to eight errors, and their truth says what stands on the sheet', () => {
  expect(COPIES).toHaveLength(60)
  for (const { copy, id } of COPIES) {
    if (!copy) throw new Error(`${id} is no copy`)
    const { original, written, origWords } = copy
    expect(origWords.map(({ w }) => w)).toEqual(wordsOf(original).map(({ text }) => text))
    const parts = writtenParts(original, copy).filter(({ struck }) => !struck)
    const shown = parts.map(({ before, text, after }) => before + text + after).join(' ')
    expect(written).toBe(shown)
    const wrong = origWords.filter((word) => {
      return word.written === null || comparisonKey(word.written) !== comparisonKey(word.w)
    })
    expect(wrong.length).toBeLessThanOrEqual(16)
    expect(scoreCorrection(original, written).error_count).toBeLessThanOrEqual(wrong.length)
  }
  const counts = COPIES.map(({ copy }) => {
    const words = copy?.origWords ?? []
    return words.filter(
      ({ type }, at) => type && !(type === 'joined' && words[at - 1]?.type === 'joined'),
    ).length
  })
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(6)
})
