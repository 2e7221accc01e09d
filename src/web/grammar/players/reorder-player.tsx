import { type Dispatch, type ReactElement, useState } from 'react'
import type { ReorderQuestion } from '../../../domain/grammar/exercise.ts'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import { orderTrial } from '../../../texts/grammar/manipulations.ts'
import { canVerify, type PlayerEvent, type PlayerState } from '../player-state.ts'
import { isSettled, type QuestionProgress } from '../question-state.ts'
import { AnswerBar } from './answer-bar.tsx'
import { PlacedWords } from './placed-words.tsx'

type ReorderProgress = Extract<QuestionProgress, { kind: 'reorder' }>

interface ReorderPlayerProps {
  readonly player: PlayerState
  readonly progress: ReorderProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

/** GRA-08. */
export function ReorderPlayer({
  player,
  progress,
  dispatch,
}: ReorderPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = player
  const [said, setSaid] = useState('')
  const one = exercise.type === 'reorder' ? exercise.questions[question] : undefined
  if (!one) return null

  function place(position: number): void {
    const word = textAt(one, position)
    setSaid(EXERCISE_PLAYER.wordPlaced(word, progress.placed.length + 1, progress.offered.length))
    dispatch({ type: 'word-placed', position })
  }

  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <PlacedWords
        key={rank}
        question={one}
        progress={progress}
        locked={isSettled(progress)}
        onSay={setSaid}
        dispatch={dispatch}
      />
      <div>
        <h2 className="mb-2 text-base font-semibold">{EXERCISE_PLAYER.offered}</h2>
        <ul className="flex min-h-14 flex-wrap gap-2.5">
          {progress.offered
            .filter((position) => !progress.placed.includes(position))
            .map((position) => (
              <li key={position}>
                <button type="button" className="word-slip" onClick={() => place(position)}>
                  {textAt(one, position)}
                </button>
              </li>
            ))}
        </ul>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <AnswerBar
        verdict={progress.verdict}
        complete={canVerify(player)}
        nextLabel={rank < total ? EXERCISE_PLAYER.nextQuestion : EXERCISE_PLAYER.finish}
        hints={progress.misses > 0 ? [orderTrial(one)] : []}
        feedback={
          progress.verdict === 'right' ? EXERCISE_PLAYER.orderRight : EXERCISE_PLAYER.orderWrong
        }
        onShowAnswer={() => dispatch({ type: 'answer-shown' })}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        {progress.verdict === 'wrong' && (
          <p className="mt-1">{EXERCISE_PLAYER.orderAnswer(one.sentence)}</p>
        )}
      </AnswerBar>
    </section>
  )
}

function textAt(question: ReorderQuestion | undefined, position: number): string {
  return question?.words.find((word) => word.position === position)?.text ?? ''
}
