import { type Dispatch, type FormEvent, type ReactElement, useEffect, useId, useRef } from 'react'
import { problemFigures } from '../../domain/problem/figure/draw-figures.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import {
  answerOf,
  problemFaultSentence,
  problemHint,
  solutionSteps,
} from '../../texts/problems/problem-hints.ts'
import { PROBLEM_PLAYER } from '../../texts/problems/problems.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { UnbrokenWords } from '../ui/unbroken-words.tsx'
import { ProblemFigureDrawing } from './drawing/problem-figure-drawing.tsx'
import { isProblemSettled, type ProblemsEvent, type ProblemsState } from './problems-state.ts'

interface ProblemPlayerProps {
  readonly state: ProblemsState
  readonly problem: WordProblem
  readonly dispatch: Dispatch<ProblemsEvent>
}

/** One problem: its text, the answer with its unit, hint and second try, the solution. */
export function ProblemPlayer({ state, problem, dispatch }: ProblemPlayerProps): ReactElement {
  const { problems, rank, hasModel } = state
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is read from its beginning
  useEffect(() => heading.current?.focus({ preventScroll: false }), [rank])

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <ProgressBar
          label={PROBLEM_PLAYER.rank(rank + 1, problems.length)}
          percent={(100 * rank) / problems.length}
          figure={false}
        />
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {PROBLEM_PLAYER.rank(rank + 1, problems.length)}
        </h2>
      </div>
      <div className="problem-sheet" lang="fr">
        <p className="problem-text">
          <UnbrokenWords text={problem.text} />
        </p>
      </div>
      <AnswerForm state={state} problem={problem} dispatch={dispatch} />
      <Feedback state={state} problem={problem} />
      {hasModel && <Models state={state} problem={problem} />}
    </div>
  )
}

function AnswerForm({ state, problem, dispatch }: ProblemPlayerProps): ReactElement {
  const { typed, mood, rank, problems, hasModel } = state
  const id = useId()
  const isOver = isProblemSettled(state)

  function submit(event: FormEvent): void {
    event.preventDefault()
    dispatch({ type: isOver ? 'next' : 'submitted', at: Date.now() })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold">
            {PROBLEM_PLAYER.answer}
          </label>
          <input
            id={id}
            className="problem-answer"
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            inputMode={problem.units.length > 0 ? 'decimal' : 'text'}
            readOnly={isOver}
            data-verdict={
              mood === 'right' ? 'right' : mood === 'told' && typed !== '' ? 'wrong' : undefined
            }
            onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
          />
        </div>
        <Units state={state} problem={problem} dispatch={dispatch} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" {...(isOver ? { icon: 'arrow-right' as const } : {})}>
          {isOver
            ? rank + 1 === problems.length
              ? PROBLEM_PLAYER.finish
              : PROBLEM_PLAYER.next
            : PROBLEM_PLAYER.submit}
        </Button>
        {!isOver && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'unknown', at: Date.now() })}>
            {PROBLEM_PLAYER.unknown}
          </Button>
        )}
        <Button
          variant="outline"
          aria-expanded={hasModel}
          onClick={() => dispatch({ type: 'model-toggled' })}
        >
          {hasModel ? PROBLEM_PLAYER.hideModel : PROBLEM_PLAYER.showModel}
        </Button>
      </div>
    </form>
  )
}

function Units({ state, problem, dispatch }: ProblemPlayerProps): ReactElement | null {
  const name = useId()
  if (problem.units.length === 0) return null
  return (
    <fieldset disabled={isProblemSettled(state)} className="min-w-0">
      <legend className="mb-1 font-semibold">{PROBLEM_PLAYER.unit}</legend>
      <div className="flex flex-wrap gap-2.5">
        {problem.units.map((unit) => (
          <label key={unit.one} className="problem-unit">
            <input
              type="radio"
              name={name}
              checked={state.unit?.one === unit.one}
              onChange={() => dispatch({ type: 'unit-chosen', unit })}
            />
            {unit.many}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FeedbackProps = Pick<ProblemPlayerProps, 'state' | 'problem'>

function Feedback({ state, problem }: FeedbackProps): ReactElement {
  const { mood, fault, answers } = state
  return (
    <div role="status" className="grid gap-3">
      {mood === 'right' && (
        <Notice tone="success" role="note">
          {answers.at(-1)?.outcome === 'second'
            ? PROBLEM_PLAYER.rightAfterHint
            : PROBLEM_PLAYER.right}
        </Notice>
      )}
      {fault && (
        <Notice tone="warning" role="note">
          {problemFaultSentence(fault, problem)}
        </Notice>
      )}
      {mood === 'retry' && (
        <Notice tone="info" role="note">
          <strong>{PROBLEM_PLAYER.hint}</strong> {problemHint(problem, foundSteps(fault))}
        </Notice>
      )}
      {isProblemSettled(state) && <Solution problem={problem} />}
    </div>
  )
}

function Solution({ problem }: { problem: WordProblem }): ReactElement {
  return (
    <section className="card grid gap-2 p-5" aria-label={PROBLEM_PLAYER.solution}>
      <h3 className="text-lg">
        {PROBLEM_PLAYER.solution}
        {'\u00a0: '}
        <span className="text-leaf-700">{answerOf(problem)}</span>
      </h3>
      <ol className="grid gap-3">
        {solutionSteps(problem).map(({ reason, lines }) => (
          <li key={lines.join()}>
            <p className="text-muted">{reason}</p>
            {lines.map((line) => (
              <p key={line} className="problem-solution">
                {`${line}.`}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function foundSteps(fault: ProblemsState['fault']): number {
  return fault?.kind === 'unfinished' ? fault.found : 0
}

/** What is found later waits until it is found. */
function Models({ state, problem: { steps } }: FeedbackProps): ReactElement {
  const found = isProblemSettled(state) ? steps.length : foundSteps(state.fault)
  return (
    <ol className="grid gap-5">
      {problemFigures(steps, found).map((figure, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of one problem never move
        <li key={rank}>
          <ProblemFigureDrawing figure={figure} />
        </li>
      ))}
    </ol>
  )
}
