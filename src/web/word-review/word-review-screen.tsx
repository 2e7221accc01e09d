import type { ReactElement } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { isAcquired, isDue, type ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import {
  dueText,
  errorKind,
  progressText,
  WORD_REVIEW,
} from '../../texts/word-review/word-review.ts'
import { today } from '../api/today.ts'
import { learnerName } from '../learners/learner-select.tsx'
import { PATHS, weeklyDictationPath, wordReviewPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Page } from '../ui/layout/page.tsx'
import { type KnownWords, LearnerWords } from './learner-words.tsx'

export function meta(): { title: string }[] {
  return [{ title: WORD_REVIEW.pageTitle }]
}

/** REV-01. */
export default function WordReviewScreen(): ReactElement {
  const { crumb, title, lead, back } = WORD_REVIEW
  return (
    <Page crumb={crumb} title={title} lead={lead} back={{ to: PATHS.dictations, label: back }}>
      <LearnerWords>{(known) => <WordsOf {...known} />}</LearnerWords>
    </Page>
  )
}

function WordsOf({ learner, learners, review, isReadOnly }: KnownWords): ReactElement {
  const now = today()
  const { words } = review
  const due = words.filter((word) => isDue(word, now))
  const later = words.filter((word) => !isDue(word, now))
  return (
    <div className="grid gap-8">
      <LearnerField learner={learner} learners={learners} />
      {isReadOnly && <Notice tone="warning">{WORD_REVIEW.readOnly}</Notice>}
      {words.length === 0 ? (
        <EmptyState
          text={WORD_REVIEW.none}
          detail={WORD_REVIEW.noneDetail}
          action={<ButtonLink to={PATHS.dictationCorrect}>{WORD_REVIEW.correct}</ButtonLink>}
        />
      ) : (
        <>
          <Exercises learnerId={learner.id} due={due.length} isReadOnly={isReadOnly} />
          <Labels title={WORD_REVIEW.due} words={due} now={now} empty={WORD_REVIEW.nothingDue} />
          <Labels
            title={WORD_REVIEW.coming}
            words={later.filter((word) => !isAcquired(word))}
            now={now}
          />
          <Labels title={WORD_REVIEW.acquired} words={later.filter(isAcquired)} now={now} />
        </>
      )}
    </div>
  )
}

function LearnerField({ learner, learners }: Pick<KnownWords, 'learner' | 'learners'>) {
  const [, setSearch] = useSearchParams()
  return (
    <SelectField
      label={WORD_REVIEW.learner}
      className="max-w-sm"
      value={learner.id}
      onChange={(event) => setSearch({ apprenant: event.currentTarget.value }, { replace: true })}
    >
      {learners.map((one) => (
        <option key={one.id} value={one.id}>
          {learnerName(one)}
        </option>
      ))}
    </SelectField>
  )
}

interface ExercisesProps {
  readonly learnerId: string
  /** Words that are due. */
  readonly due: number
  readonly isReadOnly: boolean
}

function Exercises({ learnerId, due, isReadOnly }: ExercisesProps): ReactElement {
  const { flash, flashText, copy, copyText, weekly, weeklyText, weeklyNone } = WORD_REVIEW
  const { report, reportText, exercises } = WORD_REVIEW
  return (
    <nav aria-label={exercises} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {!isReadOnly && (
        <>
          <Exercise
            to={wordReviewPath(learnerId, '/dictee-flash')}
            icon="pencil"
            ground="bg-ink-100 text-ink-700"
            title={flash}
            text={flashText}
          />
          <Exercise
            to={wordReviewPath(learnerId, '/copier-cacher-ecrire')}
            icon="eye-off"
            ground="bg-leaf-100 text-leaf-700"
            title={copy}
            text={copyText}
          />
        </>
      )}
      <Exercise
        to={due > 0 ? weeklyDictationPath(learnerId) : null}
        icon="book"
        ground="bg-ochre-100 text-ochre-700"
        title={weekly}
        text={due > 0 ? weeklyText(due) : weeklyNone}
      />
      <Exercise
        to={wordReviewPath(learnerId, '/bilan')}
        icon="chart"
        ground="bg-sunk text-ink-800"
        title={report}
        text={reportText}
      />
    </nav>
  )
}

interface ExerciseProps {
  /** null while there is nothing to do. */
  readonly to: string | null
  readonly icon: IconName
  /** Classes of the icon's ground. */
  readonly ground: string
  readonly title: string
  readonly text: string
}

function Exercise({ to, icon, ground, title, text }: ExerciseProps): ReactElement {
  const inside = (
    <>
      <span className={`grid size-12 flex-none place-items-center rounded-full ${ground}`}>
        <Icon name={icon} className="size-6" />
      </span>
      <span className="grid gap-1">
        <span className={`font-semibold ${to === null ? '' : 'text-ink-700'}`}>{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
    </>
  )
  const shape = 'card flex items-start gap-4 p-5 no-underline'
  return to === null ? (
    <p className={shape}>{inside}</p>
  ) : (
    <Link to={to} className={`${shape} text-inherit hover:bg-ink-050`}>
      {inside}
    </Link>
  )
}

interface LabelsProps {
  readonly title: string
  readonly words: readonly ReviewedWord[]
  readonly now: CalendarDate
  /** Without it an empty list is left out. */
  readonly empty?: string
}

function Labels({ title, words, now, empty }: LabelsProps): ReactElement | null {
  if (words.length === 0 && empty === undefined) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-4 flex items-baseline gap-3 text-2xl">
        {title}
        {words.length > 0 && (
          <span className="text-lg text-muted tabular-nums">{words.length}</span>
        )}
      </h2>
      {words.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="word-labels">
          {words.map((word) => (
            <WordLabel key={word.word} word={word} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

const DAYS = [1, 2, 3]

function WordLabel({ word, now }: { word: ReviewedWord; now: CalendarDate }): ReactElement {
  const acquired = isAcquired(word)
  return (
    <li
      className="word-label"
      data-acquired={acquired || undefined}
      style={{ '--letters': word.word.length }}
    >
      <p lang="fr">{word.word}</p>
      <p className="text-sm text-muted">{errorKind(word.error)}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="inline-flex items-center gap-2">
          {acquired ? (
            <Icon name="check" className="size-5 text-leaf" />
          ) : (
            <span className="word-days" aria-hidden="true">
              {DAYS.map((day) => (
                <span key={day} data-on={word.successes >= day || undefined} />
              ))}
            </span>
          )}
          <span className={acquired ? '' : 'sr-only'}>{progressText(word)}</span>
        </span>
        <span className="text-muted">{dueText(word, now)}</span>
      </p>
    </li>
  )
}
