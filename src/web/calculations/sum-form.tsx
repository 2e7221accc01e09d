import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { Question } from '../../domain/calculation/question.ts'
import { KEYPAD } from '../../texts/calculations.ts'
import { answerText, questionParts, spokenQuestion } from '../../texts/questions.ts'
import { Button } from '../ui/button.tsx'
import { Keypad } from './keypad.tsx'

/** Figures of the largest answer, and a few to be wrong with. */
const MAX_FIGURES = 9

/** `unknown` when the child said so. */
export type AnswerVerdict = 'right' | 'wrong' | 'unknown'

interface SumFormProps {
  readonly question: Question
  /** Rank of the question, from 1: another rank is another question, which takes the focus. */
  readonly rank: number
  readonly typed: string
  readonly decimals: boolean
  /** What was said of the answer; while it is shown nothing can be typed. */
  readonly verdict?: AnswerVerdict | undefined
  readonly submitLabel?: string
  /** Beside the button that gives the answer. */
  readonly action?: ReactNode
  readonly onType: (typed: string) => void
  readonly onSubmit: () => void
  /** Under the sum, on the sheet; its place is kept while it is null. */
  readonly children?: ReactNode
}

/** What an answer is made of: figures, and one comma where decimals are asked. */
function onlyNumber(text: string, decimals: boolean): string {
  const [whole = '', ...rest] = text
    .replace(/\./gu, ',')
    .replace(/[^\d,]/gu, '')
    .split(',')
  const number = decimals && rest.length > 0 ? `${whole},${rest.join('')}` : whole + rest.join('')
  return number.slice(0, MAX_FIGURES)
}

/** A sum on its sheet: the answer has the focus as soon as it is asked, Enter gives it. */
export function SumForm(props: SumFormProps): ReactElement {
  const { rank, typed, decimals, verdict, children } = props
  const { submitLabel = KEYPAD.validate, action, onType, onSubmit } = props
  const isLocked = verdict !== undefined

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
    if (!isLocked) onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="seyes sheet sum-sheet">
        <span className="sum-number" aria-hidden="true">
          {rank}
        </span>
        {verdict === 'right' && (
          <svg className="sum-tick" viewBox="0 0 26 28" aria-hidden="true">
            <path className="pen" d="m3 16 7 9L23 3" />
          </svg>
        )}
        <Sum {...props} onType={(text) => onType(onlyNumber(text, decimals))} />
        {children !== undefined && <div className="sum-feedback">{children}</div>}
      </div>
      <Keypad
        value={typed}
        decimals={decimals}
        disabled={isLocked}
        onChange={(text) => onType(onlyNumber(text, decimals))}
      />
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <Button type="submit" className="sum-submit px-10!" disabled={isLocked}>
          {submitLabel}
        </Button>
        {action}
      </div>
    </form>
  )
}

function Sum(props: SumFormProps): ReactElement {
  const { question, rank, typed, decimals, verdict, onType } = props
  const { before, after } = questionParts(question)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  useFocus(input, rank)

  return (
    <div className="sum" data-words={question.wording === 'equality' ? undefined : ''}>
      <label htmlFor={id} className="contents">
        <span className="sr-only">{spokenQuestion(question)}</span>
        {before !== '' && <span aria-hidden="true">{before}</span>}
      </label>
      <span className="sum-answer">
        {(verdict === 'wrong' || verdict === 'unknown') && (
          <span className="sum-right" aria-hidden="true">
            {answerText(question)}
          </span>
        )}
        <input
          ref={input}
          id={id}
          value={typed}
          inputMode={isTouch() ? 'none' : decimals ? 'decimal' : 'numeric'}
          pattern={decimals ? '[0-9,]*' : '[0-9]*'}
          autoComplete="off"
          enterKeyHint="done"
          readOnly={verdict !== undefined}
          data-verdict={verdict}
          style={{ '--figures': Math.max(3, typed.length) }}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
      {after !== '' && <span aria-hidden="true">{after}</span>}
    </div>
  )
}

/** Each question takes the focus; a figure typed beside the box, after a press on the page, goes into it too. */
function useFocus(input: RefObject<HTMLInputElement | null>, rank: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus again
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    const catchFigure = ({ key, target }: KeyboardEvent): void => {
      const isBeside = target instanceof HTMLElement && /^(BODY|MAIN)$/u.test(target.tagName)
      if (isBeside && /^\d$/u.test(key)) input.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', catchFigure)
    return () => document.removeEventListener('keydown', catchFigure)
  }, [rank])
}

/** Fingers have the keys under the sum: the keyboard of the system would cover them. */
function isTouch(): boolean {
  return window.matchMedia('(any-pointer: coarse)').matches
}
