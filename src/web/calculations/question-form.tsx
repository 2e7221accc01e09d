import {
  type FormEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Question } from '../../domain/calculation/question.ts'
import { CALCULATION_KEYPAD } from '../../texts/calculations/calculations.ts'
import { answerText, questionParts, spokenQuestion } from '../../texts/calculations/questions.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What stands in the box of an answer; another question empties it. */
export function useTypedAnswer(rank: number): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ rank, text: '' })
  return [typed.rank === rank ? typed.text : '', (text) => setTyped({ rank, text })]
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface KeypadProps {
  readonly value: string
  /** Whether answers may have a decimal comma. */
  readonly decimals: boolean
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** The answer keeps the focus, so that the keys of a real keyboard go on working. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}

/** Big keys for fingers, shown on touch screens only. */
function Keypad({ value, decimals, disabled, onChange }: KeypadProps): ReactElement {
  const key = { type: 'button', disabled, onPointerDown: keepFocus } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys are no fields, a fieldset would say so
    <div role="group" aria-label={CALCULATION_KEYPAD.label} className="keypad">
      {DIGITS.map((digit) => (
        <button key={digit} {...key} className="pad-key" onClick={() => onChange(value + digit)}>
          {digit}
        </button>
      ))}
      {decimals && (
        <button
          {...key}
          className="pad-key"
          aria-label={CALCULATION_KEYPAD.comma}
          onClick={() => onChange(`${value},`)}
        >
          ,
        </button>
      )}
      <button
        {...key}
        className={decimals ? 'pad-key' : 'pad-key pad-key-wide'}
        onClick={() => onChange(`${value}0`)}
      >
        0
      </button>
      <button
        {...key}
        className="pad-key"
        aria-label={CALCULATION_KEYPAD.erase}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon name="erase" className="size-7" />
      </button>
    </div>
  )
}

/** Figures of the largest answer, and a few to be wrong with. */
const MAX_FIGURES = 9

/** `unknown` when the child said so. */
export type AnswerVerdict = 'right' | 'wrong' | 'unknown'

interface QuestionFormProps {
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
export function QuestionForm(props: QuestionFormProps): ReactElement {
  const { rank, typed, decimals, verdict, children } = props
  const { submitLabel = CALCULATION_KEYPAD.validate, action, onType, onSubmit } = props
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
        <QuestionLine {...props} onType={(text) => onType(onlyNumber(text, decimals))} />
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

function QuestionLine(props: QuestionFormProps): ReactElement {
  const { question, rank, typed, decimals, verdict, onType } = props
  const { before, after } = questionParts(question)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  useAnswerFocus(input, rank)

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
function useAnswerFocus(input: RefObject<HTMLInputElement | null>, rank: number): void {
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
