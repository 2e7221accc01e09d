import { type ReactElement, useReducer } from 'react'
import { GRAMMAR_SETUP, NO_QUESTION } from '../../texts/grammar.ts'
import { useSession } from '../api/use-session.ts'
import { useUnsavedWork } from '../api/use-unsaved-work.ts'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { hasUnsavedPlay, initialDesk, reduceDesk } from './desk-state.ts'
import { ExercisePlayer } from './exercise-player.tsx'
import type { PlayMode } from './play-state.ts'
import { SetupForm } from './setup-form.tsx'
import { useExercise } from './use-exercise.ts'
import { useGrammarSaving } from './use-grammar-saving.ts'
import { readKeptPlay, useKeptPlay } from './use-kept-play.ts'

/** The form, then the exercise (GRA-02, GRA-03). */
export function GrammarDesk({ mode }: { mode: PlayMode }): ReactElement | null {
  const user = useSession()
  return user ? <Desk key={mode} mode={mode} userId={user.id} /> : null
}

function Desk({ mode, userId }: { mode: PlayMode; userId: string }): ReactElement {
  const [state, dispatch] = useReducer(
    reduceDesk,
    undefined,
    () => readKeptPlay(userId, mode) ?? initialDesk(mode),
  )
  useExercise(state, dispatch)
  useKeptPlay(userId, state)
  useUnsavedWork(hasUnsavedPlay(state))
  const save = useGrammarSaving(state, dispatch)
  const { phase, form } = state
  if (phase.kind === 'playing') {
    if (phase.play.exercise.questions.length === 0) {
      return (
        <DeskPage mode={mode}>
          <EmptyState
            text={NO_QUESTION.title}
            detail={NO_QUESTION.text}
            action={<Button onClick={() => dispatch({ type: 'left' })}>{NO_QUESTION.back}</Button>}
          />
        </DeskPage>
      )
    }
    return (
      <ExercisePlayer
        play={phase.play}
        saving={phase.saving}
        learnerId={form.learnerId}
        onSave={save}
        onLeave={() => dispatch({ type: 'left' })}
        dispatch={(event) => dispatch({ type: 'played', event })}
      />
    )
  }
  return (
    <DeskPage mode={mode}>
      <SetupForm state={state} dispatch={dispatch} />
    </DeskPage>
  )
}

function DeskPage({ mode, children }: { mode: PlayMode; children: ReactElement }): ReactElement {
  const { crumb, back } = GRAMMAR_SETUP
  const { title } = GRAMMAR_SETUP[mode]
  return (
    <Page crumb={crumb} title={title} back={{ to: PATHS.grammar, label: back }}>
      {children}
    </Page>
  )
}
