/** Asks whether a request is understood, when a field is left and before a text is written. */
import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { RequestReview } from '../../contract/request-review.ts'
import { isFocusLost } from '../ui/focus/is-focus-lost.ts'
import { requestReviewOf } from './generation-api.ts'
import { dictationRequestOf, type GeneratorFields } from './generator-form-state.ts'
import {
  isFullyAnswered,
  isReviewed,
  NOT_REVIEWED,
  type OpenQuestions,
  openQuestions,
  type RequestReviewEvent,
  reduceRequestReview,
} from './request-review-state.ts'

/** Whoever leaves a field by pressing the button must not see it move away under the finger. */
const LEFT_FIELD_MS = 400

/** Apart: few requests are asked about. They come while the server looks at the request. */
const loadQuestions = () => import('./request-questions.tsx')

type Questions = Awaited<ReturnType<typeof loadQuestions>>

interface RequestReviewing {
  readonly open: OpenQuestions
  /** How they are asked; null until something was looked at. */
  readonly questions: Questions | null
  readonly isAsking: boolean
  readonly dispatch: Dispatch<RequestReviewEvent>
  readonly onFieldLeft: () => void
  /** Calls `ready` unless questions are open, and `refused` where they are. */
  readonly check: (ready: () => void, refused: () => void) => void
}

/** `isRefused`: the plan does not open the request, and the server would not look at it. */
export function useRequestReview(form: GeneratorFields, isRefused: boolean): RequestReviewing {
  const [state, dispatch] = useReducer(reduceRequestReview, NOT_REVIEWED)
  const [questions, setQuestions] = useState<Questions | null>(null)
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(form)
  latest.current = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const question = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      question.current?.abort()
    },
    [],
  )

  /** Null where nobody can say: the remarks of the written text say it then. */
  async function review(): Promise<RequestReview | null> {
    clearTimeout(timer.current)
    question.current?.abort()
    const asked = new AbortController()
    question.current = asked
    try {
      const [answer, loaded] = await Promise.all([
        requestReviewOf(dictationRequestOf(form), asked.signal),
        loadQuestions(),
      ])
      if (!asked.signal.aborted) {
        setQuestions(loaded)
        dispatch({ type: 'reviewed', review: answer, about: form })
      }
      return answer
    } catch {
      return null
    }
  }

  async function askThen(ready: () => void, refused: () => void): Promise<void> {
    setAsking(true)
    const answer = await review()
    setAsking(false)
    // Something else was typed, or the screen was left, meanwhile.
    if (question.current?.signal.aborted || latest.current !== form) return
    const asked = answer === null ? null : { review: answer, about: form }
    if (isFullyAnswered(openQuestions({ ...state, answer: asked }, form))) ready()
    else refused()
  }

  return {
    open: openQuestions(state, form),
    questions,
    isAsking,
    dispatch,
    onFieldLeft: () => {
      clearTimeout(timer.current)
      if (isRefused || form.words.trim() === '' || isReviewed(state, form)) return
      timer.current = setTimeout(() => void review(), LEFT_FIELD_MS)
    },
    check: (ready, refused) => {
      if (isAsking) return
      if (!isReviewed(state, form)) void askThen(ready, refused)
      else if (isFullyAnswered(openQuestions(state, form))) ready()
      else refused()
    },
  }
}

interface QuestionFocus {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  /** Leads to the first question. */
  readonly show: () => void
}

/** The focus goes to the next question when the button of one goes with its answer. */
export function useQuestionFocus({ words, theme, goals }: OpenQuestions): QuestionFocus {
  const ref = useRef<HTMLFieldSetElement>(null)
  const [asked, setAsked] = useState(0)
  const count = words.length + goals.length + (theme === null ? 0 : 1)
  const before = useRef(count)

  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && isFocusLost(document)) (firstButton(ref.current) ?? ref.current)?.focus()
  }, [count])

  useEffect(() => {
    if (asked > 0) firstButton(ref.current)?.focus()
  }, [asked])

  return { ref, show: () => setAsked((times) => times + 1) }
}

function firstButton(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[data-question] button') ?? null
}
