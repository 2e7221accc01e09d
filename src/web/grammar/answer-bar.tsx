import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { EXERCISE_PLAYER } from '../../texts/grammar/grammar.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { QuestionVerdict } from './question-state.ts'

interface AnswerBarProps {
  readonly verdict: QuestionVerdict
  readonly complete: boolean
  /** Next word, next question or result. */
  readonly nextLabel: string
  readonly feedback: string
  readonly children?: ReactNode
  readonly onVerify: () => void
  readonly onNext: () => void
}

/** «Vérifier», the feedback and the next button, which takes the focus once the answer is right. */
export function AnswerBar(props: AnswerBarProps): ReactElement {
  const { verdict, complete, nextLabel, feedback, children, onVerify, onNext } = props
  const next = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (verdict === 'right') next.current?.focus({ preventScroll: true })
  }, [verdict])

  return (
    <div className="grid gap-4">
      <div aria-live="polite">
        {verdict !== null && (
          <Notice tone={verdict === 'right' ? 'success' : 'warning'} role="note">
            <p className="font-semibold">{feedback}</p>
            {children}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {verdict !== 'right' && (
          <Button disabled={!complete} onClick={onVerify}>
            {EXERCISE_PLAYER.verify}
          </Button>
        )}
        {verdict !== null && (
          <Button
            ref={next}
            variant={verdict === 'right' ? 'primary' : 'outline'}
            icon="arrow-right"
            onClick={onNext}
          >
            {nextLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
