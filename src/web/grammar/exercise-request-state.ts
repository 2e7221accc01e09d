/** What a session of grammar asks the server for: an exercise, more questions of a training, those that return. */
import type { GrammarReview } from '../../contract/grammar-review.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import {
  DIFFICULTY_BANDS,
  type DifficultyBand,
  type DifficultyPace,
  FIRST_PACE,
} from '../../domain/grammar/difficulty-band.ts'
import type { Exercise, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { oneQuestion, withQuestions } from '../../domain/grammar/exercise-questions.ts'
import {
  dueQuestions,
  type QuestionAnswer,
  questionKey,
} from '../../domain/grammar/question-review.ts'
import { type GrammarForm, type GrammarState, questionsAsked } from './grammar-state.ts'
import type { PlayerState } from './player-state.ts'
import { bandsWanted } from './question-stock-state.ts'

/** Questions of each band that a training starts with; the others come on demand. */
const FIRST_OF_BAND = 2

/** A training starts with the bands that its first answers may lead to. */
function firstBands({ band }: DifficultyPace): DifficultyBand[] {
  return DIFFICULTY_BANDS.filter((one) => Math.abs(one - band) <= 1)
}

export function exerciseRequestOf({
  form,
  mode,
  phase,
}: GrammarState): ExerciseRequest & { withoutAi: boolean } {
  const asked = questionsAsked(form)
  const { level, type, analysisType, wide } = form
  const both = { nature: true, function: true }
  return {
    level,
    type,
    analysisType: type === 'analysis' ? analysisType : both,
    wide,
    withoutAi: phase.kind === 'generating' && phase.withoutAi,
    ...(mode === 'training'
      ? { count: FIRST_OF_BAND, bands: firstBands(FIRST_PACE) }
      : { count: asked }),
  }
}

/** Questions that a training may lack next; null when it has them. The engine makes them, whoever wrote the first. */
export function supplyRequestOf(
  state: GrammarState,
): (ExerciseRequest & { withoutAi: boolean }) | null {
  const { phase } = state
  const bands = phase.kind === 'playing' ? bandsWanted(phase.player) : []
  return bands.length === 0
    ? null
    : { ...exerciseRequestOf(state), withoutAi: true, count: FIRST_OF_BAND, bands }
}

type Missed = GrammarReview['questions']

/** Of the type of the form, half of what is asked at most; null when nothing returns today. */
export function returningQuestions(
  missed: Missed,
  form: GrammarForm,
  today: CalendarDate,
): Exercise | null {
  const most = Math.ceil(questionsAsked(form) / 2)
  const due = dueQuestions(missed, today)
    .map(({ exercise }) => exercise)
    .filter(({ type }) => type === form.type)
    .slice(0, most)
  const [first, ...more] = due
  return first ? more.reduce(withQuestions, first) : null
}

/** What a played exercise showed: what was missed, and how what had returned was answered. */
export function reviewAnswers(player: PlayerState, missed: Missed): QuestionAnswer[] {
  const { exercise, marks, level, isSample } = player
  if (isSample) return []
  const known = new Set(missed.map((one) => questionKey(one.exercise)))
  const played = [...new Set(marks.map(({ question }) => question))]
  return played
    .map((index) => ({
      level,
      exercise: oneQuestion(exercise, index),
      right: marks.every((mark) => mark.question !== index || mark.right),
    }))
    .filter((answer) => !answer.right || known.has(questionKey(answer.exercise)))
}
