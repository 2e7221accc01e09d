import type { ReactElement, ReactNode } from 'react'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import type { Learner } from '../../contract/learners.ts'
import type { WordReview } from '../../contract/word-review.ts'
import { makeWordList } from '../../domain/dictation/word-list.ts'
import type { Level } from '../../domain/level.ts'
import { weeklyLength, weeklyWords } from '../../domain/word-review/weekly-dictation.ts'
import { isDue } from '../../domain/word-review/word-boxes.ts'
import { WEEKLY_DICTATION, weeklyTheme } from '../../texts/word-review/weekly-dictation.ts'
import { useLearners } from '../api/list-queries.ts'
import { today } from '../api/today.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useWordReview } from './word-review-api.ts'

/** What the generator starts with. */
export interface WeeklyFields {
  readonly words: string
  readonly level: Level
  readonly length: number
  readonly theme: string
}

interface FilledForm {
  readonly fields: WeeklyFields
  /** What was filled in, for whom. */
  readonly notice: string
}

type Limits = SubscriptionReply['limits']

function filledForm(
  { first_name, level }: Learner,
  review: WordReview,
  limits: Limits,
): FilledForm {
  const now = today()
  const words = weeklyWords(review.words, now)
  const due = review.words.filter((word) => isDue(word, now)).length
  const hasWords = words.length > 0
  return {
    fields: {
      words: makeWordList(words),
      level,
      length: weeklyLength(words.length, limits.max_sentences),
      theme: hasWords ? weeklyTheme(now) : '',
    },
    notice: hasWords
      ? WEEKLY_DICTATION.filled(first_name, words.length, due)
      : WEEKLY_DICTATION.none(first_name),
  }
}

export interface WeeklyDictationProps {
  readonly learnerId: string
  readonly limits: Limits
  /** The generator; with an empty form when the learner's words cannot be had. */
  readonly children: (fields: WeeklyFields | undefined) => ReactNode
}

/** «La dictée de la semaine» of a learner: the words that are due, and a theme, in the generator. */
export function WeeklyDictation(props: WeeklyDictationProps): ReactElement {
  const { learnerId, limits, children } = props
  const learners = useLearners()
  const review = useWordReview(learnerId)
  const learner = learners.data?.find(({ id }) => id === learnerId)
  if (learners.isPending || review.isPending) {
    return <SkeletonLines label={WEEKLY_DICTATION.loading} count={6} />
  }
  if (learner === undefined || review.data === undefined) return <>{children(undefined)}</>
  const { fields, notice } = filledForm(learner, review.data, limits)
  return (
    <div className="grid gap-5">
      <Notice tone="info">{notice}</Notice>
      {children(fields)}
    </div>
  )
}
