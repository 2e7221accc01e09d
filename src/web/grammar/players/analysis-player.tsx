import { type Dispatch, type ReactElement, useRef } from 'react'
import type { AnalysedWord, AnalysisType } from '../../../domain/grammar/exercise.ts'
import {
  asksFunction,
  faultOf,
  isWordAsked,
  type WordFault,
} from '../../../domain/grammar/marking.ts'
import { type AskedTerms, askedTerms } from '../../../domain/grammar/programme.ts'
import type { Level } from '../../../domain/level.ts'
import { CLASS_LABELS, natureLabel } from '../../../texts/grammar/class-labels.ts'
import { EXERCISE_PLAYER, faultSentence } from '../../../texts/grammar/grammar.ts'
import { wordHints } from '../../../texts/grammar/grammar-hints.ts'
import { opensSentence, wordTrials } from '../../../texts/grammar/word-trials.ts'
import { ChipButton } from '../../ui/chip.tsx'
import { useFocusAt } from '../../ui/focus/use-focus-at.ts'
import { Icon } from '../../ui/icon.tsx'
import { canVerify, type PlayerEvent, type PlayerState } from '../player-state.ts'
import { type AnalysisProgress, isSettled, nextAskedWord } from '../question-state.ts'
import { AnswerBar } from './answer-bar.tsx'

interface AnalysisPlayerProps {
  readonly player: PlayerState
  readonly progress: AnalysisProgress
  /** Natures and functions that the class has not been taught yet stand among the answers. */
  readonly wide: boolean
  readonly dispatch: Dispatch<PlayerEvent>
}

/** GRA-06. */
export function AnalysisPlayer({
  player,
  progress,
  wide,
  dispatch,
}: AnalysisPlayerProps): ReactElement | null {
  const { exercise, question, rank, total, level } = player
  if (exercise.type !== 'analysis') return null
  const { analysisType } = exercise
  const asked = exercise.questions[question]
  const words = asked?.words ?? []
  const word = words[progress.word]
  if (!asked || !word) return null
  const tried = { ...word, opens: opensSentence(asked, progress.word) }
  const isLastWord = nextAskedWord(exercise, question, progress.word + 1) < 0
  const nextLabel = !isLastWord
    ? EXERCISE_PLAYER.nextWord
    : rank < total
      ? EXERCISE_PLAYER.nextQuestion
      : EXERCISE_PLAYER.finish
  const fault = faultOf(word, analysisType, progress.answer)
  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <Words words={words} progress={progress} rank={rank} end={endOf(asked.sentence)} />
      <Choices
        word={word}
        type={analysisType}
        terms={askedTerms(level, wide)}
        level={level}
        progress={progress}
        dispatch={dispatch}
      />
      <AnswerBar
        verdict={progress.verdict}
        complete={canVerify(player)}
        nextLabel={nextLabel}
        hints={triedHints(tried, analysisType, progress, level)}
        feedback={feedbackOf(progress, fault, level)}
        onShowAnswer={() => dispatch({ type: 'answer-shown' })}
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        <Hints word={word} type={analysisType} />
      </AnswerBar>
    </section>
  )
}

function feedbackOf({ verdict }: AnalysisProgress, fault: WordFault | null, level: Level): string {
  if (verdict === 'retry') return EXERCISE_PLAYER.retry
  return fault === null ? EXERCISE_PLAYER.right : faultSentence(fault, level)
}

/** What to try with what was chosen first. */
function triedHints(
  word: Parameters<typeof wordTrials>[0],
  type: AnalysisType,
  { missed }: AnalysisProgress,
  level: Level,
): string[] {
  const fault = missed && faultOf(word, type, missed)
  if (!missed || !fault) return []
  const wrong = {
    nature: fault.nature === null ? null : missed.nature,
    function: fault.function === null ? null : missed.function,
  }
  return wordTrials(word, wrong, level)
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
  const asked = words.flatMap((word, index) => (isWordAsked(word) ? [index] : []))

  useFocusAt(`${rank} ${progress.word}`, () => heading.current)

  return (
    <div className="seyes sheet">
      <h2 ref={heading} tabIndex={-1} className="player-word">
        {EXERCISE_PLAYER.word(asked.indexOf(progress.word) + 1, asked.length)}
        <span className="sr-only">{` : ${words[progress.word]?.text ?? ''}`}</span>
      </h2>
      <ol className="player-words">
        {words.map(({ text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice in a sentence
            key={index}
            aria-current={index === progress.word ? 'step' : undefined}
            data-done={progress.done.includes(index) || undefined}
            data-shown={!asked.includes(index) || undefined}
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
  readonly terms: AskedTerms
  readonly level: Level
  readonly progress: AnalysisProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

function Choices(props: ChoicesProps): ReactElement {
  const { word, type, terms, level, progress, dispatch } = props
  const { answer } = progress
  return (
    <div className="grid gap-5">
      {type.nature && (
        <ChoiceGroup
          label={CLASS_LABELS.natures(level)}
          options={terms.natures}
          named={(nature) => natureLabel(nature, level)}
          chosen={answer.nature}
          disabled={isSettled(progress)}
          onChoose={(nature) => dispatch({ type: 'nature-chosen', nature })}
        />
      )}
      {asksFunction(word, type) && (
        <ChoiceGroup
          label={EXERCISE_PLAYER.function}
          options={terms.functions}
          named={(name) => name}
          chosen={answer.function}
          disabled={isSettled(progress)}
          onChoose={(name) => dispatch({ type: 'function-chosen', name })}
        />
      )}
    </div>
  )
}

interface ChoiceGroupProps<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly named: (option: Option) => string
  readonly chosen: Option | null
  readonly disabled: boolean
  readonly onChoose: (option: Option) => void
}

function ChoiceGroup<Option extends string>(props: ChoiceGroupProps<Option>): ReactElement {
  const { label, options, named, chosen, disabled, onChoose } = props
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
            {named(option)}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  )
}
