import { type Dispatch, type ReactElement, useState } from 'react'
import type { ReorderQuestion } from '../../domain/grammar/exercise.ts'
import { PLAYER } from '../../texts/grammar.ts'
import { AnswerBar } from './answer-bar.tsx'
import { PlacedWords } from './placed-words.tsx'
import { canVerify, type PlayEvent, type PlayState } from './play-state.ts'
import type { Turn } from './turn-state.ts'

type ReorderTurn = Extract<Turn, { kind: 'reorder' }>

interface ReorderPlayerProps {
  readonly play: PlayState
  readonly turn: ReorderTurn
  readonly dispatch: Dispatch<PlayEvent>
}

/** Words to put in order, by pointer, touch or keyboard (GRA-08). */
export function ReorderPlayer({ play, turn, dispatch }: ReorderPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = play
  const [said, setSaid] = useState('')
  const one = exercise.type === 'reorder' ? exercise.questions[question] : undefined
  if (!one) return null
  const isRight = turn.verdict === 'right'

  function place(position: number): void {
    const word = textAt(one, position)
    setSaid(PLAYER.wordPlaced(word, turn.placed.length + 1, turn.offered.length))
    dispatch({ type: 'word-placed', position })
  }

  return (
    <section aria-label={PLAYER.sentence} className="grid gap-6">
      <PlacedWords
        key={rank}
        question={one}
        turn={turn}
        locked={isRight}
        onSay={setSaid}
        dispatch={dispatch}
      />
      <div>
        <h2 className="mb-2 text-base font-semibold">{PLAYER.offered}</h2>
        <ul className="flex min-h-14 flex-wrap gap-2.5">
          {turn.offered
            .filter((position) => !turn.placed.includes(position))
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
        verdict={turn.verdict}
        complete={canVerify(play)}
        nextLabel={rank < total ? PLAYER.nextQuestion : PLAYER.finish}
        feedback={isRight ? PLAYER.orderRight : PLAYER.orderWrong}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      />
    </section>
  )
}

export function textAt(question: ReorderQuestion | undefined, position: number): string {
  return question?.words.find((word) => word.position === position)?.text ?? ''
}
