import { type Dispatch, type ReactElement, useEffect, useState } from 'react'
import { DIFFICULTY_BANDS } from '../../domain/grammar/difficulty-band.ts'
import type { Exercise, ExerciseDebug } from '../../domain/grammar/exercise.ts'
import { duration } from '../../texts/format.ts'
import { EXERCISE_NAMES, EXERCISE_PLAYER, NO_QUESTION } from '../../texts/grammar/grammar.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { FinalScore, savedSentence } from './final-score.tsx'
import type { ExerciseSaving } from './grammar-state.ts'
import type { PlayerEvent, PlayerState } from './player-state.ts'
import { AnalysisPlayer } from './players/analysis-player.tsx'
import { ChildAids, type ChildWriting, rememberedWriting } from './players/child-aids.tsx'
import { FillPlayer } from './players/fill-player.tsx'
import { ReorderPlayer } from './players/reorder-player.tsx'
import { TypedPlayer } from './players/typed-player.tsx'

interface ExercisePlayerProps {
  readonly player: PlayerState
  readonly saving: ExerciseSaving
  readonly learnerId: string | null
  /** All natures and functions are asked. */
  readonly wide: boolean
  readonly onSave: () => void
  readonly onLeave: () => void
  readonly onRestart: () => void
  readonly dispatch: Dispatch<PlayerEvent>
}

/** The exercise, or its result (GRA-06 to GRA-08, GRA-10, GRA-11). */
export function ExercisePlayer(props: ExercisePlayerProps): ReactElement {
  const { player, saving, onLeave, dispatch } = props
  const [writing, setWriting] = useState<ChildWriting>(rememberedWriting)
  const isChild = player.level === 'CP' || player.level === 'CE1'
  useControlClock(player, dispatch)
  if (player.endedAt !== null) {
    return (
      <>
        <FinalScore {...props} />
        <p role="status" className="sr-only">
          {savedSentence(saving)}
        </p>
      </>
    )
  }
  return (
    <div
      className="mx-auto grid max-w-4xl gap-6"
      data-child={isChild || undefined}
      data-writing={isChild ? writing : undefined}
    >
      <PlayerHead player={player} onLeave={onLeave} />
      {isChild && <ChildAids player={player} writing={writing} onWriting={setWriting} />}
      <SourceNotice exercise={player.exercise} />
      <Question player={player} wide={props.wide} dispatch={dispatch} onLeave={onLeave} />
      {player.exercise.debug && <DebugPanel debug={player.exercise.debug} />}
    </div>
  )
}

function Question({
  player,
  wide,
  dispatch,
  onLeave,
}: Pick<ExercisePlayerProps, 'player' | 'wide' | 'dispatch' | 'onLeave'>): ReactElement {
  const { exercise, question, progress } = player
  const isPlayable = (exercise.questions[question]?.words.length ?? 0) > 0
  const shared = { player, dispatch }
  if (!isPlayable) {
    return (
      <EmptyState
        text={NO_QUESTION.invalidTitle}
        detail={NO_QUESTION.invalidText}
        action={<Button onClick={onLeave}>{NO_QUESTION.back}</Button>}
      />
    )
  }
  switch (progress.kind) {
    case 'analysis':
      return <AnalysisPlayer {...shared} progress={progress} wide={wide} />
    case 'fill':
      return <FillPlayer {...shared} progress={progress} />
    case 'reorder':
      return <ReorderPlayer {...shared} progress={progress} />
    case 'typed':
      return <TypedPlayer {...shared} progress={progress} />
  }
}

/** Names the AI provider that wrote the exercise, for the adult. */
function SourceNotice({ exercise }: { exercise: Exercise }): ReactElement | null {
  const source = 'source' in exercise && typeof exercise.source === 'string' ? exercise.source : ''
  return source === '' || source === 'engine' ? null : (
    <Notice tone="info">{EXERCISE_PLAYER.ai(source)}</Notice>
  )
}

function PlayerHead({
  player,
  onLeave,
}: {
  player: PlayerState
  onLeave: () => void
}): ReactElement {
  const [asking, setAsking] = useState(false)
  const { rank, total, exercise, mode, pace } = player
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
          {EXERCISE_PLAYER.quit}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="font-semibold">{EXERCISE_PLAYER.question(rank, total)}</p>
        <div className="min-w-40 flex-1">
          <ProgressBar
            label={EXERCISE_PLAYER.progress}
            percent={((rank - 1) / total) * 100}
            figure={false}
          />
        </div>
        {mode === 'training' ? (
          <p className="flex items-center gap-2 text-muted" title={EXERCISE_PLAYER.paceRule}>
            {EXERCISE_PLAYER.pace}
            <span className="pace" aria-hidden="true">
              {DIFFICULTY_BANDS.map((one) => (
                <i key={one} data-reached={one <= pace.band || undefined} />
              ))}
            </span>
            <span>{EXERCISE_PLAYER.band(pace.band)}</span>
          </p>
        ) : (
          <Clock player={player} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={EXERCISE_PLAYER.quitTitle}
        message={EXERCISE_PLAYER.quitText}
        confirmLabel={EXERCISE_PLAYER.quitConfirm}
        cancelLabel={EXERCISE_PLAYER.quitCancel}
        tone="primary"
        onConfirm={onLeave}
        onCancel={() => setAsking(false)}
      />
    </header>
  )
}

/** Time left, or time spent without a limit; not a live region. */
function Clock({ player }: { player: PlayerState }): ReactElement {
  const { now, startedAt, limitMs } = player
  const spent = now - startedAt
  const shown = limitMs === null ? spent : limitMs - spent
  return (
    <p className="flex items-center gap-2 font-semibold tabular-nums">
      <Icon name="clock" className="size-5 text-ink-700" />
      <span className="sr-only">
        {limitMs === null ? EXERCISE_PLAYER.elapsed : EXERCISE_PLAYER.left}
      </span>
      {duration(Math.max(0, shown))}
    </p>
  )
}

/** Sends the time while a control runs, and as soon as a hidden tab is shown again. */
const CLOCK_TICK_MS = 500

function useControlClock(player: PlayerState, dispatch: Dispatch<PlayerEvent>): void {
  const runs = player.mode === 'control' && player.endedAt === null

  useEffect(() => {
    if (!runs) return undefined
    const tick = (): void => dispatch({ type: 'ticked', at: Date.now() })
    const timer = setInterval(tick, CLOCK_TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [runs, dispatch])
}

/** The provider's prompt and reply; sent only with an operator's setting (GRA-11). */
function DebugPanel({ debug }: { debug: ExerciseDebug }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        {EXERCISE_PLAYER.debug}
      </Button>
      {open && (
        <div className="card mt-2 grid gap-4 p-4 text-sm">
          <Raw title={EXERCISE_PLAYER.debugPrompt} text={debug.prompt} />
          <Raw title={EXERCISE_PLAYER.debugResponse} text={debug.response} />
        </div>
      )}
    </div>
  )
}

function Raw({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <div className="min-w-0">
      <h2 className="mb-1 text-base font-semibold">{title}</h2>
      <pre className="max-h-72 overflow-auto whitespace-pre-wrap break-words">{text}</pre>
    </div>
  )
}
