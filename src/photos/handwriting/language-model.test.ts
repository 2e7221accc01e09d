import { expect, test } from 'vitest'
import { loadLanguageModel, parseLanguageModel } from './language-model.ts'

const SMALL = parseLanguageModel('2\n\tab\t6 2\na\tb\t4\nba\tb \t1 1\n')

test('HAN-01 the longest context that was seen counts most', () => {
  expect(SMALL('', 'a')).toBeGreaterThan(SMALL('', 'b'))
  expect(SMALL('a', 'b')).toBeGreaterThan(SMALL('a', 'a'))
  expect(SMALL('ba', ' ')).toBeGreaterThan(SMALL('a', ' '))
  expect(SMALL('zzzba', ' ')).toBe(SMALL('ba', ' '))
})

test('HAN-01 a letter that was never seen is improbable, not impossible', () => {
  expect(SMALL('zz', 'z')).toBeLessThan(-3)
  expect(Number.isFinite(SMALL('zz', 'z'))).toBe(true)
})

test('HAN-01 the installed model knows French, and that children misspell it', async () => {
  const installed = await loadLanguageModel()
  const logarithm = (line: string): number =>
    Array.from(line, (letter, at) => installed(` ${line.slice(0, at)}`, letter)).reduce(
      (sum, one) => sum + one,
    )
  expect(logarithm('les enfants jouent')).toBeGreaterThan(logarithm('les enfants jouemt'))
  expect(logarithm('les enfants joues')).toBeGreaterThan(logarithm('lxs enfqnts jwues'))
})
