import { type Dispatch, type ReactElement, startTransition } from 'react'
import { DIFFICULTIES, type Difficulty } from '../../../domain/calculation/difficulty.ts'
import {
  type TrainingAnswer,
  type TrainingRun,
  takesDecimals,
} from '../../../domain/calculation/training-run.ts'
import {
  BADGE_NAMES,
  DIFFICULTY_NAMES,
  TRAINING_RUN,
} from '../../../texts/calculations/calculation-training.ts'
import { CALCULATION_KEYPAD } from '../../../texts/calculations/calculations.ts'
import { answerText, spokenQuestion } from '../../../texts/calculations/questions.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ExerciseHeader } from '../exercise-header.tsx'
import { type AnswerVerdict, QuestionForm } from '../question-form.tsx'
import { type NoteProps, useStrategyNote } from '../strategies/use-strategy-note.ts'
import { shownStreak, type TrainingEvent, type TrainingPhase } from './training-state.ts'

export type OpenTrainingPhase = Extract<TrainingPhase, { readonly kind: 'asking' | 'feedback' }>

interface TrainingPlayerProps {
  readonly phase: OpenTrainingPhase
  /** ms; null without a timer. */
  readonly timeLeft: number | null
  readonly dispatch: Dispatch<TrainingEvent>
}

/** CAL-08. */
export function TrainingPlayer({ phase, timeLeft, dispatch }: TrainingPlayerProps): ReactElement {
  const { run } = phase
  const asked = phase.kind === 'asking' ? phase.asked : phase.answer
  const answer = phase.kind === 'feedback' ? phase.answer : undefined
  const rank = run.answers.length + (answer ? 0 : 1)
  useStrategyNote()

  return (
    <div className="mx-auto max-w-[46rem]">
      <ExerciseHeader title={TRAINING_RUN.heading(run.setup.level)} timeLeft={timeLeft}>
        {run.deadline !== null && timeLeft !== null && (
          <TimeBar share={timeLeft / (run.deadline - run.startedAt)} />
        )}
        <SessionTally run={run} />
      </ExerciseHeader>
      <QuestionForm
        question={asked.question}
        rank={rank}
        decimals={takesDecimals(run)}
        verdict={answer && verdictOf(answer)}
        onAnswer={(given) => dispatch({ type: 'answered', at: Date.now(), given })}
        below={
          phase.kind === 'feedback' &&
          phase.isHeld && (
            <WayOfThinking
              question={asked.question}
              level={run.setup.level}
              onContinue={() => {
                const at = Date.now()
                startTransition(() => dispatch({ type: 'went-on', at }))
              }}
            />
          )
        }
        action={
          answer?.right === false ? (
            <Button variant="outline" onClick={() => dispatch({ type: 'held' })}>
              {TRAINING_RUN.how}
            </Button>
          ) : (
            <Button
              variant="ghost"
              disabled={answer !== undefined}
              onClick={() => dispatch({ type: 'answered', at: Date.now(), given: null })}
            >
              {CALCULATION_KEYPAD.unknown}
            </Button>
          )
        }
      >
        {answer && <Feedback answer={answer} />}
      </QuestionForm>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <DifficultySteps difficulty={run.difficulty} hidden={run.setup.programme} />
        <Button variant="outline" onClick={() => dispatch({ type: 'stopped', at: Date.now() })}>
          {TRAINING_RUN.stop}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said(phase)}
      </p>
    </div>
  )
}

interface WayOfThinkingProps extends NoteProps {
  readonly onContinue: () => void
}

function WayOfThinking({ question, level, onContinue }: WayOfThinkingProps): ReactElement {
  const Note = useStrategyNote()
  return (
    <>
      {Note && <Note question={question} level={level} />}
      <div className="flex justify-center">
        <Button autoFocus className="sum-submit px-10!" onClick={onContinue}>
          {TRAINING_RUN.goOn}
        </Button>
      </div>
    </>
  )
}

function verdictOf({ right, given }: TrainingAnswer): AnswerVerdict {
  if (right) return 'right'
  return given === null ? 'unknown' : 'wrong'
}

function verdictText(answer: TrainingAnswer): string {
  const verdict = verdictOf(answer)
  return verdict === 'right'
    ? TRAINING_RUN.correct
    : TRAINING_RUN[verdict](answerText(answer.question))
}

const CHIPS = {
  right: { tone: 'right', icon: 'check' },
  wrong: { tone: 'wrong', icon: 'pencil' },
  unknown: { tone: 'warning', icon: 'info' },
} as const

/** For screen readers: the verdict, then the next question. The first question is the label of the focused field. */
function said(phase: OpenTrainingPhase): string {
  if (phase.kind === 'feedback') return verdictText(phase.answer)
  return phase.run.answers.length > 0 ? spokenQuestion(phase.asked.question) : ''
}

function Feedback({ answer }: { answer: TrainingAnswer }): ReactElement {
  const { tone, icon } = CHIPS[verdictOf(answer)]
  return (
    <>
      <Chip tone={tone}>
        <Icon name={icon} />
        {verdictText(answer)}
      </Chip>
      {answer.points > 0 && (
        <span className="font-semibold text-leaf-700">{TRAINING_RUN.earned(answer.points)}</span>
      )}
    </>
  )
}

/** Calm mode shows right answers only. */
function SessionTally({ run }: { run: TrainingRun }): ReactElement {
  const streak = shownStreak(run)
  const badge = run.earned.at(-1)
  const right = run.answers.filter((answer) => answer.right).length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-lg font-semibold tabular-nums">
        <Icon name={run.setup.calm ? 'check' : 'star'} className="size-6 text-ochre" />
        {run.setup.calm ? TRAINING_RUN.right(right) : TRAINING_RUN.points(run.points)}
      </p>
      {streak !== null && (
        <Chip tone="warning">
          <Icon name="flame" />
          {TRAINING_RUN.streak(streak)}
        </Chip>
      )}
      {badge !== undefined && (
        <p role="status" className="flex items-center gap-2 font-semibold text-ink-700">
          <Icon name="badge" className="size-6" />
          {TRAINING_RUN.badge(BADGE_NAMES[badge])}
        </p>
      )}
    </div>
  )
}

function TimeBar({ share }: { share: number }): ReactElement {
  return (
    <div className="time-bar" aria-hidden="true">
      <span style={{ '--left': share }} />
    </div>
  )
}

interface DifficultyStepsProps {
  readonly difficulty: Difficulty
  readonly hidden: boolean
}

function DifficultySteps({ difficulty, hidden }: DifficultyStepsProps): ReactElement {
  if (hidden) return <span />
  const rank = DIFFICULTIES.indexOf(difficulty)
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <span className="difficulty-steps" aria-hidden="true">
        {DIFFICULTIES.map((name, index) => (
          <span key={name} data-on={index <= rank ? '' : undefined} />
        ))}
      </span>
      {TRAINING_RUN.difficulty(DIFFICULTY_NAMES[difficulty])}
    </p>
  )
}
