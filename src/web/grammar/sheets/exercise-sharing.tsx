import '../../styles/projection.css'
import { type ReactElement, useState } from 'react'
import type { Exercise } from '../../../domain/grammar/exercise.ts'
import {
  EXERCISE_SHEETS,
  type ExerciseSheet,
  exercisePages,
} from '../../../domain/grammar/printed-exercise.ts'
import type { Level } from '../../../domain/level.ts'
import { EXERCISE_SERIES, EXERCISE_SHEET_NAMES } from '../../../texts/grammar/exercise-sheets.ts'
import { EXERCISE_NAMES } from '../../../texts/grammar/grammar.ts'
import { type WrittenQuestion, writtenQuestions } from '../../../texts/grammar/written-questions.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { ProjectionView } from '../../ui/projection/projection-view.tsx'
import { ExercisePageOnPaper } from './exercise-on-paper.tsx'

interface ExerciseSharingProps {
  readonly exercise: Exercise
  readonly level: Level
  /** Of the words to be put in order, and of version B. */
  readonly seed: number
  /** Of the timer on the wall; null: none. */
  readonly minutes: number | null
  readonly onAnother: () => void
  readonly onLeave: () => void
}

export function ExerciseSharing(props: ExerciseSharingProps): ReactElement {
  const { exercise, level, seed, minutes, onAnother, onLeave } = props
  const [isProjected, setProjected] = useState(false)
  const [sheets, setSheets] = useState<readonly ExerciseSheet[]>(EXERCISE_SHEETS)
  const questions = writtenQuestions(exercise, { level, seed })
  const pages = exercisePages(exercise, seed, sheets)
  if (isProjected) {
    return (
      <ProjectionView
        count={questions.length}
        durationS={minutes === null ? null : minutes * 60}
        isText
        onLeave={() => setProjected(false)}
      >
        {(rank, isShown) => <ProjectedQuestion question={questions[rank]} isShown={isShown} />}
      </ProjectionView>
    )
  }
  return (
    <section className="card grid max-w-3xl gap-6 p-6 sm:p-8" aria-labelledby="serie">
      <h2 id="serie">
        {EXERCISE_SERIES.ready(EXERCISE_NAMES[exercise.type], questions.length, level)}
      </h2>
      <ol className="written-questions">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of one exercise never move
          <li key={at}>
            {question.before && <span className="block text-muted">{question.before}</span>}
            {question.text}
          </li>
        ))}
      </ol>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{EXERCISE_SERIES.sheets}</legend>
        <div className="flex flex-wrap gap-2.5">
          {EXERCISE_SHEETS.map((sheet) => (
            <CheckboxChip
              key={sheet}
              checked={sheets.includes(sheet)}
              onChange={(event) =>
                setSheets(
                  event.currentTarget.checked
                    ? [...sheets, sheet]
                    : sheets.filter((one) => one !== sheet),
                )
              }
            >
              {EXERCISE_SHEET_NAMES[sheet]}
            </CheckboxChip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button icon="printer" disabled={pages.length === 0} onClick={() => window.print()}>
          {pages.length === 0 ? EXERCISE_SERIES.nothing : EXERCISE_SERIES.print(pages.length)}
        </Button>
        <Button variant="outline" icon="screen" onClick={() => setProjected(true)}>
          {EXERCISE_SERIES.project}
        </Button>
        <Button variant="outline" icon="refresh" onClick={onAnother}>
          {EXERCISE_SERIES.another}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {EXERCISE_SERIES.settings}
        </Button>
      </div>
      {pages.length > 0 && (
        <div className="print-alone printed-pages" aria-hidden="true">
          {pages.map((page) => (
            <ExercisePageOnPaper
              key={`${page.sheet}-${page.page}`}
              type={exercise.type}
              level={level}
              questions={questions}
              page={page}
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface ProjectedQuestionProps {
  readonly question: WrittenQuestion | undefined
  readonly isShown: boolean
}

function ProjectedQuestion({ question, isShown }: ProjectedQuestionProps): ReactElement | null {
  if (!question) return null
  const { before, text, choices, words, answer } = question
  return (
    <div>
      {before && <span data-small="">{before}</span>}
      <span className={isShown && answer ? 'projection-answer' : undefined}>
        {isShown && answer ? answer : text}
      </span>
      {choices && <span data-small="">{choices}</span>}
      {words.map(({ label, answer: name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
        <span key={at} data-small="">
          {label} <span className="projection-answer">{isShown ? name : '…'}</span>
        </span>
      ))}
    </div>
  )
}
