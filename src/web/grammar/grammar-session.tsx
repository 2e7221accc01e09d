import { type Dispatch, type ReactElement, useEffect, useReducer, useRef } from 'react'
import type { GrammarReview } from '../../contract/grammar-review.ts'
import { type ExerciseMode, MAX_EXERCISE_MS } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_RESULT, GRAMMAR_SETUP, NO_QUESTION } from '../../texts/grammar/grammar.ts'
import { withReason } from '../api/api-problem.ts'
import { today } from '../api/today.ts'
import { PATHS } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useNextStep } from '../ui/use-lazy-component.ts'
import { useUnsavedWork } from '../unsaved-work/use-unsaved-work.ts'
import { returningQuestions, reviewAnswers } from './exercise-request-state.ts'
import { useAddGrammarReview, useGrammarReview, useSaveGrammar } from './grammar-api.ts'
import { GrammarSetupForm } from './grammar-setup-form.tsx'
import {
  type GrammarEvent,
  type GrammarState,
  hasUnsavedExercise,
  initialGrammar,
  reduceGrammar,
} from './grammar-state.ts'
import { exerciseScore } from './score-state.ts'
import { newOpening, useExerciseGeneration, useQuestionSupply } from './use-exercise-generation.ts'
import { readPersistedExercise, usePersistedExercise } from './use-persisted-exercise.ts'

const loadPlayer = () => import('./exercise-player.tsx').then((module) => module.ExercisePlayer)

/** GRA-02, GRA-03. */
export function GrammarSession({ mode }: { mode: ExerciseMode }): ReactElement | null {
  const user = useSession()
  return user ? <UserSession key={mode} mode={mode} userId={user.id} /> : null
}

function UserSession({ mode, userId }: { mode: ExerciseMode; userId: string }): ReactElement {
  const [state, dispatch] = useReducer(
    reduceGrammar,
    undefined,
    () => readPersistedExercise(userId, mode) ?? initialGrammar(mode),
  )
  const review = useGrammarReview(state.form.learnerId)
  const missed = review.data?.questions ?? []
  useExerciseGeneration(state, dispatch, returningQuestions(missed, state.form, today()))
  useQuestionSupply(state, dispatch)
  usePersistedExercise(userId, state)
  useUnsavedWork(hasUnsavedExercise(state))
  const save = useExerciseSaving(state, dispatch, missed)
  const { phase, form } = state
  const ExercisePlayer = useNextStep(loadPlayer, phase.kind !== 'setup')
  if (phase.kind === 'playing') {
    if (phase.player.exercise.questions.length === 0) {
      return (
        <GrammarPage mode={mode}>
          <EmptyState
            text={NO_QUESTION.title}
            detail={NO_QUESTION.text}
            action={<Button onClick={() => dispatch({ type: 'left' })}>{NO_QUESTION.back}</Button>}
          />
        </GrammarPage>
      )
    }
    return ExercisePlayer === null ? (
      <PageSpinner label={GRAMMAR_SETUP.generating} />
    ) : (
      <ExercisePlayer
        player={phase.player}
        saving={phase.saving}
        learnerId={form.learnerId}
        wide={form.wide}
        onSave={save}
        onLeave={() => dispatch({ type: 'left' })}
        onRestart={() => dispatch({ type: 'restarted', ...newOpening() })}
        dispatch={(event) => dispatch({ type: 'played', event })}
      />
    )
  }
  return (
    <GrammarPage mode={mode}>
      <GrammarSetupForm state={state} missed={missed} dispatch={dispatch} />
    </GrammarPage>
  )
}

function GrammarPage({
  mode,
  children,
}: {
  mode: ExerciseMode
  children: ReactElement
}): ReactElement {
  const { crumb, back } = GRAMMAR_SETUP
  const { title } = GRAMMAR_SETUP[mode]
  return (
    <Page crumb={crumb} title={title} back={{ to: PATHS.grammar, label: back }}>
      {children}
    </Page>
  )
}

function useExerciseSaving(
  state: GrammarState,
  dispatch: Dispatch<GrammarEvent>,
  missed: GrammarReview['questions'],
): () => void {
  const mutation = useSaveGrammar()
  const review = useAddGrammarReview()
  // A second click can land before the re-render that disables the button.
  const isInFlight = useRef(false)

  async function save(): Promise<void> {
    const { phase, form } = state
    if (isInFlight.current || phase.kind !== 'playing' || form.learnerId === null) return
    isInFlight.current = true
    dispatch({ type: 'saving' })
    const { correct, total, time } = exerciseScore(phase.player)
    try {
      const { kind } = await mutation.mutateAsync({
        idempotencyKey: phase.key,
        result: {
          learner_id: form.learnerId,
          level: form.level,
          exercise_type: phase.player.exercise.type,
          mode: phase.player.mode,
          questions_count: phase.player.rank,
          answers_count: total,
          correct_answers: correct,
          total_time: Math.min(time, MAX_EXERCISE_MS),
        },
      })
      dispatch({ type: 'saved', isKept: kind === 'kept' })
      // Best effort: losing what returns costs no result.
      const answers = reviewAnswers(phase.player, missed)
      if (answers.length > 0)
        review.mutate({
          learnerId: form.learnerId,
          body: {
            level: form.level,
            answers: answers.map(({ exercise, right }) => ({ exercise, right })),
          },
          idempotencyKey: `${phase.key}-review`,
        })
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: withReason(GRAMMAR_RESULT.saveError, error) })
    } finally {
      isInFlight.current = false
    }
  }

  // A training of a learner is stored as soon as it ends; a control waits for the adult.
  const { phase } = state
  const isOver =
    phase.kind === 'playing' && phase.player.mode === 'training' && phase.player.endedAt !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an exercise; a failure is retried by hand
  useEffect(() => {
    if (isOver && phase.kind === 'playing' && phase.saving.kind === 'idle') void save()
  }, [isOver])

  return () => void save()
}
