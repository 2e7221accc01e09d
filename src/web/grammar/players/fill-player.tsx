import { type Dispatch, type ReactElement, useRef } from 'react'
import type { FillQuestion } from '../../../domain/grammar/exercise.ts'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import { gapReason, gapTrial } from '../../../texts/grammar/manipulations.ts'
import { ChipButton } from '../../ui/chip.tsx'
import { useFocusAt } from '../../ui/focus/use-focus-at.ts'
import { canVerify, type PlayerEvent, type PlayerState } from '../player-state.ts'
import { isSettled, type QuestionProgress } from '../question-state.ts'
import { AnswerBar } from './answer-bar.tsx'
import { GappedSentence } from './gapped-sentence.tsx'

type FillProgress = Extract<QuestionProgress, { kind: 'fill' }>

interface FillPlayerProps {
  readonly player: PlayerState
  readonly progress: FillProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

/** GRA-07. */
export function FillPlayer({ player, progress, dispatch }: FillPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = player
  const one = exercise.type === 'fill' ? exercise.questions[question] : undefined
  if (!one) return null
  const settled = isSettled(progress)
  // A young reader has one gap to think of at a time.
  const isChild = player.level === 'CP' || player.level === 'CE1'
  const empty = progress.chosen.indexOf(null)
  const offered = isChild && empty >= 0 ? empty + 1 : one.words.length
  const first = player.marks.filter((mark) => mark.question === question && !mark.right)
  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <Sentence question={one} progress={progress} rank={rank} />
      <div className="grid gap-5">
        {one.words.slice(0, offered).map(({ options }, gap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by their rank
          <fieldset key={gap} className="min-w-0">
            <legend className="mb-2 font-semibold">{EXERCISE_PLAYER.gap(gap + 1)}</legend>
            <div className="flex flex-wrap gap-2.5">
              {options.map((option) => (
                <ChipButton
                  key={option}
                  pressed={progress.chosen[gap] === option}
                  disabled={settled}
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
        verdict={progress.verdict}
        complete={canVerify(player)}
        nextLabel={rank < total ? EXERCISE_PLAYER.nextQuestion : EXERCISE_PLAYER.finish}
        hints={
          progress.misses > 0 ? first.map(({ word }) => gapTrial(one, word, player.level)) : []
        }
        feedback={
          progress.verdict === 'right' ? EXERCISE_PLAYER.allRight : EXERCISE_PLAYER.someWrong
        }
        onShowAnswer={() => dispatch({ type: 'answer-shown' })}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        {progress.verdict === 'wrong' && (
          <>
            <p className="mt-1">{EXERCISE_PLAYER.gapAnswer(one.words.map(({ text }) => text))}</p>
            {first.map(({ word }) => (
              <p key={word} className="mt-1">
                {gapReason(one, word, player.level)}
              </p>
            ))}
          </>
        )}
      </AnswerBar>
    </section>
  )
}

interface SentenceProps {
  readonly question: FillQuestion
  readonly progress: FillProgress
  readonly rank: number
}

/** The sentence with the chosen words; takes the focus at each question. */
function Sentence({ question, progress, rank }: SentenceProps): ReactElement {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useFocusAt(rank, () => paragraph.current)

  return (
    <div className="seyes sheet">
      <p ref={paragraph} tabIndex={-1} className="player-sentence">
        <GappedSentence sentence={question.sentence}>
          {(gap) => <Gap progress={progress} gap={gap} right={question.words[gap]?.text} />}
        </GappedSentence>
      </p>
    </div>
  )
}

interface GapProps {
  readonly progress: FillProgress
  readonly gap: number
  readonly right: string | undefined
}

function Gap({ progress, gap, right }: GapProps): ReactElement {
  const chosen = progress.chosen[gap] ?? null
  const verdict = progress.verdict === null ? undefined : chosen === right ? 'right' : 'wrong'
  return (
    <span className="gap" data-verdict={verdict}>
      <span className="sr-only">{`${EXERCISE_PLAYER.gap(gap + 1)} : `}</span>
      {chosen ?? <span className="sr-only">{EXERCISE_PLAYER.gapEmpty}</span>}
    </span>
  )
}
