import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import { type FillQuestion, GAP } from '../../domain/grammar/exercise.ts'
import { PLAYER } from '../../texts/grammar.ts'
import { ChipButton } from '../ui/chip.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { canVerify, type PlayEvent, type PlayState } from './play-state.ts'
import type { Turn } from './turn-state.ts'

type FillTurn = Extract<Turn, { kind: 'fill' }>

interface FillPlayerProps {
  readonly play: PlayState
  readonly turn: FillTurn
  readonly dispatch: Dispatch<PlayEvent>
}

/** A sentence with gaps, each with its options (GRA-07). */
export function FillPlayer({ play, turn, dispatch }: FillPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = play
  const one = exercise.type === 'fill' ? exercise.questions[question] : undefined
  if (!one) return null
  const isRight = turn.verdict === 'right'
  return (
    <section aria-label={PLAYER.sentence} className="grid gap-6">
      <Sentence question={one} turn={turn} rank={rank} />
      <div className="grid gap-5">
        {one.words.map(({ options }, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no name but their rank
          <fieldset key={gap} className="min-w-0">
            <legend className="mb-2 font-semibold">{PLAYER.gap(gap + 1)}</legend>
            <div className="flex flex-wrap gap-2.5">
              {options.map((option) => (
                <ChipButton
                  key={option}
                  pressed={turn.chosen[gap] === option}
                  disabled={isRight}
                  onClick={() => dispatch({ type: 'gap-chosen', gap, option })}
                >
                  {option}
                </ChipButton>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <AnswerBar
        verdict={turn.verdict}
        complete={canVerify(play)}
        nextLabel={rank < total ? PLAYER.nextQuestion : PLAYER.finish}
        feedback={isRight ? PLAYER.allRight : PLAYER.someWrong}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        {turn.verdict === 'wrong' && (
          <p className="mt-1">{PLAYER.gapAnswer(one.words.map(({ text }) => text))}</p>
        )}
      </AnswerBar>
    </section>
  )
}

interface SentenceProps {
  readonly question: FillQuestion
  readonly turn: FillTurn
  readonly rank: number
}

/** The sentence as it stands with what was chosen; another question takes the focus to it. */
function Sentence({ question, turn, rank }: SentenceProps): ReactElement {
  const paragraph = useRef<HTMLParagraphElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus again
  useEffect(() => paragraph.current?.focus({ preventScroll: true }), [rank])

  return (
    <div className="seyes sheet">
      <p ref={paragraph} tabIndex={-1} className="player-sentence">
        {question.sentence.split(GAP).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
          <span key={index}>
            {index > 0 && (
              <Gap turn={turn} gap={index - 1} right={question.words[index - 1]?.text} />
            )}
            {part}
          </span>
        ))}
      </p>
    </div>
  )
}

interface GapProps {
  readonly turn: FillTurn
  readonly gap: number
  readonly right: string | undefined
}

function Gap({ turn, gap, right }: GapProps): ReactElement {
  const chosen = turn.chosen[gap] ?? null
  const verdict = turn.verdict === null ? undefined : chosen === right ? 'right' : 'wrong'
  return (
    <span className="gap" data-verdict={verdict}>
      <span className="sr-only">{`${PLAYER.gap(gap + 1)} : `}</span>
      {chosen ?? <span className="sr-only">{PLAYER.gapEmpty}</span>}
    </span>
  )
}
