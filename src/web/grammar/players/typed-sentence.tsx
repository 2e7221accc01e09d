import { type Dispatch, type ReactElement, useRef } from 'react'
import type {
  AgreementQuestion,
  ChainWord,
  ConjugatedWord,
  ConjugationQuestion,
} from '../../../domain/grammar/exercise.ts'
import { isRightTyped, MAX_TYPED_LENGTH } from '../../../domain/grammar/typed-answer.ts'
import type { Level } from '../../../domain/level.ts'
import { TYPED_GRAMMAR } from '../../../texts/grammar/typed-grammar.ts'
import { useFocusAt } from '../../ui/focus/use-focus-at.ts'
import type { PlayerEvent, PlayerState } from '../player-state.ts'
import { isSettled, type QuestionProgress } from '../question-state.ts'
import { GappedSentence } from './gapped-sentence.tsx'

export type TypedProgress = Extract<QuestionProgress, { kind: 'typed' }>
export type TypedQuestion = ConjugationQuestion | AgreementQuestion
type TypedWord = ConjugatedWord | ChainWord

function consigne(question: TypedQuestion, level: Level): string {
  if ('changed' in question)
    return TYPED_GRAMMAR.changed(question.changed.from, question.changed.to, level)
  return question.shape === 'subject'
    ? TYPED_GRAMMAR.anotherSubject(question.verb, question.tense, level)
    : TYPED_GRAMMAR.conjugate(question.verb, question.tense)
}

interface TypedSentenceProps {
  readonly question: TypedQuestion
  readonly player: PlayerState
  readonly progress: TypedProgress
  /** The one word that is asked now; null for all. */
  readonly only: number | null
  readonly onFocus: (input: HTMLInputElement) => void
  readonly dispatch: Dispatch<PlayerEvent>
}

/** What is to be written, with its fields; the first one takes the focus at each question. */
export function TypedSentence(props: TypedSentenceProps): ReactElement {
  const { question, player, progress, only, onFocus, dispatch } = props
  const isTable = 'shape' in question && question.shape === 'table'
  const sheet = useRef<HTMLDivElement>(null)
  useFocusAt(`${player.rank} ${only}`, () => sheet.current?.querySelector('input'))

  const isAsked = (word: number): boolean => only === null || only === word
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
    <div ref={sheet} className="seyes sheet">
      <h2 className="typed-consigne">{consigne(question, player.level)}</h2>
      {question.model !== '' && (
        <p className="typed-model">
          <span className="sr-only">{TYPED_GRAMMAR.before} : </span>
          {question.model}
        </p>
      )}
      {isTable ? (
        <ul className="typed-table">
          {question.words.map((one, word) =>
            isAsked(word) ? (
              <li key={one.text}>
                <span>{'subject' in one ? one.subject : ''}</span>
                {input(word)}
              </li>
            ) : null,
          )}
        </ul>
      ) : (
        <p className="typed-sentence">
          <GappedSentence sentence={question.sentence}>
            {(word) =>
              isAsked(word) ? (
                input(word)
              ) : (
                <span className="text-muted">
                  {shownWord(question.words[word], progress.typed[word])}
                </span>
              )
            }
          </GappedSentence>
        </p>
      )}
    </div>
  )
}

/** A word whose turn has passed, as it was typed, or is still to come, as it was. */
function shownWord(word: TypedWord | undefined, typed: string | undefined): string {
  if (typed !== undefined && typed !== '') return typed
  return word && 'from' in word ? word.from : '…'
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
