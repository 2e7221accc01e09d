/** Adaptive difficulty: a training goes up or down one step after each answer (GRA-01). */
import type { AnalysisQuestion, Exercise, FillQuestion, ReorderQuestion } from './exercise.ts'

export const DIFFICULTY_STEPS = ['gentle', 'steady', 'brisk'] as const

export type DifficultyStep = (typeof DIFFICULTY_STEPS)[number]

export const FIRST_STEP: DifficultyStep = 'steady'

/** Those that pupils get wrong most often. */
const HARD_NATURES: readonly string[] = ['pronom', 'adverbe', 'préposition']
const HARD_FUNCTIONS: readonly string[] = ['COD', 'COI', 'attribut', 'complément circonstanciel']

function analysisDifficulty({ words }: AnalysisQuestion): number {
  const natures = words.filter(({ nature }) => HARD_NATURES.includes(nature)).length
  const functions = words.filter((word) => HARD_FUNCTIONS.includes(word.function ?? '')).length
  return words.length + natures + 2 * functions
}

function fillDifficulty({ sentence, words }: FillQuestion): number {
  const options = words.reduce((sum, word) => sum + word.options.length, 0)
  return sentence.split(/\s+/u).length + 2 * options
}

function reorderDifficulty({ words }: ReorderQuestion): number {
  return words.length
}

function difficulties(exercise: Exercise): number[] {
  switch (exercise.type) {
    case 'analysis':
      return exercise.questions.map(analysisDifficulty)
    case 'fill':
      return exercise.questions.map(fillDifficulty)
    case 'reorder':
      return exercise.questions.map(reorderDifficulty)
  }
}

/** Question indexes by increasing difficulty. */
export function easiestFirst(exercise: Exercise): number[] {
  const marks = difficulties(exercise)
  return marks
    .map((mark, index) => ({ mark, index }))
    .sort((one, other) => one.mark - other.mark || one.index - other.index)
    .map(({ index }) => index)
}

export function nextStep(pace: DifficultyStep, faultless: boolean): DifficultyStep {
  const step = DIFFICULTY_STEPS.indexOf(pace) + (faultless ? 1 : -1)
  return DIFFICULTY_STEPS[Math.min(DIFFICULTY_STEPS.length - 1, Math.max(0, step))] ?? pace
}

/** Picks among the remaining questions, given easiest first. */
export function questionAtStep(
  pace: DifficultyStep,
  remaining: readonly number[],
): number | undefined {
  const share = DIFFICULTY_STEPS.indexOf(pace) / (DIFFICULTY_STEPS.length - 1)
  return remaining[Math.round(share * (remaining.length - 1))]
}
