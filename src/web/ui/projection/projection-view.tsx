import { type ReactElement, type ReactNode, useState } from 'react'
import { clockTime } from '../../../texts/format.ts'
import { PROJECTION } from '../../../texts/projection.ts'
import { Button, IconButton } from '../button.tsx'
import { useClock } from '../use-clock.ts'
import type { Projection } from './projection-state.ts'
import { useProjection } from './use-projection.ts'

interface ProjectionViewProps {
  readonly count: number
  /** null: no timer. */
  readonly durationS: number | null
  /** Sentences need more room than sums. */
  readonly isText?: boolean
  readonly onLeave: () => void
  /** One question, with its answer in its place once it is shown. */
  readonly children: (rank: number, isShown: boolean) => ReactNode
}

/** CAL-18, GRA-18: over the whole screen, for a class; a keyboard or a remote turns the pages. */
export function ProjectionView(props: ProjectionViewProps): ReactElement {
  const { count, durationS, isText = false, onLeave, children } = props
  const { state, dispatch, wall } = useProjection(count, onLeave)
  const { rank, isShown, showsAll } = state
  const asked = showsAll ? Array.from({ length: count }, (_, at) => at) : [rank]

  return (
    <section
      ref={wall}
      role="dialog"
      aria-modal="true"
      aria-label={PROJECTION.label}
      className="projection projection-over"
    >
      <h2 className="sr-only">{PROJECTION.label}</h2>
      <div className="projection-top">
        <p>{showsAll ? '' : PROJECTION.question(rank + 1, count)}</p>
        {durationS !== null && <Countdown durationS={durationS} />}
        <IconButton icon="close" label={PROJECTION.leave} onClick={onLeave} />
      </div>
      <ol
        className={showsAll ? 'projection-all' : 'projection-one'}
        data-text={isText ? '' : undefined}
        aria-live="polite"
      >
        {asked.map((at) => (
          <li key={at}>{children(at, isShown)}</li>
        ))}
      </ol>
      <div className="projection-keys">
        {!showsAll && (
          <Button variant="outline" icon="arrow-left" onClick={() => dispatch('back')}>
            {PROJECTION.back}
          </Button>
        )}
        <Button onClick={() => dispatch('answer')}>{answerLabel(state)}</Button>
        {!showsAll && (
          <Button variant="outline" onClick={() => dispatch('forward')}>
            {PROJECTION.forward}
          </Button>
        )}
        <Button variant="ghost" onClick={() => dispatch('all')}>
          {showsAll ? PROJECTION.one : PROJECTION.all}
        </Button>
      </div>
      <p className="projection-help">{PROJECTION.keys}</p>
    </section>
  )
}

function answerLabel({ isShown, showsAll }: Projection): string {
  if (showsAll) return isShown ? PROJECTION.hideAll : PROJECTION.showAll
  return isShown ? PROJECTION.hide : PROJECTION.show
}

function Countdown({ durationS }: { durationS: number }): ReactElement {
  const [end, setEnd] = useState(() => Date.now() + durationS * 1000)
  const now = useClock(end, () => undefined)
  const left = Math.max(0, end - now)
  return (
    <p className="projection-clock">
      <span role="timer" aria-label={PROJECTION.timeLeft}>
        {left > 0 ? clockTime(left) : PROJECTION.timeUp}
      </span>
      <IconButton
        icon="refresh"
        label={PROJECTION.restart}
        onClick={() => setEnd(Date.now() + durationS * 1000)}
      />
    </p>
  )
}
