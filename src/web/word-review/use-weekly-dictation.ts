import { useSearchParams } from 'react-router'
import type { SubscriptionReply } from '../../contract/account.ts'
import { makeWordList } from '../../domain/dictation/word-list.ts'
import type { Level } from '../../domain/level.ts'
import { weeklyLength, weeklyWords } from '../../domain/word-review/weekly-dictation.ts'
import { isDue } from '../../domain/word-review/word-boxes.ts'
import { WEEKLY_DICTATION, weeklyTheme } from '../../texts/word-review/weekly-dictation.ts'
import { useLearners } from '../api/list-queries.ts'
import { today } from '../api/today.ts'
import { useWordReview } from './word-review-api.ts'

export interface WeeklyDictation {
  readonly fields: {
    readonly words: string
    readonly level: Level
    readonly length: number
    readonly theme: string
  }
  /** What was filled in, for whom. */
  readonly notice: string
}

/** What the generator starts with for the learner of the address; null without one, undefined while it is loading. */
export function useWeeklyDictation(
  limits: SubscriptionReply['limits'] | undefined,
): WeeklyDictation | null | undefined {
  const wanted = useSearchParams()[0].get('apprenant')
  const learners = useLearners()
  const review = useWordReview(wanted)
  if (wanted === null || learners.isError || review.isError) return null
  if (!limits || !learners.data || review.data === undefined || review.isFetching) return undefined
  const learner = learners.data.find(({ id }) => id === wanted)
  if (learner === undefined) return null
  const now = today()
  const words = weeklyWords(review.data.words, now)
  const due = review.data.words.filter((word) => isDue(word, now)).length
  const { first_name: name, level } = learner
  return {
    fields: {
      words: makeWordList(words),
      level,
      length: weeklyLength(words.length, limits.max_sentences),
      theme: words.length > 0 ? weeklyTheme(now) : '',
    },
    notice:
      words.length > 0
        ? WEEKLY_DICTATION.filled(name, words.length, due)
        : WEEKLY_DICTATION.none(name),
  }
}
