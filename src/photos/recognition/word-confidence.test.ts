import { expect, test } from 'vitest'
import { wordConfidence } from './word-confidence.ts'

const WORD = { text: 'chat', left: 0, right: 40, top: 0, bottom: 20, confidence: 83.4 }

test('COR-01 a word that all readings have, and the language too, is sure', () => {
  expect(wordConfidence({ ...WORD, votes: 7, readings: 8, known: true })).toBe(100)
})

test('COR-01 a word that stands alone among readings is doubtful, whatever the engine says of it', () => {
  expect(wordConfidence({ ...WORD, confidence: 99, votes: 0, readings: 8, known: false })).toBe(1)
  expect(wordConfidence({ ...WORD, confidence: 20, votes: 4, readings: 8, known: true })).toBe(63)
})

test('COR-01 clear print is read once, as surely as the engine says', () => {
  expect(wordConfidence({ ...WORD, votes: 0, readings: 1, known: true })).toBe(83)
})
