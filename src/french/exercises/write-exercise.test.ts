import { expect, test } from 'vitest'
import {
  type AnalysisQuestion,
  type Exercise,
  type ExerciseType,
  type FillQuestion,
  GAP,
  type ReorderQuestion,
} from '../../domain/grammar/exercise.ts'
import { parseExerciseReply } from '../../domain/grammar/exercise-reply.ts'
import { isRightOrder } from '../../domain/grammar/marking.ts'
import { functionsOf, naturesOf } from '../../domain/grammar/programme.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkGrammar } from '../checking/grammar-checker/check-grammar.ts'
import { writeExercise } from './write-exercise.ts'

const language = loadLanguage()
const BOTH = { nature: true, function: true }

function write(level: Level, type: ExerciseType, seed: number): Exercise {
  const request = { level, type, count: 10, analysisType: BOTH, wide: false }
  return writeExercise(request, language, seed)
}

function questions(level: Level, type: 'analysis'): AnalysisQuestion[]
function questions(level: Level, type: 'fill'): FillQuestion[]
function questions(level: Level, type: 'reorder'): ReorderQuestion[]
function questions(level: Level, type: ExerciseType): unknown[] {
  return [1, 2, 3].flatMap((seed) => [...write(level, type, seed).questions])
}

test.each(LEVELS)(
  'GRA-09 at %s each type gives valid exercises, the same for the same seed',
  (level) => {
    for (const type of ['analysis', 'fill', 'reorder'] as const) {
      for (const seed of [1, 2, 3]) {
        const exercise = write(level, type, seed)
        expect(exercise.questions.length).toBe(10)
        expect(new Set(exercise.questions.map(({ sentence }) => sentence)).size).toBe(10)
        expect(parseExerciseReply(JSON.stringify(exercise), type).ok).toBe(true)
        expect(write(level, type, seed)).toEqual(exercise)
      }
    }
  },
)

test.each(LEVELS)('GRA-05 at %s only what the class was taught is asked', (level) => {
  for (const { sentence, words } of questions(level, 'analysis')) {
    const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '')
    expect(words.map(({ text }) => letters(text)).join('')).toBe(letters(sentence))
    for (const word of words) {
      expect(naturesOf(level)).toContain(word.nature)
      if (word.function) expect(functionsOf(level)).toContain(word.function)
    }
    expect(words.filter((word) => word.function === 'sujet')).toHaveLength(1)
  }
})

test.each(LEVELS)(
  'GRA-07 at %s the answer agrees, and each other option of a verb does not',
  (level) => {
    for (const { sentence, words } of questions(level, 'fill')) {
      const filled = words.reduce((text, word) => text.replace(GAP, word.text), sentence)
      expect(checkGrammar(filled, language)).toEqual([])
      expect(filled).not.toContain(GAP)
      for (const { text, options } of words) {
        expect(options).toContain(text)
        expect(new Set(options).size).toBe(options.length)
        expect(options.length).toBeLessThanOrEqual(4)
      }
    }
  },
)

test('GRA-07 no option of a verb can stand with the subject in any tense', () => {
  const wrong = questions('CP', 'fill').flatMap(({ sentence, words }) => {
    const [word] = words
    const subject = /^(Il|Elle) ___/u.test(sentence)
    return subject && word ? word.options.filter((option) => option !== word.text) : []
  })
  expect(wrong.length).toBeGreaterThan(0)
  for (const form of wrong) {
    const third = language.lexicon
      .analyse(form)
      .some(({ verb }) => verb?.kind === 'finite' && verb.person === 3 && verb.number === 's')
    expect(third).toBe(false)
  }
})

test.each(LEVELS)(
  'GRA-08 at %s the sentence itself is a right order, capital and point apart',
  (level) => {
    for (const question of questions(level, 'reorder')) {
      const { words, sentence, orders } = question
      const own = words.map(({ position }) => position)
      expect(isRightOrder(question, own)).toBe(true)
      expect(isRightOrder(question, [...own].reverse())).toBe(false)
      const spelt = words.map(({ text }) => text).join(' ')
      expect(sentence.toLowerCase().replace(/[.,]/gu, '')).toBe(spelt.toLowerCase())
      for (const order of orders) expect([...order].sort((a, b) => a - b)).toEqual(own)
    }
  },
)

test('GRA-08 a complement that moves is right before and after', () => {
  const moved = questions('CE1', 'reorder').filter(({ orders }) => orders.length > 1)
  expect(moved.length).toBeGreaterThan(5)
})
