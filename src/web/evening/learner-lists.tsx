import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { LearnerEvening } from '../../contract/evening.ts'
import { EVENING } from '../../texts/evening.ts'
import { longDate, percent } from '../../texts/format.ts'
import { TREND_NAMES } from '../../texts/vocabulary.ts'
import {
  dictatePath,
  grammarTrainingPath,
  learnerPath,
  PATHS,
  resultPath,
  resultsPath,
  weeklySeriesPath,
  wordReviewPath,
} from '../paths.ts'
import { TrendIcon } from '../ui/charts/trend-icon.tsx'
import { Tag } from '../ui/tag.tsx'
import { EveningLink } from './evening-link.tsx'

interface LearnersProps {
  readonly learners: readonly LearnerEvening[]
}

interface DueItem {
  readonly subject: 'french' | 'maths'
  readonly what: string
  readonly action: string
  readonly to: string
}

function dueItems({
  id,
  dictation,
  series,
  due_words,
  due_facts,
  due_questions,
}: LearnerEvening): DueItem[] {
  const items: (DueItem | null)[] = [
    dictation && {
      subject: 'french',
      what: EVENING.dictation(dictation.title),
      action: EVENING.dictate,
      to: dictatePath(dictation.id),
    },
    series === null
      ? null
      : {
          subject: 'maths',
          what: EVENING.series,
          action: EVENING.start,
          to: weeklySeriesPath(id, series),
        },
    due_words > 0
      ? {
          subject: 'french',
          what: EVENING.dueWords(due_words),
          action: EVENING.review,
          to: wordReviewPath(id),
        }
      : null,
    due_facts > 0
      ? {
          subject: 'maths',
          what: EVENING.dueFacts(due_facts),
          action: EVENING.start,
          to: PATHS.calculationTraining,
        }
      : null,
    due_questions > 0
      ? {
          subject: 'french',
          what: EVENING.dueQuestions(due_questions),
          action: EVENING.review,
          to: grammarTrainingPath(id),
        }
      : null,
  ]
  return items.filter((item) => item !== null)
}

function fullName({ first_name, last_name }: LearnerEvening): string {
  return `${first_name} ${last_name}`
}

/** A card a child: what is due, then the last result. */
export function LearnerCards({ learners }: LearnersProps): ReactElement {
  return (
    <div className="learner-cards">
      {learners.map((learner) => (
        <LearnerCard key={learner.id} learner={learner} />
      ))}
    </div>
  )
}

function LearnerCard({ learner }: { readonly learner: LearnerEvening }): ReactElement {
  const items = dueItems(learner)
  return (
    <article className="learner-card" aria-label={fullName(learner)}>
      <h2 className="name-label">
        <span>
          <Link to={learnerPath(learner.id)}>
            <strong>{learner.first_name}</strong>
          </Link>
          <small>{learner.level}</small>
        </span>
      </h2>
      <h3>{EVENING.toDo}</h3>
      {items.length === 0 ? (
        <p className="py-3 text-muted">{EVENING.upToDate}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.what} className="due-item" data-subject={item.subject}>
              <b>{item.what}</b>
              <EveningLink
                to={item.to}
                label={EVENING.about(item.action, item.what, learner.first_name)}
              >
                {item.action}
              </EveningLink>
            </li>
          ))}
        </ul>
      )}
      <h3>{EVENING.lastResult}</h3>
      <LastResult learner={learner} />
    </article>
  )
}

function LastResult({ learner }: { readonly learner: LearnerEvening }): ReactElement {
  const { id, last_result } = learner
  if (last_result === null) return <p className="py-3 text-muted">{EVENING.noResult}</p>
  const { activity, title, score, trend, created_at } = last_result
  const name = EVENING.activities[activity]
  return (
    <div className="last-result" data-subject={activity === 'calculation' ? 'maths' : 'french'}>
      <div className="min-w-0">
        <Link
          to={activity === 'dictation' ? resultPath(last_result.id) : resultsPath(id)}
          className="font-semibold wrap-anywhere"
        >
          {title ?? EVENING.exercise(name)}
        </Link>
        <small>{`${longDate(created_at)}, ${name}`}</small>
      </div>
      <p className="last-score">
        <b>{percent(score)}</b>
        <TrendIcon trend={trend} label={TREND_NAMES[trend]} />
      </p>
      <div className="score-pencil" style={{ '--v': score }} aria-hidden="true">
        <i />
      </div>
    </div>
  )
}

/** A class: a line a pupil. */
export function LearnerRows({ learners }: LearnersProps): ReactElement {
  return (
    <section className="card mt-8 p-6" aria-labelledby="la-classe">
      <h2 id="la-classe" className="text-xl">
        {EVENING.theClass}
      </h2>
      <p className="text-muted">{EVENING.classSize(learners.length)}</p>
      <ul className="learner-rows">
        {learners.map((learner) => (
          <li key={learner.id}>
            <Link to={learnerPath(learner.id)} className="min-w-0 font-semibold wrap-anywhere">
              {fullName(learner)}
            </Link>
            <Tag>{learner.level}</Tag>
            <span className="text-muted">
              {dueItems(learner)
                .map(({ what }) => what)
                .join(', ') || EVENING.upToDate}
            </span>
            <b className="row-score">{learner.last_result && percent(learner.last_result.score)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
