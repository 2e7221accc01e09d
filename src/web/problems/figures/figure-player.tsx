import { type Dispatch, type FormEvent, type ReactElement, useId, useRef } from 'react'
import { type FigureQuestion, knowsDecimals } from '../../../domain/figure/figure.ts'
import { figureHint } from '../../../texts/figures/figure-hints.ts'
import { figureAnswerText, figurePrompt } from '../../../texts/figures/figure-prompts.ts'
import { FIGURE_PLAYER } from '../../../texts/figures/figures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useFocusAt } from '../../ui/focus/use-focus-at.ts'
import { UnbrokenWords } from '../../ui/unbroken-words.tsx'
import { FigureDrawing } from './figure-drawing.tsx'
import { type FiguresEvent, type FiguresState, isFigureSettled } from './figures-state.ts'

interface FigurePlayerProps {
  readonly state: FiguresState
  readonly question: FigureQuestion
  readonly dispatch: Dispatch<FiguresEvent>
}

/** One question: the figure, the field with its unit, hint and second try, the answer. */
export function FigurePlayer({ state, question, dispatch }: FigurePlayerProps): ReactElement {
  const { questions, rank } = state
  const rankText = FIGURE_PLAYER.rank(rank + 1, questions.length)
  return (
    <div className="grid gap-5">
      <ProgressBar label={rankText} percent={(100 * rank) / questions.length} figure={false} />
      <h2 className="text-xl">{rankText}</h2>
      <div className="problem-sheet grid justify-items-start gap-5" lang="fr">
        <p className="problem-text">
          <UnbrokenWords text={figurePrompt(question)} />
        </p>
        <FigureDrawing figure={question.figure} />
      </div>
      <AnswerForm state={state} question={question} dispatch={dispatch} />
      <Feedback state={state} question={question} />
    </div>
  )
}

function formatOf(question: FigureQuestion): string {
  const { format } = FIGURE_PLAYER
  const { answer } = question
  if (answer.kind === 'fraction') return format.fraction
  const { measure } = answer.value
  return measure === 'clock' || measure === 'duration'
    ? format[measure]
    : format[knowsDecimals(question) ? 'number' : 'whole']
}

/** What stands beside the field; nothing where the answer carries its own. */
function unitBeside({ answer }: FigureQuestion): string {
  const measure = answer.kind === 'quantity' ? answer.value.measure : null
  return measure === null || measure === 'clock' || measure === 'duration' ? '' : measure
}

function AnswerForm({ state, question, dispatch }: FigurePlayerProps): ReactElement {
  const { typed, mood, rank, questions } = state
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isOver = isFigureSettled(state)
  const next = rank + 1 === questions.length ? FIGURE_PLAYER.finish : FIGURE_PLAYER.next

  useFocusAt(rank, () => field.current)

  function submit(event: FormEvent): void {
    event.preventDefault()
    dispatch({ type: isOver ? 'next' : 'submitted', at: Date.now() })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid justify-items-start gap-1">
        <label htmlFor={id} className="font-semibold">
          {FIGURE_PLAYER.answer}
        </label>
        <p id={`${id}-format`} className="text-sm text-muted">
          {formatOf(question)}
        </p>
        <span className="inline-flex items-center gap-3 text-xl font-semibold">
          <input
            ref={field}
            id={id}
            className="problem-answer"
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            inputMode={unitBeside(question) === '' ? 'text' : 'decimal'}
            aria-describedby={`${id}-format ${id}-unit`}
            readOnly={isOver}
            data-verdict={
              mood === 'right' ? 'right' : mood === 'told' && typed !== '' ? 'wrong' : undefined
            }
            onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
          />
          <span id={`${id}-unit`}>{unitBeside(question)}</span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{isOver ? next : FIGURE_PLAYER.submit}</Button>
        {!isOver && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'unknown', at: Date.now() })}>
            {FIGURE_PLAYER.unknown}
          </Button>
        )}
      </div>
    </form>
  )
}

function Feedback({ state, question }: Omit<FigurePlayerProps, 'dispatch'>): ReactElement {
  const { mood, wasWrong, isUnreadable } = state
  return (
    <div role="status" className="grid gap-3">
      {isUnreadable && (
        <Notice tone="warning" role="note">
          {formatOf(question)}
        </Notice>
      )}
      {mood === 'right' && (
        <Notice tone="success" role="note">
          {wasWrong ? FIGURE_PLAYER.rightAfterHint : FIGURE_PLAYER.right}
        </Notice>
      )}
      {mood === 'retry' && wasWrong && !isUnreadable && (
        <Notice tone="warning" role="note">
          {FIGURE_PLAYER.wrong}
        </Notice>
      )}
      {mood === 'told' && (
        <Notice tone="info" role="note">
          <strong>{FIGURE_PLAYER.solution(figureAnswerText(question))}</strong>
        </Notice>
      )}
      {(mood === 'retry' || mood === 'told') && (
        <Notice tone="info" role="note">
          <strong>{FIGURE_PLAYER.hint}</strong> {figureHint(question)}
        </Notice>
      )}
    </div>
  )
}
