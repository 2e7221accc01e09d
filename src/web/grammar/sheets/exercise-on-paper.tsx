/** The printed pages of an exercise of grammar. */
import '../../styles/sheets.css'
import '../../styles/grammar-sheets.css'
import type { ReactElement } from 'react'
import type { ExerciseType } from '../../../domain/grammar/exercise.ts'
import { type ExercisePage, QUESTIONS_ON_SHEET } from '../../../domain/grammar/printed-exercise.ts'
import type { Level } from '../../../domain/level.ts'
import {
  EXERCISE_SHEET_NAMES,
  EXERCISE_SHEET_TEXTS,
  EXERCISE_TASKS,
} from '../../../texts/grammar/exercise-sheets.ts'
import { EXERCISE_NAMES } from '../../../texts/grammar/grammar.ts'
import type { WrittenQuestion } from '../../../texts/grammar/written-questions.ts'

interface ExercisePageProps {
  readonly type: ExerciseType
  readonly level: Level
  readonly questions: readonly WrittenQuestion[]
  readonly page: ExercisePage
}

export function ExercisePageOnPaper(props: ExercisePageProps): ReactElement {
  const { type, level, questions, page } = props
  const { sheet } = page
  return (
    <section className="a4">
      <div className="a4-head">
        <p className="a4-kicker">{EXERCISE_SHEET_TEXTS.kicker(EXERCISE_NAMES[type], level)}</p>
        <p className="a4-title">{EXERCISE_SHEET_NAMES[sheet]}</p>
        {sheet !== 'answers' && <p className="a4-task">{EXERCISE_TASKS[type]}</p>}
      </div>
      {sheet === 'answers' ? (
        <div className="a4-right">
          <Answers name="version-a" asked={page.questions} questions={questions} />
          <Answers name="version-b" asked={page.other} questions={questions} />
        </div>
      ) : (
        <>
          <p className="a4-child">{EXERCISE_SHEET_TEXTS.name}</p>
          <ol
            className="a4-questions"
            style={{ gridTemplateRows: `repeat(${QUESTIONS_ON_SHEET[type]}, minmax(0, 1fr))` }}
          >
            {page.questions.map(({ rank, index }) => (
              <Asked key={rank} rank={rank} type={type} question={questions[index]} />
            ))}
          </ol>
        </>
      )}
      <div className="a4-footer">
        <span>{`${EXERCISE_SHEET_TEXTS.brand} · ${EXERCISE_SHEET_NAMES[sheet]}`}</span>
        <span>{EXERCISE_SHEET_TEXTS.pageOf(page.page, page.pages)}</span>
      </div>
    </section>
  )
}

interface AskedProps {
  readonly rank: number
  readonly type: ExerciseType
  readonly question: WrittenQuestion | undefined
}

function Asked({ rank, type, question }: AskedProps): ReactElement | null {
  if (!question) return null
  const { before, text, choices, words } = question
  return (
    <li>
      <b>{rank}</b>
      <div>
        {before && <p className="a4-before">{before}</p>}
        <p>{text}</p>
        {choices && <p className="a4-before">{choices}</p>}
        {type === 'reorder' && <i className="a4-line" />}
        {words.length > 0 && (
          <ul>
            {words.map(({ label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
              <li key={at}>
                <span>{label}</span>
                <i className="a4-line" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

interface AnswersProps {
  readonly name: 'version-a' | 'version-b'
  readonly asked: ExercisePage['questions']
  readonly questions: readonly WrittenQuestion[]
}

function Answers({ name, asked, questions }: AnswersProps): ReactElement {
  return (
    <div>
      <p className="a4-heading">{EXERCISE_SHEET_NAMES[name]}</p>
      <ol>
        {asked.map(({ rank, index }) => (
          <li key={rank}>
            <b>{rank}</b>
            <span>
              {questions[index]?.answer}
              {questions[index]?.words
                .map(({ label, answer }) => `${label}\u00a0: ${answer}`)
                .join('\u00a0; ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
