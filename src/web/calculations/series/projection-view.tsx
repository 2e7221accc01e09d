import '../../styles/projection.css'
import { type ReactElement, useState } from 'react'
import type { Question } from '../../../domain/calculation/question.ts'
import {
  type CalculationSeries,
  seriesQuestions,
} from '../../../domain/calculation/series/series.ts'
import { answerText, questionParts } from '../../../texts/calculations/questions.ts'
import { PROJECTION } from '../../../texts/calculations/series.ts'
import { clockTime } from '../../../texts/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import type { Projection } from '../../ui/projection/projection-state.ts'
import { useProjection } from '../../ui/projection/use-projection.ts'
import { useClock } from '../use-clock.ts'

interface ProjectionViewProps {
  readonly series: CalculationSeries
  readonly onLeave: () => void
}

/** CAL-18: over the whole screen, for a class; a keyboard or a remote turns the pages. */
export function ProjectionView({ series, onLeave }: ProjectionViewProps): ReactElement {
  const questions = seriesQuestions(series)
  const { state, dispatch, wall } = useProjection(questions.length, onLeave)
  const { rank, isShown, showsAll } = state
  const asked = showsAll ? questions : questions.slice(rank, rank + 1)

  return (
    <main ref={wall} className="projection" aria-label={PROJECTION.label}>
      <h1 className="sr-only">{PROJECTION.label}</h1>
      <div className="projection-top">
        <p>{showsAll ? '' : PROJECTION.question(rank + 1, questions.length)}</p>
        <Countdown durationS={series.durationS} />
        <IconButton icon="close" label={PROJECTION.leave} onClick={onLeave} />
      </div>
      <ol className={showsAll ? 'projection-all' : 'projection-one'} aria-live="polite">
        {asked.map(({ question }, at) => (
          <ProjectedSum key={showsAll ? at : rank} question={question} isShown={isShown} />
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
    </main>
  )
}

function answerLabel({ isShown, showsAll }: Projection): string {
  if (showsAll) return isShown ? PROJECTION.hideAll : PROJECTION.showAll
  return isShown ? PROJECTION.hide : PROJECTION.show
}

interface ProjectedSumProps {
  readonly question: Question
  readonly isShown: boolean
}

function ProjectedSum({ question, isShown }: ProjectedSumProps): ReactElement {
  const { before, after } = questionParts(question)
  return (
    <li>
      <span>{before}</span>
      <span className="projection-answer">{isShown ? answerText(question) : '…'}</span>
      <span>{after}</span>
    </li>
  )
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
