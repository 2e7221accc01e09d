import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { QuestionVerdict } from '../question-state.ts'

interface AnswerBarProps {
  readonly verdict: QuestionVerdict
  /** What to try after a first wrong answer; it stays until the answer is found or told. */
  readonly hints: readonly string[]
  readonly complete: boolean
  /** Next word, next question or result. */
  readonly nextLabel: string
  readonly feedback: string
  readonly children?: ReactNode
  readonly onVerify: () => void
  readonly onShowAnswer: () => void
  readonly onNext: () => void
}

/** «Vérifier», the hint or the feedback, and the next button, which takes the focus once the answer is found or told. */
export function AnswerBar(props: AnswerBarProps): ReactElement {
  const { verdict, hints, complete, nextLabel, feedback, children } = props
  const next = useRef<HTMLButtonElement>(null)
  const isSettled = verdict === 'right' || verdict === 'wrong'

  useEffect(() => {
    if (isSettled) next.current?.focus({ preventScroll: true })
  }, [isSettled])

  return (
    <div className="grid gap-4">
      <div aria-live="polite">
        {isSettled && (
          <Notice tone={verdict === 'right' ? 'success' : 'warning'} role="note">
            <p className="font-semibold">{feedback}</p>
            {children}
          </Notice>
        )}
        {!isSettled && hints.length > 0 && (
          <Notice tone="info" role="note">
            {verdict === 'retry' && <p className="font-semibold">{feedback}</p>}
            <p className="mt-1 font-semibold">{EXERCISE_PLAYER.hint}</p>
            {hints.map((hint) => (
              <p key={hint} className="mt-1">
                {hint}
              </p>
            ))}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isSettled ? (
          <Button ref={next} icon="arrow-right" onClick={props.onNext}>
            {nextLabel}
          </Button>
        ) : (
          <Button disabled={!complete} onClick={props.onVerify}>
            {EXERCISE_PLAYER.verify}
          </Button>
        )}
        {!isSettled && hints.length > 0 && (
          <Button variant="outline" onClick={props.onShowAnswer}>
            {EXERCISE_PLAYER.showAnswer}
          </Button>
        )}
      </div>
    </div>
  )
}
