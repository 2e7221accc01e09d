import type { Dispatch, ReactElement, ReactNode } from 'react'
import { REQUEST_QUESTIONS } from '../../texts/dictations/request-questions.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { GeneratorEvent } from './generator-state.ts'
import {
  type OpenQuestions,
  type RequestReviewEvent,
  replacedInList,
} from './request-review-state.ts'

interface QuestionProps {
  readonly text: string
  readonly children: ReactNode
}

function Question({ text, children }: QuestionProps): ReactElement {
  return (
    <Notice tone="warning">
      <div data-question="" className="grid gap-2.5">
        <p>{text}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </Notice>
  )
}

interface WordQuestionsProps {
  readonly open: OpenQuestions
  readonly list: string
  readonly dispatch: Dispatch<GeneratorEvent>
  readonly onAnswer: Dispatch<RequestReviewEvent>
}

/** TXT-05: a word that is no French word is written otherwise, kept or taken away. */
export function WordQuestions(props: WordQuestionsProps): ReactElement | null {
  const { open, list, dispatch, onAnswer } = props
  if (open.words.length === 0) return null
  const write = (word: string, by: string | null): void =>
    dispatch({ type: 'typed', change: { words: replacedInList(list, word, by) } })
  return (
    <ul aria-label={REQUEST_QUESTIONS.words} className="grid gap-2">
      {open.words.map(({ word, suggestion }) => (
        <li key={word}>
          <Question text={REQUEST_QUESTIONS.word(word, suggestion)}>
            {suggestion !== null && (
              <Button variant="outline" onClick={() => write(word, suggestion)}>
                {REQUEST_QUESTIONS.replace(suggestion)}
              </Button>
            )}
            <Button variant="ghost" onClick={() => onAnswer({ type: 'kept', word })}>
              {REQUEST_QUESTIONS.keep(word)}
            </Button>
            <Button variant="ghost" onClick={() => write(word, null)}>
              {REQUEST_QUESTIONS.drop(word)}
            </Button>
          </Question>
        </li>
      ))}
    </ul>
  )
}

interface AcceptProps {
  readonly open: OpenQuestions
  readonly onAnswer: Dispatch<RequestReviewEvent>
}

/** TXT-04. */
export function ThemeQuestion({ open: { theme }, onAnswer }: AcceptProps): ReactElement | null {
  if (theme === null) return null
  return (
    <Question text={REQUEST_QUESTIONS.theme(theme)}>
      <Button variant="outline" onClick={() => onAnswer({ type: 'accepted', texts: [theme] })}>
        {REQUEST_QUESTIONS.goOnWithTheme}
      </Button>
    </Question>
  )
}

/** TXT-04. */
export function GoalQuestions({ open: { goals }, onAnswer }: AcceptProps): ReactElement | null {
  if (goals.length === 0) return null
  return (
    <Question text={REQUEST_QUESTIONS.goals(goals)}>
      <Button variant="outline" onClick={() => onAnswer({ type: 'accepted', texts: goals })}>
        {REQUEST_QUESTIONS.goOnWithGoals(goals.length)}
      </Button>
    </Question>
  )
}
