/** A training of calculations, played answer by answer. */
import { answerTo } from '../../../src/domain/calculation/question.ts'
import type { AskedQuestion } from '../../../src/domain/calculation/series/series.ts'
import type { TrainingRun } from '../../../src/domain/calculation/training-run.ts'
import { type CalendarDate, parseCalendarDate } from '../../../src/domain/calendar-date.ts'
import {
  initialTrainingState,
  reduceTraining,
  type TrainingEvent,
  type TrainingState,
} from '../../../src/web/calculations/training/training-state.ts'

export const AT = 1_795_000_000_000

export const TODAY = day('2026-11-23')

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

export function play(state: TrainingState, ...events: readonly TrainingEvent[]): TrainingState {
  return events.reduce(reduceTraining, state)
}

type Change = Extract<TrainingEvent, { type: 'setup-changed' }>['change']

type Started = Extract<TrainingEvent, { type: 'started' }>

export const START: Started = {
  type: 'started',
  at: AT,
  seed: 6,
  key: 'seance',
  today: TODAY,
  memory: null,
}

export function begun(change: Change = {}, start: Partial<Started> = {}): TrainingState {
  return play(
    initialTrainingState('CE1'),
    { type: 'setup-changed', change },
    { ...START, ...start },
  )
}

export function askedOf({ phase }: TrainingState): AskedQuestion {
  if (phase.kind !== 'asking') throw new Error(`${phase.kind}, not asking`)
  return phase.asked
}

export function runOf({ phase }: TrainingState): TrainingRun {
  if (phase.kind === 'setup') throw new Error('no run')
  return phase.run
}

/** The state after an answer given `after` ms after the question appeared, its feedback over. */
export function answered(state: TrainingState, right: boolean, after = 2000): TrainingState {
  if (state.phase.kind !== 'asking') throw new Error('not asking')
  const at = state.phase.askedAt + after
  const given = answerTo(askedOf(state).question) + (right ? 0 : 1)
  const over = at + 1500
  return play(
    state,
    { type: 'answered', at, given },
    { type: 'ticked', at: over },
    { type: 'went-on', at: over },
  )
}

export function answeredAll(state: TrainingState, answers: string): TrainingState {
  return [...answers].reduce((one, answer) => answered(one, answer === 'v'), state)
}
