import { type Dispatch, type FormEvent, type ReactElement, useReducer, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { gapParts } from '../../domain/word-review/typed-word.ts'
import { UI } from '../../texts/ui.ts'
import { PRACTICE_PROMPTS, WORD_PRACTICE } from '../../texts/word-review/word-practice.ts'
import { wordReviewPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Icon } from '../ui/icon.tsx'
import { SpokenSentence } from './spoken-sentence.tsx'
import { TypedWordField } from './typed-word-field.tsx'
import { useAnswerSaving } from './use-answer-saving.ts'
import {
  type AskedStep,
  askedStep,
  type PracticeEvent,
  type PracticeState,
  reducePractice,
  showsModel,
} from './word-practice-state.ts'

interface WordPracticeProps {
  readonly learner: Learner
  readonly initial: PracticeState
  /** Another series, when words are left. */
  readonly onAgain: (() => void) | null
}

/** REV-02: from the first word to the end. */
export function WordPractice({ learner, initial, onAgain }: WordPracticeProps): ReactElement {
  const [state, dispatch] = useReducer(reducePractice, initial)
  const saving = useAnswerSaving(learner.id, state.answers)
  const step = askedStep(state)
  if (state.startedAt === null) {
    return (
      <div className="card grid max-w-[46rem] gap-5 p-5 sm:p-7">
        <div>
          <h2 className="wrap-anywhere">{WORD_PRACTICE.forWhom(learner.first_name)}</h2>
          <p className="mt-1 text-muted">{WORD_PRACTICE.words(state.words.length)}</p>
        </div>
        <Button
          icon="pencil"
          className="sm:justify-self-start"
          onClick={() => dispatch({ type: 'started', at: Date.now() })}
        >
          {WORD_PRACTICE.start}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid max-w-[46rem] gap-5">
      {saving.failed && (
        <Notice tone="error">
          {WORD_PRACTICE.notSaved}{' '}
          <Button variant="ghost" onClick={saving.retry}>
            {WORD_PRACTICE.retry}
          </Button>
        </Notice>
      )}
      {step === null ? (
        <PracticeEnd state={state} learner={learner} isKept={saving.isKept} onAgain={onAgain} />
      ) : (
        <StepForm state={state} step={step} dispatch={dispatch} />
      )}
    </div>
  )
}

interface StepFormProps {
  readonly state: PracticeState
  readonly step: AskedStep
  readonly dispatch: Dispatch<PracticeEvent>
}

function promptOf({ mood, differs }: PracticeState, { kind }: AskedStep): string {
  if (differs) return PRACTICE_PROMPTS.differs
  return mood === 'asked' ? PRACTICE_PROMPTS[kind] : PRACTICE_PROMPTS[mood]
}

function StepForm({ state, step, dispatch }: StepFormProps): ReactElement {
  const { at, steps, mood, typed } = state
  const hasModel = showsModel(state)
  const isRight = mood === 'right'
  // The whole sentence is in sight: nothing can be typed meanwhile.
  const [isRead, setRead] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    dispatch({ type: 'submitted', at: Date.now() })
  }

  return (
    <form noValidate onSubmit={submit} className="card grid gap-5 p-5 sm:p-6">
      <p className="text-muted tabular-nums">{WORD_PRACTICE.rank(at + 1, steps.length)}</p>
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        {isRight && <Icon name="check" className="size-6 text-leaf" />}
        {promptOf(state, step)}
        {hasModel && <span className="sr-only">{PRACTICE_PROMPTS.modelIs(step.form)}</span>}
      </p>
      {step.kind === 'dictate' && mood === 'asked' && (
        <SpokenSentence
          sentence={step.sentence}
          form={step.form}
          isShown={isRead}
          onShow={setRead}
        />
      )}
      {!isRead && (
        <>
          <div className="seyes sheet word-sheet" lang="fr">
            {step.kind === 'dictate' ? (
              <GappedSentence step={step} isFilled={mood !== 'asked'} isRight={isRight} />
            ) : (
              <p className="word-model">
                {hasModel || isRight ? (
                  step.form
                ) : (
                  <span className="word-cover" aria-hidden="true" />
                )}
              </p>
            )}
          </div>
          <TypedWordField
            typed={typed}
            step={`${at}-${mood}`}
            isRight={isRight}
            onType={(text) => dispatch({ type: 'typed', text })}
          />
          <StepActions mood={mood} hasModel={hasModel} dispatch={dispatch} />
        </>
      )}
    </form>
  )
}

interface StepActionsProps {
  readonly mood: PracticeState['mood']
  readonly hasModel: boolean
  readonly dispatch: Dispatch<PracticeEvent>
}

function StepActions({ mood, hasModel, dispatch }: StepActionsProps): ReactElement {
  const isRight = mood === 'right'
  const leave = (): void =>
    dispatch(hasModel ? { type: 'skipped', at: Date.now() } : { type: 'unknown' })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit">{isRight ? WORD_PRACTICE.next : WORD_PRACTICE.submit}</Button>
      {!isRight && (
        <Button variant="ghost" onClick={leave}>
          {hasModel ? WORD_PRACTICE.skip : WORD_PRACTICE.unknown}
        </Button>
      )}
    </div>
  )
}

interface GappedSentenceProps {
  readonly step: AskedStep
  readonly isFilled: boolean
  readonly isRight: boolean
}

function GappedSentence({ step, isFilled, isRight }: GappedSentenceProps): ReactElement {
  return (
    <p>
      {gapParts(step.sentence, step.form).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        <span key={index}>
          {index > 0 && (
            <span className="word-gap" data-right={isRight || undefined}>
              {isFilled ? step.form : <span className="sr-only">{WORD_PRACTICE.gap}</span>}
            </span>
          )}
          {part}
        </span>
      ))}
    </p>
  )
}

interface PracticeEndProps {
  readonly state: PracticeState
  readonly learner: Learner
  readonly isKept: boolean
  readonly onAgain: (() => void) | null
}

function PracticeEnd({ state, learner, isKept, onAgain }: PracticeEndProps): ReactElement {
  const { answers } = state
  const right = answers.filter((answer) => answer.right)
  const returning = answers.filter((answer) => !answer.right)
  return (
    <section aria-label={WORD_PRACTICE.end} className="card grid gap-5 p-6">
      <div role="status">
        <h2 className="text-2xl">{WORD_PRACTICE.end}</h2>
        <p className="mt-2 text-muted">{WORD_PRACTICE.endText(right.length, answers.length)}</p>
        {isKept && <p className="mt-2">{UI.keptOnDevice}</p>}
      </div>
      <WordList title={WORD_PRACTICE.right} words={right} />
      <WordList title={WORD_PRACTICE.returning} words={returning} />
      <div className="flex flex-wrap gap-3">
        {onAgain && <Button onClick={onAgain}>{WORD_PRACTICE.again}</Button>}
        <ButtonLink to={wordReviewPath(learner.id)} variant={onAgain ? 'outline' : 'primary'}>
          {WORD_PRACTICE.back}
        </ButtonLink>
      </div>
    </section>
  )
}

function WordList({ title, words }: { title: string; words: PracticeState['answers'] }) {
  if (words.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-2" lang="fr">
        {words.map(({ word }) => (
          <li key={word} className="rounded-tag bg-ink-100 px-3 py-1 font-reading text-lg">
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
