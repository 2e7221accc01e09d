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
import { isRightOrder, isWordAsked } from '../../domain/grammar/marking.ts'
import { functionsOf, naturesOf } from '../../domain/grammar/programme.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkGrammar } from '../checking/grammar-checker/check-grammar.ts'
import { writeExercise } from './write-exercise.ts'

const language = loadLanguage()
const BOTH = { nature: true, function: true }

function writeAnew(level: Level, type: ExerciseType, seed: number): Exercise {
  const request = { level, type, count: 12, analysisType: BOTH, wide: false }
  return writeExercise(request, language, seed)
}

const written = new Map<string, Exercise>()

/** Written once for all tests: most of them only read. */
function write(level: Level, type: ExerciseType, seed: number): Exercise {
  const key = `${level} ${type} ${seed}`
  const exercise = written.get(key) ?? writeAnew(level, type, seed)
  written.set(key, exercise)
  return exercise
}

function questions(level: Level, type: 'analysis'): AnalysisQuestion[]
function questions(level: Level, type: 'fill'): FillQuestion[]
function questions(level: Level, type: 'reorder'): ReorderQuestion[]
function questions(level: Level, type: ExerciseType): unknown[] {
  return [...write(level, type, 1).questions]
}

test.each(LEVELS)(
  'GRA-09 at %s each type gives valid exercises, the same for the same seed',
  (level) => {
    for (const type of ['analysis', 'fill', 'reorder'] as const) {
      const exercise = write(level, type, 1)
      expect(exercise.questions.length).toBe(12)
      expect(new Set(exercise.questions.map(({ sentence }) => sentence)).size).toBe(12)
      expect(parseExerciseReply(JSON.stringify(exercise), type)).toMatchObject({ ok: true })
      if (type === 'fill') expect(writeAnew(level, type, 1)).toEqual(exercise)
    }
  },
)

test('GRA-09 where the data hold fewer sentences than questions, each is asked once and none is made up', () => {
  const found = language.collections.filter(({ id }) => id.endsWith('complements-du-nom'))
  const few = found.map((one) => ({ ...one, lines: one.lines.slice(0, 3) }))
  const analysisType = { nature: true, function: true }
  const request = { level: 'CM2', type: 'reorder', analysisType, count: 12, wide: false } as const
  const asked = writeExercise(request, { ...language, collections: few }, 1).questions
  expect(asked).toHaveLength(3)
  expect(writeExercise(request, { ...language, collections: [] }, 1).questions).toEqual([])
})

test.each(LEVELS)('GRA-05 at %s only what the class was taught is asked', (level) => {
  for (const { sentence, words } of questions(level, 'analysis')) {
    const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '')
    expect(words.map(({ text }) => letters(text)).join('')).toBe(letters(sentence))
    for (const word of words.filter(isWordAsked)) {
      expect(naturesOf(level)).toContain(word.nature)
      if (word.function) expect(functionsOf(level)).toContain(word.function)
    }
    const subjects = words.filter((word) => word.function === 'sujet')
    expect(subjects).toHaveLength(level === 'CP' ? 0 : 1)
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
  const asked = LEVELS.flatMap((level) => questions(level, 'fill'))
  const wrong = asked.flatMap(({ sentence, words }) => {
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
      expect(spelt).toBe(sentence)
      expect(orders).toEqual([own])
    }
  },
)

/** The quotas hold for every draw, not for a lucky one. */
const QUOTA_SEEDS = [1, 2, 3]

function drawnQuestions(level: Level, type: 'analysis'): AnalysisQuestion[]
function drawnQuestions(level: Level, type: 'fill'): FillQuestion[]
function drawnQuestions(level: Level, type: ExerciseType): unknown[] {
  return QUOTA_SEEDS.flatMap((seed): readonly unknown[] => write(level, type, seed).questions)
}

/** Share of the questions that hold what `isHeld` looks for. */
function share<Question>(
  all: readonly Question[],
  isHeld: (question: Question) => boolean,
): number {
  return all.filter(isHeld).length / all.length
}

test('GRA-16 adjectives and pronouns are asked from CE1, attributes in a fifth of the questions of CM2', () => {
  for (const level of ['CE1', 'CE2', 'CM1', 'CM2'] as const) {
    const asked = drawnQuestions(level, 'analysis')
    const holds = (nature: string) => (question: AnalysisQuestion) =>
      question.words.some((word) => word.nature === nature && isWordAsked(word))
    expect(share(asked, holds('adjectif'))).toBeGreaterThanOrEqual(0.25)
    expect(share(asked, holds('pronom'))).toBeGreaterThan(0.2)
  }
  const attributes = share(drawnQuestions('CM2', 'analysis'), ({ words }) =>
    words.some((word) => word.function === 'attribut'),
  )
  expect(attributes).toBeGreaterThanOrEqual(0.2)
})

test('GRA-16 from CE2 on no gap is a determiner, and agreements and verbs are most of them', () => {
  for (const level of ['CE2', 'CM1', 'CM2'] as const) {
    const focuses = drawnQuestions(level, 'fill').flatMap(({ words }) =>
      words.map(({ focus }) => focus),
    )
    expect(focuses).not.toContain('determiner')
    expect(
      share(focuses, (focus) => focus === 'verb' || focus === 'adjective'),
    ).toBeGreaterThanOrEqual(0.5)
  }
})

test('GRA-16 nothing past is told in the future', () => {
  const told = (['CE1', 'CE2', 'CM1', 'CM2'] as const).flatMap((level) =>
    questions(level, 'reorder').map(({ sentence }) => sentence),
  )
  const past = told.filter((sentence) => /autrefois|jadis|\bhier\b/iu.test(sentence))
  const future = past.filter((sentence) => /\p{L}r(?:a|ai|as|ont|ons|ez)\b/u.test(sentence))
  expect(future).toEqual([])
})
