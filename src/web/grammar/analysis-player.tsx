import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import type { AnalysedWord, AnalysisType } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { asksFunction, faultOf } from '../../domain/grammar/marking.ts'
import { ASKED_NATURES } from '../../domain/grammar/nature.ts'
import { faultSentence, PLAYER } from '../../texts/grammar.ts'
import { wordHints } from '../../texts/grammar-hints.ts'
import { ChipButton } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { canVerify, type PlayEvent, type PlayState } from './play-state.ts'
import type { Turn } from './turn-state.ts'

type AnalysisTurn = Extract<Turn, { kind: 'analysis' }>

interface AnalysisPlayerProps {
  readonly play: PlayState
  readonly turn: AnalysisTurn
  readonly dispatch: Dispatch<PlayEvent>
}

/** A sentence, its words one after the other, and what each is (GRA-06). */
export function AnalysisPlayer({ play, turn, dispatch }: AnalysisPlayerProps): ReactElement | null {
  const { exercise, question, rank, total } = play
  if (exercise.type !== 'analysis') return null
  const { analysisType } = exercise
  const words = exercise.questions[question]?.words ?? []
  const word = words[turn.word]
  if (!word) return null
  const isLastWord = turn.word + 1 === words.length
  const nextLabel = !isLastWord
    ? PLAYER.nextWord
    : rank < total
      ? PLAYER.nextQuestion
      : PLAYER.finish
  const fault = faultOf(word, analysisType, turn.answer)
  return (
    <section aria-label={PLAYER.sentence} className="grid gap-6">
      <Words
        words={words}
        turn={turn}
        rank={rank}
        end={endOf(exercise.questions[question]?.sentence)}
      />
      <Choices word={word} type={analysisType} turn={turn} dispatch={dispatch} />
      <AnswerBar
        verdict={turn.verdict}
        complete={canVerify(play)}
        nextLabel={nextLabel}
        feedback={fault === null ? PLAYER.right : faultSentence(fault)}
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
  readonly turn: AnalysisTurn
  /** Another question takes the focus to its first word. */
  readonly rank: number
  /** The mark that ends the sentence. */
  readonly end: string
}

function endOf(sentence = ''): string {
  return /[.!?…]$/u.exec(sentence)?.[0] ?? ''
}

/** The sentence, word by word: found ones ticked, the present one ringed. */
function Words({ words, turn, rank, end }: WordsProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each word takes the focus again
  useEffect(() => heading.current?.focus({ preventScroll: true }), [turn.word, rank])

  return (
    <div className="seyes sheet">
      <h2 ref={heading} tabIndex={-1} className="player-word">
        {PLAYER.word(turn.word + 1, words.length)}
        <span className="sr-only">{` : ${words[turn.word]?.text ?? ''}`}</span>
      </h2>
      <ol className="player-words">
        {words.map(({ text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice in a sentence
            key={index}
            aria-current={index === turn.word ? 'step' : undefined}
            data-done={turn.done.includes(index) || undefined}
          >
            {text}
            {turn.done.includes(index) && (
              <>
                <Icon name="check" className="size-4" />
                <span className="sr-only">{PLAYER.wordDone('')}</span>
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
  readonly turn: AnalysisTurn
  readonly dispatch: Dispatch<PlayEvent>
}

function Choices({ word, type, turn, dispatch }: ChoicesProps): ReactElement {
  const { answer, verdict } = turn
  return (
    <div className="grid gap-5">
      {type.nature && (
        <ChoiceGroup
          label={PLAYER.nature}
          options={ASKED_NATURES}
          chosen={answer.nature}
          disabled={verdict === 'right'}
          onChoose={(nature) => dispatch({ type: 'nature-chosen', nature })}
        />
      )}
      {asksFunction(word, type) && (
        <ChoiceGroup
          label={PLAYER.function}
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
