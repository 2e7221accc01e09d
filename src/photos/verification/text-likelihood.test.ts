import { expect, test } from 'vitest'
import { writtenScores } from '../../../test/photos/written-scores.ts'
import type { LetterScores } from '../handwriting/ctc-decoding.ts'
import { classesOf, logLikelihood } from './text-likelihood.ts'

const WHOLE = { from: 0, to: 4 }

function uneven(): LetterScores {
  const alphabet = ['', 'a', 'b']
  const steps = [
    [0.5, 0.3, 0.2],
    [0.1, 0.6, 0.3],
    [0.25, 0.25, 0.5],
    [0.7, 0.2, 0.1],
  ]
  return { alphabet, steps: 4, logProbabilities: Float32Array.from(steps.flat(), Math.log) }
}

function textsUpTo(length: number): string[] {
  if (length === 0) return ['']
  const shorter = textsUpTo(length - 1)
  const longest = shorter.filter((text) => text.length === length - 1)
  return [...shorter, ...longest.flatMap((text) => [`${text}a`, `${text}b`])]
}

test('HAN-02 the texts that a line can show share one probability', () => {
  const scores = uneven()
  const probability = (text: string): number =>
    Math.exp(logLikelihood(scores, WHOLE, classesOf(text, scores.alphabet) ?? []))
  const all = textsUpTo(4).map(probability)
  expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5)
  // a, aa, aaa, aaaa with blanks anywhere: summed by hand for «aa», which needs a blank between.
  expect(probability('aaa')).toBe(0)
  expect(probability('')).toBeCloseTo(0.5 * 0.1 * 0.25 * 0.7, 6)
})

test('HAN-02 a letter that the network does not write has no class', () => {
  const { alphabet } = writtenScores('')
  expect(classesOf('ça', alphabet)).toHaveLength(2)
  expect(classesOf('ñ', alphabet)).toBeUndefined()
})
