import { type ReactElement, useReducer } from 'react'
import { EXERCISE_SERIES } from '../../../texts/grammar/exercise-sheets.ts'
import { NO_QUESTION } from '../../../texts/grammar/grammar.ts'
import { PATHS } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { GrammarSetupForm } from '../grammar-setup-form.tsx'
import { initialGrammar, reduceGrammar } from '../grammar-state.ts'
import { newOpening, useExerciseGeneration } from '../use-exercise-generation.ts'
import { ExerciseSharing } from './exercise-sharing.tsx'

export function meta(): { title: string }[] {
  return [{ title: EXERCISE_SERIES.pageTitle }]
}

/** GRA-18: the exercise of a control, on paper or on the wall instead of on the screen of a child. */
export default function GrammarSeriesScreen(): ReactElement {
  const [state, dispatch] = useReducer(reduceGrammar, initialGrammar('control'))
  useExerciseGeneration(state, dispatch, null)
  const { phase, form } = state
  const { crumb, title, lead, back } = EXERCISE_SERIES
  const leave = (): void => dispatch({ type: 'left' })
  return (
    <Page crumb={crumb} title={title} lead={lead} back={{ to: PATHS.grammar, label: back }}>
      {phase.kind !== 'playing' ? (
        <GrammarSetupForm
          state={state}
          missed={[]}
          forSheets={EXERCISE_SERIES.prepare}
          dispatch={dispatch}
        />
      ) : phase.player.exercise.questions.length === 0 ? (
        <EmptyState
          text={NO_QUESTION.title}
          detail={NO_QUESTION.text}
          action={<Button onClick={leave}>{NO_QUESTION.back}</Button>}
        />
      ) : (
        <ExerciseSharing
          exercise={phase.player.exercise}
          level={form.level}
          seed={phase.player.seed}
          minutes={form.minutes}
          onAnother={() => dispatch({ type: 'restarted', ...newOpening() })}
          onLeave={leave}
        />
      )}
    </Page>
  )
}
