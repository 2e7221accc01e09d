/** How hard a question is, in fifths of what its class is asked (GRA-13). */
import type { Level } from '../level.ts'
import { DIFFICULTY_BANDS, type DifficultyBand } from './difficulty-band.ts'
import type {
  AgreementQuestion,
  AnalysisQuestion,
  ConjugatedTense,
  ConjugationQuestion,
  Exercise,
  ExerciseType,
  FillQuestion,
  GapFocus,
  ReorderQuestion,
} from './exercise.ts'

/** Those that pupils get wrong most often. */
const HARD_NATURES: readonly string[] = ['pronom', 'adverbe', 'préposition']
const HARD_FUNCTIONS: readonly string[] = ['COD', 'COI', 'attribut', 'complément circonstanciel']

function analysisDifficulty({ words }: AnalysisQuestion): number {
  const asked = words.filter((word) => word.asked !== false)
  const natures = asked.filter(({ nature }) => HARD_NATURES.includes(nature)).length
  const functions = asked.filter((word) => HARD_FUNCTIONS.includes(word.function ?? '')).length
  return words.length + asked.length + natures + 2 * functions
}

/** In words: what a gap of each kind adds to the length of its sentence. */
const FOCUS_WEIGHT: Readonly<Record<GapFocus, number>> = {
  determiner: 0,
  noun: 1,
  pronoun: 2,
  verb: 3,
  homophone: 3,
  adjective: 4,
  tense: 4,
}

function fillDifficulty({ sentence, words }: FillQuestion): number {
  const gaps = words.map(({ focus = 'verb', options }) => FOCUS_WEIGHT[focus] + options.length)
  return sentence.split(/\s+/u).length + gaps.reduce((sum, gap) => sum + gap, 0)
}

/** Small words are what pupils hesitate over. */
function reorderDifficulty({ words }: ReorderQuestion): number {
  const small = words.filter(({ text }) => text.replace(/[.,]/gu, '').length <= 3).length
  return 2 * words.length + small
}

const TENSE_WEIGHT: Readonly<Record<ConjugatedTense, number>> = {
  présent: 2,
  imparfait: 1,
  futur: 2,
  'passé composé': 3,
  'passé simple': 4,
  'plus-que-parfait': 4,
}

/** Where the radical of the infinitive is lost, the form has to be known by heart. */
function conjugationDifficulty({ words, tense, verb }: ConjugationQuestion): number {
  const irregular = words.filter(({ radical }) => radical.length < 2).length
  // Behind a noun, the child has to find «il», «elle» or «ils» first.
  const named = words.filter(({ subject }) => subject.length > 5).length
  const group = verb.endsWith('er') && verb !== 'aller' ? 0 : 2
  return TENSE_WEIGHT[tense] * 2 + group + words.length + irregular + named
}

/** What has to change. */
function agreementDifficulty({ words }: AgreementQuestion): number {
  const changed = words.filter(({ text, from }) => text !== from)
  const heavy = changed.filter(({ text, from }) => text.length - from.length > 1).length
  return 2 * words.length + changed.length + heavy
}

function markOf<Question>(
  question: Question | undefined,
  difficulty: (question: Question) => number,
): number {
  return question === undefined ? 0 : difficulty(question)
}

/** A mark that only compares questions of one type. */
export function questionDifficulty(exercise: Exercise, index: number): number {
  switch (exercise.type) {
    case 'analysis':
      return markOf(exercise.questions[index], analysisDifficulty)
    case 'fill':
      return markOf(exercise.questions[index], fillDifficulty)
    case 'reorder':
      return markOf(exercise.questions[index], reorderDifficulty)
    case 'conjugation':
      return markOf(exercise.questions[index], conjugationDifficulty)
    case 'agreement':
      return markOf(exercise.questions[index], agreementDifficulty)
  }
}

/** The highest marks of the four lower bands, by class: fifths, as near as whole marks allow, of 240 to 300 questions of the engine (`npm run exercises`). */
const FIFTHS: Readonly<Record<ExerciseType, Readonly<Record<Level, readonly number[]>>>> = {
  analysis: {
    CP: [7, 8, 9, 10],
    CE1: [10, 11, 12, 13],
    CE2: [11, 12, 13, 14],
    CM1: [11, 13, 15, 17],
    CM2: [13, 15, 17, 19],
  },
  fill: {
    CP: [8, 9, 10, 12],
    CE1: [10, 11, 13, 14],
    CE2: [12, 13, 14, 15],
    CM1: [12, 13, 15, 17],
    CM2: [12, 13, 15, 17],
  },
  reorder: {
    CP: [10, 11, 13, 15],
    CE1: [11, 13, 15, 16],
    CE2: [12, 14, 15, 17],
    CM1: [13, 14, 15, 17],
    CM2: [16, 17, 18, 19],
  },
  conjugation: {
    CP: [5, 6, 7, 9],
    CE1: [4, 5, 7, 9],
    CE2: [5, 7, 8, 10],
    CM1: [5, 7, 9, 11],
    CM2: [5, 7, 10, 13],
  },
  agreement: {
    CP: [6, 7, 8, 9],
    CE1: [6, 7, 8, 9],
    CE2: [8, 9, 10, 11],
    CM1: [8, 9, 10, 11],
    CM2: [9, 10, 11, 12],
  },
}

/** The fifth that a question belongs to, of those of its type and class. */
export function bandOf(exercise: Exercise, index: number, level: Level): DifficultyBand {
  const mark = questionDifficulty(exercise, index)
  const above = FIFTHS[exercise.type][level].filter((highest) => mark > highest).length
  return DIFFICULTY_BANDS[above] ?? 5
}
