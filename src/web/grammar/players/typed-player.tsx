import { type Dispatch, type ReactElement, useRef, useState } from 'react'
import type { Level } from '../../../domain/level.ts'
import { conjugationReason, conjugationTrial } from '../../../texts/grammar/conjugation-hints.ts'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import { chainTrial, TYPED_GRAMMAR } from '../../../texts/grammar/typed-grammar.ts'
import { Button } from '../../ui/button.tsx'
import { AccentKeys } from '../../ui/forms/accent-keys.tsx'
import type { AnswerMark } from '../answer-marks-state.ts'
import { canVerify, type PlayerEvent, type PlayerState } from '../player-state.ts'
import { isSettled } from '../question-state.ts'
import { AnswerBar } from './answer-bar.tsx'
import { type TypedProgress, type TypedQuestion, TypedSentence } from './typed-sentence.tsx'

interface TypedPlayerProps {
  readonly player: PlayerState
  readonly progress: TypedProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

function questionOf({ exercise, question }: PlayerState): TypedQuestion | undefined {
  const isTyped = exercise.type === 'conjugation' || exercise.type === 'agreement'
  return isTyped ? exercise.questions[question] : undefined
}

/** Hints on the words that were wrong first, a word of each kind once. */
function hintsOf(question: TypedQuestion, missed: readonly AnswerMark[], level: Level): string[] {
  const all = missed.map(({ word, given }) => {
    if ('changed' in question) return chainTrial(question.words[word]?.link ?? 'noun', level)
    const one = question.words[word]
    return one ? conjugationTrial(one, question, { given, level }) : ''
  })
  return [...new Set(all)]
}

/** The word that a young reader writes now, before the whole is verified; null: all of them are shown. */
function useWordInTurn(player: PlayerState, progress: TypedProgress, count: number) {
  const [turn, setTurn] = useState({ rank: player.rank, word: 0 })
  const isChild = player.level === 'CP' || player.level === 'CE1'
  const word = turn.rank === player.rank ? turn.word : 0
  const isAlone = isChild && progress.verdict === null && progress.misses === 0 && word < count
  const advance = (): void => setTurn({ rank: player.rank, word: word + 1 })
  return { only: isAlone ? word : null, advance }
}

/** GRA-17: forms to write, in a table or in their sentence; in CP and CE1 one after the other (GRA-18). */
export function TypedPlayer({ player, progress, dispatch }: TypedPlayerProps): ReactElement | null {
  const one = questionOf(player)
  const field = useRef<HTMLInputElement | null>(null)
  const count = one?.words.length ?? 0
  const { only, advance } = useWordInTurn(player, progress, count)
  if (!one) return null
  const missed = player.marks.filter((mark) => mark.question === player.question && !mark.right)
  const settled = isSettled(progress)
  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <TypedSentence
        question={one}
        player={player}
        progress={progress}
        only={only}
        onFocus={(input) => {
          field.current = input
        }}
        dispatch={dispatch}
      />
      <AccentKeys
        label={TYPED_GRAMMAR.keys}
        disabled={settled}
        onInsert={(sign) => {
          const input = field.current
          if (!input) return
          const { word, text } = insertedSign(input, sign)
          dispatch({ type: 'word-typed', word, text })
          input.focus({ preventScroll: true })
        }}
      />
      {only !== null && only < count - 1 ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            icon="arrow-right"
            disabled={(progress.typed[only] ?? '').trim() === ''}
            onClick={advance}
          >
            {TYPED_GRAMMAR.nextWord}
          </Button>
          <p className="font-semibold text-muted">{TYPED_GRAMMAR.place(only + 1, count)}</p>
        </div>
      ) : (
        <AnswerBar
          verdict={progress.verdict}
          complete={canVerify(player)}
          nextLabel={
            player.rank < player.total ? EXERCISE_PLAYER.nextQuestion : EXERCISE_PLAYER.finish
          }
          hints={progress.misses > 0 ? hintsOf(one, missed, player.level) : []}
          feedback={
            progress.verdict === 'right' ? EXERCISE_PLAYER.allRight : EXERCISE_PLAYER.someWrong
          }
          onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
          onShowAnswer={() => dispatch({ type: 'answer-shown' })}
          onNext={() => dispatch({ type: 'continued', at: Date.now() })}
        >
          {progress.verdict === 'wrong' && (
            <Reasons question={one} missed={missed} level={player.level} />
          )}
        </AnswerBar>
      )}
    </section>
  )
}

function Reasons({
  question,
  missed,
  level,
}: {
  question: TypedQuestion
  missed: readonly AnswerMark[]
  level: Level
}): ReactElement {
  const reasons =
    'changed' in question
      ? [TYPED_GRAMMAR.answers(question.words.map(({ text }) => text))]
      : missed.flatMap(({ word }) => {
          const one = question.words[word]
          return one ? [conjugationReason(one, question.tense, level)] : []
        })
  return (
    <>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1">
          {reason}
        </p>
      ))}
    </>
  )
}

/** The text of a field with a sign at its caret. */
function insertedSign(input: HTMLInputElement, sign: string): { word: number; text: string } {
  const { value, selectionStart, selectionEnd } = input
  const start = selectionStart ?? value.length
  const text = value.slice(0, start) + sign + value.slice(selectionEnd ?? start)
  return { word: Number(input.getAttribute('data-word')), text }
}
