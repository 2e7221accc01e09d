import { expect, test } from 'vitest'
import { doubleOf, halfOf, newQuestion } from '../../domain/calculation/question.ts'
import { answerText, questionParts, solvedText, spokenQuestion } from './questions.ts'

test('CAL-08 a calculation is written with its sign, and said in words', () => {
  const product = newQuestion('multiplication', [7, 8])
  expect(questionParts(product)).toEqual({ before: '7 × 8 =', after: '' })
  expect(spokenQuestion(product)).toBe('7 fois 8')
  expect(solvedText(product, answerText(product))).toBe('7 × 8 = 56')
  expect(spokenQuestion(newQuestion('division', [60, 5]))).toBe('60 divisé par 5')
  expect(questionParts(newQuestion('subtraction', [1200, 7])).before).toBe('1\u202f200 − 7 =')
  expect(questionParts(newQuestion('addition', [12_000, 7])).before).toMatch(/^12\s000 \+ 7 =$/u)
})

test('a hole stands on either side', () => {
  const right = newQuestion('addition', [7, 5], 'right')
  expect(questionParts(right)).toEqual({ before: '7 +', after: '= 12' })
  expect(spokenQuestion(right)).toBe('7 plus combien égale 12')
  const left = newQuestion('subtraction', [20, 5], 'left')
  expect(questionParts(left)).toEqual({ before: '', after: '− 5 = 15' })
  expect(solvedText(left, answerText(left))).toBe('20 − 5 = 15')
})

test('doubles and halves are words, decimals have a comma', () => {
  expect(questionParts(doubleOf(15)).before).toBe("Le double de 15, c'est")
  expect(spokenQuestion(halfOf(40))).toBe('La moitié de 40')
  expect(answerText(halfOf(5))).toBe('2,5')
})
