import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import {
  type AgreementQuestion,
  type ChainWord,
  type ConjugatedWord,
  type ConjugationQuestion,
  GAP,
} from '../../../domain/grammar/exercise.ts'
import { isRightTyped, MAX_TYPED_LENGTH, wrongPart } from '../../../domain/grammar/typed-answer.ts'
import { EXERCISE_PLAYER } from '../../../texts/grammar/grammar.ts'
import {
  chainTrial,
  conjugationReason,
  conjugationTrial,
  TYPED_GRAMMAR,
} from '../../../texts/grammar/typed-grammar.ts'
import { AccentKeys } from '../../ui/forms/accent-keys.tsx'
import type { AnswerMark } from '../answer-marks-state.ts'
import { canVerify, type PlayerEvent, type PlayerState } from '../player-state.ts'
import { isSettled, type QuestionProgress } from '../question-state.ts'
import { AnswerBar } from './answer-bar.tsx'

type TypedProgress = Extract<QuestionProgress, { kind: 'typed' }>
type TypedQuestion = ConjugationQuestion | AgreementQuestion
type TypedWord = ConjugatedWord | ChainWord

interface TypedPlayerProps {
  readonly player: PlayerState
  readonly progress: TypedProgress
  readonly dispatch: Dispatch<PlayerEvent>
}

function questionOf({ exercise, question }: PlayerState): TypedQuestion | undefined {
  const isTyped = exercise.type === 'conjugation' || exercise.type === 'agreement'
  return isTyped ? exercise.questions[question] : undefined
}

function consigne(question: TypedQuestion): string {
  if ('changed' in question)
    return TYPED_GRAMMAR.changed(question.changed.from, question.changed.to)
  return question.shape === 'subject'
    ? TYPED_GRAMMAR.anotherSubject(question.verb, question.tense)
    : TYPED_GRAMMAR.conjugate(question.verb, question.tense)
}

/** Hints on the words that were wrong first, a word of each kind once. */
function hintsOf(question: TypedQuestion, missed: readonly AnswerMark[]): string[] {
  const all = missed.map(({ word, given }) => {
    if ('changed' in question) return chainTrial(question.words[word]?.link ?? 'noun')
    const one = question.words[word]
    return one ? conjugationTrial(one, question.tense, wrongPart(given, one)) : ''
  })
  return [...new Set(all)]
}

/** GRA-17: forms to write, in a table or in their sentence. */
export function TypedPlayer({ player, progress, dispatch }: TypedPlayerProps): ReactElement | null {
  const one = questionOf(player)
  const field = useRef<HTMLInputElement | null>(null)
  if (!one) return null
  const missed = player.marks.filter((mark) => mark.question === player.question && !mark.right)
  const settled = isSettled(progress)
  return (
    <section aria-label={EXERCISE_PLAYER.sentence} className="grid gap-6">
      <TypedSentence
        question={one}
        player={player}
        progress={progress}
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
      <AnswerBar
        verdict={progress.verdict}
        complete={canVerify(player)}
        nextLabel={
          player.rank < player.total ? EXERCISE_PLAYER.nextQuestion : EXERCISE_PLAYER.finish
        }
        hints={progress.misses > 0 ? hintsOf(one, missed) : []}
        feedback={
          progress.verdict === 'right' ? EXERCISE_PLAYER.allRight : EXERCISE_PLAYER.someWrong
        }
        onVerify={() => dispatch({ type: 'verified', at: Date.now() })}
        onShowAnswer={() => dispatch({ type: 'answer-shown' })}
        onNext={() => dispatch({ type: 'continued', at: Date.now() })}
      >
        {progress.verdict === 'wrong' && <Reasons question={one} missed={missed} />}
      </AnswerBar>
    </section>
  )
}

function Reasons({
  question,
  missed,
}: {
  question: TypedQuestion
  missed: readonly AnswerMark[]
}): ReactElement {
  const reasons =
    'changed' in question
      ? [TYPED_GRAMMAR.answers(question.words.map(({ text }) => text))]
      : missed.flatMap(({ word }) => {
          const one = question.words[word]
          return one ? [conjugationReason(one, question.tense)] : []
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

interface TypedSentenceProps {
  readonly question: TypedQuestion
  readonly player: PlayerState
  readonly progress: TypedProgress
  readonly onFocus: (input: HTMLInputElement) => void
  readonly dispatch: Dispatch<PlayerEvent>
}

function TypedSentence(props: TypedSentenceProps): ReactElement {
  const { question, player, progress, onFocus, dispatch } = props
  const isTable = 'shape' in question && question.shape === 'table'
  const first = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus again
  useEffect(
    () => first.current?.querySelector('input')?.focus({ preventScroll: true }),
    [player.rank],
  )

  const input = (word: number): ReactElement => (
    <TypedField
      key={word}
      index={word}
      word={question.words[word]}
      progress={progress}
      onFocus={onFocus}
      onType={(text) => dispatch({ type: 'word-typed', word, text })}
    />
  )
  return (
    <div ref={first} className="seyes sheet">
      <h2 className="typed-consigne">{consigne(question)}</h2>
      {question.model !== '' && (
        <p className="typed-model">
          <span className="sr-only">{TYPED_GRAMMAR.before} : </span>
          {question.model}
        </p>
      )}
      {isTable ? (
        <ul className="typed-table">
          {question.words.map((one, word) => (
            <li key={one.text}>
              <span>{'subject' in one ? one.subject : ''}</span>
              {input(word)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="typed-sentence">
          {question.sentence.split(GAP).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
            <span key={index}>
              {index > 0 && input(index - 1)}
              {part}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

interface TypedFieldProps {
  readonly index: number
  readonly word: TypedWord | undefined
  readonly progress: TypedProgress
  readonly onFocus: (input: HTMLInputElement) => void
  readonly onType: (text: string) => void
}

function TypedField({
  index,
  word,
  progress,
  onFocus,
  onType,
}: TypedFieldProps): ReactElement | null {
  if (!word) return null
  const typed = progress.typed[index] ?? ''
  const right = progress.verdict === null ? undefined : isRightTyped(typed, word)
  const label =
    'subject' in word ? TYPED_GRAMMAR.field(word.subject) : TYPED_GRAMMAR.chainField(word.from)
  return (
    <input
      className="typed-field"
      aria-label={label}
      aria-invalid={right === false || undefined}
      data-word={index}
      data-verdict={right === undefined ? undefined : right ? 'right' : 'wrong'}
      placeholder={'from' in word ? word.from : undefined}
      value={typed}
      readOnly={isSettled(progress)}
      size={Math.max(6, word.text.length + 2)}
      maxLength={MAX_TYPED_LENGTH}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      onFocus={(event) => onFocus(event.currentTarget)}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
