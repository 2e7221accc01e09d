import { type ReactElement, useEffect, useEffectEvent, useReducer } from 'react'
import { FIGURE_SERIES_LENGTH } from '../../../domain/figure/figure.ts'
import { figureSeries } from '../../../domain/figure/figure-series.ts'
import { FIGURE_PLAYER, FIGURES_END } from '../../../texts/figures/figures.ts'
import { UI } from '../../../texts/ui.ts'
import { resultsPath } from '../../paths.ts'
import { usePersisted } from '../../persistence/use-persisted.ts'
import { useSession } from '../../session/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RingedText } from '../../ui/sheet/ringed-text.tsx'
import { BEGUN_FIGURES } from '../use-persisted-series.ts'
import { FigurePlayer } from './figure-player.tsx'
import { useSaveFigures } from './figures-api.ts'
import {
  type ChosenFigures,
  type FigureResult,
  type FiguresState,
  figureResult,
  reduceFigures,
  startFigures,
} from './figures-state.ts'

interface FigureSessionProps {
  readonly chosen: ChosenFigures
  /** Of the questions done before a reload. */
  readonly results: readonly FigureResult[]
  readonly onLeave: () => void
}

/** Ten questions, then the result. */
export function FigureSession({ chosen, results, onLeave }: FigureSessionProps): ReactElement {
  const { series, level, seed } = chosen
  const [state, dispatch] = useReducer(reduceFigures, undefined, () =>
    startFigures(figureSeries(series, level, seed), Date.now(), results),
  )
  usePersisted(BEGUN_FIGURES, useSession()?.id ?? '', { chosen, results: state.results })
  const question = state.questions[state.rank]
  return (
    <div className="grid max-w-[46rem] gap-5">
      {question ? (
        <>
          <FigurePlayer state={state} question={question} dispatch={dispatch} />
          <div className="flex justify-end">
            <Button variant="ghost" onClick={onLeave}>
              {FIGURE_PLAYER.leave}
            </Button>
          </div>
        </>
      ) : (
        <FiguresEnd state={state} chosen={chosen} onLeave={onLeave} />
      )}
    </div>
  )
}

function FiguresEnd({
  state,
  chosen,
  onLeave,
}: Omit<FigureSessionProps, 'results'> & { state: FiguresState }): ReactElement {
  const { learnerId } = chosen
  const result = figureResult(state)
  const score = FIGURES_END.score(result.correct_answers, FIGURE_SERIES_LENGTH)
  return (
    <section aria-label={FIGURES_END.title} className="card grid gap-5 p-6">
      <div role="status" className="flex flex-wrap items-center gap-6">
        <RingedText text={score} label={score} className="w-36!" />
        <h2 className="text-2xl">{FIGURES_END.title}</h2>
      </div>
      {learnerId !== null && <SavedResult {...{ chosen, learnerId, result }} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onLeave}>{FIGURES_END.again}</Button>
        {learnerId !== null && (
          <ButtonLink to={resultsPath(learnerId)} variant="outline" icon="chart">
            {FIGURES_END.seeResults}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

interface SavedResultProps {
  readonly chosen: ChosenFigures
  readonly learnerId: string
  readonly result: ReturnType<typeof figureResult>
}

const SAVED = { stored: FIGURES_END.saved, kept: UI.keptOnDevice } as const

/** Stored at once, and once. */
function SavedResult({ chosen, learnerId, result }: SavedResultProps): ReactElement {
  const { mutate, error, data } = useSaveFigures()
  const { series, level, key } = chosen

  function save(): void {
    const body = { ...result, learner_id: learnerId, operation: [], topic: series, level }
    mutate({ result: body, idempotencyKey: key })
  }

  const saveOnArrival = useEffectEvent(save)
  useEffect(() => saveOnArrival(), [])

  if (error) {
    return (
      <Notice tone="error">
        {FIGURES_END.saveError}{' '}
        <Button variant="ghost" onClick={save}>
          {FIGURES_END.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <p role="status" className="text-muted">
      {data ? SAVED[data.kind] : FIGURES_END.saving}
    </p>
  )
}
