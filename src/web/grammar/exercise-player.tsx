import { type Dispatch, type ReactElement, useState } from 'react'
import { DIFFICULTY_STEPS } from '../../domain/grammar/adaptive-difficulty.ts'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { duration } from '../../texts/format.ts'
import { EXERCISE_NAMES, GRAMMAR_RESULT, NO_QUESTION, PLAYER } from '../../texts/grammar.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { AnalysisPlayer } from './analysis-player.tsx'
import { DebugPanel } from './debug-panel.tsx'
import type { Saving } from './desk-state.ts'
import { FillPlayer } from './fill-player.tsx'
import { FinalScore } from './final-score.tsx'
import type { PlayEvent, PlayState } from './play-state.ts'
import { ReorderPlayer } from './reorder-player.tsx'
import { useTicking } from './use-ticking.ts'

interface ExercisePlayerProps {
  readonly play: PlayState
  readonly saving: Saving
  readonly learnerId: string | null
  readonly onSave: () => void
  readonly onLeave: () => void
  readonly dispatch: Dispatch<PlayEvent>
}

/** The exercise on its sheet, or its result (GRA-06 to GRA-08, GRA-10, GRA-11). */
export function ExercisePlayer(props: ExercisePlayerProps): ReactElement {
  const { play, saving, onLeave, dispatch } = props
  useTicking(play, dispatch)
  if (play.endedAt !== null) {
    return (
      <>
        <FinalScore {...props} />
        <p role="status" className="sr-only">
          {saving.kind === 'saved' && GRAMMAR_RESULT.saved}
        </p>
      </>
    )
  }
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <PlayerHead play={play} onLeave={onLeave} />
      <SourceNotice exercise={play.exercise} />
      <Question play={play} dispatch={dispatch} onLeave={onLeave} />
      {play.exercise.debug && <DebugPanel debug={play.exercise.debug} />}
    </div>
  )
}

function Question({
  play,
  dispatch,
  onLeave,
}: Pick<ExercisePlayerProps, 'play' | 'dispatch' | 'onLeave'>): ReactElement {
  const { exercise, question, turn } = play
  const one = exercise.questions[question]
  if (one && one.words.length > 0) {
    if (exercise.type === 'analysis' && turn.kind === 'analysis') {
      return <AnalysisPlayer play={play} turn={turn} dispatch={dispatch} />
    }
    if (exercise.type === 'fill' && turn.kind === 'fill') {
      return <FillPlayer play={play} turn={turn} dispatch={dispatch} />
    }
    if (exercise.type === 'reorder' && turn.kind === 'reorder') {
      return <ReorderPlayer play={play} turn={turn} dispatch={dispatch} />
    }
  }
  return (
    <EmptyState
      text={NO_QUESTION.invalidTitle}
      detail={NO_QUESTION.invalidText}
      action={<Button onClick={onLeave}>{NO_QUESTION.back}</Button>}
    />
  )
}

/** Who wrote the exercise, when it was not the engine: an adult is told so before a child reads it. */
function SourceNotice({ exercise }: { exercise: Exercise }): ReactElement | null {
  const source = 'source' in exercise && typeof exercise.source === 'string' ? exercise.source : ''
  return source === '' || source === 'engine' ? null : (
    <Notice tone="info">{PLAYER.ai(source)}</Notice>
  )
}

function PlayerHead({ play, onLeave }: { play: PlayState; onLeave: () => void }): ReactElement {
  const [asking, setAsking] = useState(false)
  const { rank, total, exercise, mode, pace } = play
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{EXERCISE_NAMES[exercise.type]}</h1>
        <Button
          variant="ghost"
          icon="close"
          className="-ml-5 sm:ml-0"
          onClick={() => setAsking(true)}
        >
          {PLAYER.quit}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="font-semibold">{PLAYER.question(rank, total)}</p>
        <div className="min-w-40 flex-1">
          <ProgressBar
            label={PLAYER.progress}
            percent={((rank - 1) / total) * 100}
            figure={false}
          />
        </div>
        {mode === 'training' ? (
          <p className="flex items-center gap-2 text-muted">
            {PLAYER.pace}
            <span className="pace" data-pace={DIFFICULTY_STEPS.indexOf(pace)} aria-hidden="true">
              {DIFFICULTY_STEPS.map((one) => (
                <i key={one} />
              ))}
            </span>
            <span>{PLAYER.paces[pace]}</span>
          </p>
        ) : (
          <Clock play={play} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={PLAYER.quitTitle}
        message={PLAYER.quitText}
        confirmLabel={PLAYER.quitConfirm}
        cancelLabel={PLAYER.quitCancel}
        tone="primary"
        onConfirm={onLeave}
        onCancel={() => setAsking(false)}
      />
    </header>
  )
}

/** Time left, or time spent when there is no limit; a screen reader may read it, it is not announced. */
function Clock({ play }: { play: PlayState }): ReactElement {
  const { now, startedAt, limitMs } = play
  const spent = now - startedAt
  const shown = limitMs === null ? spent : limitMs - spent
  return (
    <p className="flex items-center gap-2 font-semibold tabular-nums">
      <Icon name="clock" className="size-5 text-ink-700" />
      <span className="sr-only">{limitMs === null ? PLAYER.elapsed : PLAYER.left}</span>
      {duration(Math.max(0, shown))}
    </p>
  )
}
