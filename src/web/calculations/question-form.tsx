import {
  type FormEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isTypable, MAX_TYPED, readAnswer } from '../../domain/calculation/answer/answer.ts'
import type { Question } from '../../domain/calculation/question.ts'
import {
  CALCULATION_KEYPAD,
  TYPED_PROBLEMS,
  type TypedProblem,
} from '../../texts/calculations/calculations.ts'
import { answerText, questionParts, spokenQuestion } from '../../texts/calculations/questions.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** `unknown`: «Je ne sais pas». */
export type AnswerVerdict = 'right' | 'wrong' | 'unknown'

interface TypedField {
  readonly rank: number
  readonly text: string
  readonly problem: TypedProblem | null
}

interface QuestionFormProps {
  readonly question: Question
  /** From 1; a new rank refocuses the field. */
  readonly rank: number
  /** Whether the questions have decimals. */
  readonly decimals: boolean
  /** Locks the field while it is shown. */
  readonly verdict?: AnswerVerdict | undefined
  readonly submitLabel?: string
  /** Beside the submit button. */
  readonly action?: ReactNode
  readonly onAnswer: (given: number) => void
  /** In the place of the keys. */
  readonly below?: ReactNode
  /** Under the question. */
  readonly children?: ReactNode
}

/** What cannot be judged is said and stays in the field; it is neither changed nor counted (CAL-14). */
export function QuestionForm(props: QuestionFormProps): ReactElement {
  const { rank, decimals, verdict, children } = props
  const { submitLabel = CALCULATION_KEYPAD.validate, action, below, onAnswer } = props
  const [field, setField] = useState<TypedField>({ rank, text: '', problem: null })
  const { text, problem } = field.rank === rank ? field : { text: '', problem: null }
  const isLocked = verdict !== undefined
  const problemId = useId()

  function type(next: string): void {
    const shown = next.replaceAll('.', ',')
    setField(
      isTypable(shown)
        ? { rank, text: shown, problem: null }
        : { rank, text, problem: shown.length > MAX_TYPED ? 'too-long' : 'letters' },
    )
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true })
    if (isLocked) return
    const typed = readAnswer(text, decimals)
    if (typed.value === null) setField({ rank, text, problem: typed.problem })
    else onAnswer(typed.value)
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
        <QuestionLine
          {...props}
          typed={text}
          problemId={problem === null ? undefined : problemId}
          onType={type}
        />
        <div className="sum-feedback">
          {children}
          <p id={problemId} role="alert" className="font-semibold text-margin-700 empty:hidden">
            {problem !== null && TYPED_PROBLEMS[problem]}
          </p>
        </div>
      </div>
      {below || (
        <>
          <Keypad value={text} decimals={decimals} disabled={isLocked} onChange={type} />
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
            <Button type="submit" className="sum-submit px-10!" disabled={isLocked}>
              {submitLabel}
            </Button>
            {action}
          </div>
        </>
      )}
    </form>
  )
}

interface QuestionLineProps extends QuestionFormProps {
  readonly typed: string
  readonly problemId: string | undefined
  readonly onType: (typed: string) => void
}

function QuestionLine(props: QuestionLineProps): ReactElement {
  const { question, rank, typed, decimals, verdict, problemId, onType } = props
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
          autoComplete="off"
          enterKeyHint="done"
          readOnly={verdict !== undefined}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          data-verdict={verdict}
          style={{ '--figures': Math.max(3, typed.length) }}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
      {after !== '' && <span aria-hidden="true">{after}</span>}
    </div>
  )
}

/** Focused with each question, before it can be seen, so that no digit is lost; one typed elsewhere on the page goes into the field too. */
function useAnswerFocus(input: RefObject<HTMLInputElement | null>, rank: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus again
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    const catchFigure = ({ key, target }: KeyboardEvent): void => {
      const isBeside = target instanceof HTMLElement && /^(BODY|MAIN)$/u.test(target.tagName)
      if (isBeside && /^\d$/u.test(key)) input.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', catchFigure)
    return () => document.removeEventListener('keydown', catchFigure)
  }, [rank])
}

/** Touch screens use the keypad: the system keyboard would cover the question. */
function isTouch(): boolean {
  return window.matchMedia('(any-pointer: coarse)').matches
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface KeypadProps {
  readonly value: string
  readonly decimals: boolean
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

/** Shown on touch screens only. */
function Keypad({ value, decimals, disabled, onChange }: KeypadProps): ReactElement {
  const key = { type: 'button', disabled, onPointerDown: keepFocus } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: the keys are not form fields
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

/** Keeps the focus on the answer field, for a physical keyboard. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
