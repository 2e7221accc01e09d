import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import type { AnalysedWord, AnalysisType } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { asksFunction, faultOf } from '../../domain/grammar/marking.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'
import { EXERCISE_PLAYER, faultSentence } from '../../texts/grammar/grammar.ts'
import { wordHints } from '../../texts/grammar/grammar-hints.ts'
import { ChipButton } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { canVerify, type PlayerEvent, type PlayerState } from './player-state.ts'
import type { QuestionProgress } from './question-state.ts'

type AnalysisProgress = Extract<QuestionProgress, { kind: 'analysis' }>

interface AnalysisPlayerProps {
  readonly player: PlayerState
  readonly progress: AnalysisProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

/** GRA-06. */
export function AnalysisPlayer({
  player,
  progress,
  dispatch,
}: AnalysisPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = player
  if (exercise.type !== 'analysis') return null
  const { analysisType } = exercise
  const words = exercise.questions[question]?.words ?? []
  const word = words[progress.word]
  if (!word) return null
  const isLastWord = progress.word + 1 === words.length
  const nextLabel = !isLastWord
    ? EXERCISE_PLAYER.nextWord
    : rank < total
      ? EXERCISE_PLAYER.nextQuestion
      : EXERCISE_PLAYER.finish
  const fault = faultOf(word, analysisType, progress.answer)
  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <Words
        words={words}
        progress={progress}
        rank={rank}
        end={endOf(exercise.questions[question]?.sentence)}
      />
      <Choices word={word} type={analysisType} progress={progress} dispatch={dispatch} />
      <AnswerBar
        verdict={progress.verdict}
        complete={canVerify(player)}
        nextLabel={nextLabel}
        feedback={fault === null ? EXERCISE_PLAYER.right : faultSentence(fault)}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        <Hints word={word} type={analysisType} />
      </AnswerBar>
    </section>
  )
}

function Hints({ word, type }: { word: AnalysedWord; type: AnalysisType }): ReactElement {
  const nature = type.nature ? word.nature : null
  const name = asksFunction(word, type) ? (word.function ?? null) : null
  return (
    <>
      {wordHints(word.text, nature, name).map((hint) => (
        <p key={hint} className="mt-1">
          {hint}
        </p>
      ))}
    </>
  )
}

interface WordsProps {
  readonly words: readonly AnalysedWord[]
  readonly progress: AnalysisProgress
  /** Focus moves when it changes. */
  readonly rank: number
  /** Final punctuation mark. */
  readonly end: string
}

function endOf(sentence = ''): string {
  return /[.!?…]$/u.exec(sentence)?.[0] ?? ''
}

function Words({ words, progress, rank, end }: WordsProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each word takes the focus again
  useEffect(() => heading.current?.focus({ preventScroll: true }), [progress.word, rank])

  return (
    <div className="seyes sheet">
      <h2 ref={heading} tabIndex={-1} className="player-word">
        {EXERCISE_PLAYER.word(progress.word + 1, words.length)}
        <span className="sr-only">{` : ${words[progress.word]?.text ?? ''}`}</span>
      </h2>
      <ol className="player-words">
        {words.map(({ text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice in a sentence
            key={index}
            aria-current={index === progress.word ? 'step' : undefined}
            data-done={progress.done.includes(index) || undefined}
          >
            {text}
            {progress.done.includes(index) && (
              <>
                <Icon name="check" className="size-4" />
                <span className="sr-only">{EXERCISE_PLAYER.wordDone('')}</span>
              </>
            )}
          </li>
        ))}
        {end !== '' && <li aria-hidden="true">{end}</li>}
      </ol>
    </div>
  )
}

interface ChoicesProps {
  readonly word: AnalysedWord
  readonly type: AnalysisType
  readonly progress: AnalysisProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

function Choices({ word, type, progress, dispatch }: ChoicesProps): ReactElement {
  const { answer, verdict } = progress
  return (
    <div className="grid gap-5">
      {type.nature && (
        <ChoiceGroup
          label={EXERCISE_PLAYER.nature}
          options={ASKED_NATURES}
          chosen={answer.nature}
          disabled={verdict === 'right'}
          onChoose={(nature) => dispatch({ type: 'nature-chosen', nature })}
        />
      )}
      {asksFunction(word, type) && (
        <ChoiceGroup
          label={EXERCISE_PLAYER.function}
          options={GRAMMAR_FUNCTIONS}
          chosen={answer.function}
          disabled={verdict === 'right'}
          onChoose={(name) => dispatch({ type: 'function-chosen', name })}
        />
      )}
    </div>
  )
}

interface ChoiceGroupProps<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: Option | null
  readonly disabled: boolean
  readonly onChoose: (option: Option) => void
}

function ChoiceGroup<Option extends string>(props: ChoiceGroupProps<Option>): ReactElement {
  const { label, options, chosen, disabled, onChoose } = props
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <ChipButton
            key={option}
            pressed={chosen === option}
            disabled={disabled}
            onClick={() => onChoose(option)}
          >
            {option}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  )
}
