import { type ReactElement, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { WordProblem } from '../../domain/problem/problem.ts'
import type { ProblemOutcome, ProblemWeek } from '../../domain/problem/problem-week.ts'
import { PROBLEM_END, PROBLEM_PLAYER, PROBLEMS } from '../../texts/problems/problems.ts'
import { UI } from '../../texts/ui.ts'
import { resultsPath } from '../paths.ts'
import { usePersisted } from '../persistence/use-persisted.ts'
import { useSession } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RingedText } from '../ui/sheet/ringed-text.tsx'
import { ProblemPlayer } from './problem-player.tsx'
import { useAnswerProblem, type WeekAnswer } from './problems-api.ts'
import { type ProblemAnswer, reduceProblems, startProblems } from './problems-state.ts'
import { DRAWN_PROBLEMS, type DrawnSeries } from './use-persisted-series.ts'

/** The week of a learner, as far as a screen needs it. */
export interface LearnerWeek {
  readonly learnerId: string
  readonly week: ProblemWeek['week']
  readonly outcomes: readonly ProblemOutcome[]
}

interface ProblemSeriesProps {
  readonly problems: readonly WordProblem[]
  /** null: nothing is stored. */
  readonly of: LearnerWeek | null
  readonly drawn: DrawnSeries | null
  readonly onLeave: () => void
}

/** From the first problem that is left to the end. */
export function ProblemSeries({ problems, of, drawn, onLeave }: ProblemSeriesProps): ReactElement {
  const before = (of ?? drawn)?.outcomes ?? []
  const [state, dispatch] = useReducer(reduceProblems, undefined, () =>
    startProblems(problems, before.length, Date.now()),
  )
  const saving = useProblemSaving(of, state.answers)
  const outcomes = [...before, ...state.answers.map(({ outcome }) => outcome)]
  usePersisted(DRAWN_PROBLEMS, useSession()?.id ?? '', drawn && { ...drawn, outcomes })
  const problem = problems[state.rank]
  return (
    <div className="grid max-w-[46rem] gap-5">
      {saving.failed && (
        <Notice tone="error">
          {PROBLEM_PLAYER.notSaved}{' '}
          <Button variant="ghost" onClick={saving.retry}>
            {PROBLEM_PLAYER.retry}
          </Button>
        </Notice>
      )}
      {problem ? (
        <>
          <ProblemPlayer state={state} problem={problem} dispatch={dispatch} />
          <div className="flex justify-end">
            <Button variant="ghost" onClick={onLeave}>
              {PROBLEM_PLAYER.leave}
            </Button>
          </div>
        </>
      ) : (
        <SeriesEnd
          outcomes={outcomes}
          learnerId={of?.learnerId ?? null}
          isKept={saving.isKept}
          onLeave={onLeave}
        />
      )}
    </div>
  )
}

interface SeriesEndProps {
  readonly outcomes: readonly ProblemOutcome[]
  readonly learnerId: string | null
  /** On this device, until there is a network. */
  readonly isKept: boolean
  readonly onLeave: () => void
}

function SeriesEnd({ outcomes, learnerId, isKept, onLeave }: SeriesEndProps): ReactElement {
  const count = (wanted: ProblemOutcome): number =>
    outcomes.filter((outcome) => outcome === wanted).length
  const score = PROBLEM_END.score(count('first') + count('second'), outcomes.length)
  return (
    <section aria-label={PROBLEM_END.title} className="card grid gap-5 p-6">
      <div role="status" className="flex flex-wrap items-center gap-6">
        <RingedText text={score} label={score} className="w-36!" />
        <div>
          <h2 className="text-2xl">{PROBLEM_END.title}</h2>
          <ul className="mt-2 text-muted">
            <li>{PROBLEM_END.first(count('first'))}</li>
            <li>{PROBLEM_END.second(count('second'))}</li>
            <li>{PROBLEM_END.missed(count('missed'))}</li>
          </ul>
          {learnerId !== null && (
            <p className="mt-2">{isKept ? UI.keptOnDevice : PROBLEM_END.saved}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onLeave}>{PROBLEM_END.back}</Button>
        {learnerId !== null && (
          <ButtonLink to={resultsPath(learnerId)} variant="outline" icon="chart">
            {PROBLEMS.seeResults}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

interface ProblemSaving {
  readonly failed: boolean
  /** On this device: the last one waits for a network. */
  readonly isKept: boolean
  readonly retry: () => void
}

/** Sends each answer of a learner's week as it is given, in order; a failure never stops the series. `of`: null when nothing is stored. */
function useProblemSaving(
  of: Pick<WeekAnswer, 'learnerId' | 'week'> | null,
  answers: readonly ProblemAnswer[],
): ProblemSaving {
  const { mutateAsync } = useAnswerProblem()
  const [failed, setFailed] = useState(false)
  const [isKept, setKept] = useState(false)
  const sent = useRef(0)
  const isInFlight = useRef(false)
  const latest = useRef(answers)
  latest.current = answers

  async function send(): Promise<void> {
    if (isInFlight.current || !of) return
    isInFlight.current = true
    try {
      for (let next = latest.current[sent.current]; next; next = latest.current[sent.current]) {
        const saved = await mutateAsync({ ...of, ...next })
        setKept(saved.kind === 'kept')
        sent.current += 1
      }
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      isInFlight.current = false
    }
  }

  const sendNew = useEffectEvent(send)
  const count = answers.length
  useEffect(() => {
    if (count > 0) void sendNew()
  }, [count])

  return { failed, isKept, retry: () => void send() }
}
