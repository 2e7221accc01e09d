/** Results, words and facts of learners, asked for together. */
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { CalculationPractice } from '../../../contract/calculation-practice.ts'
import type { LearnerResults } from '../../../contract/results.ts'
import type { WordReview } from '../../../contract/word-review.ts'
import { practiceQuery } from '../../calculations/calculations-api.ts'
import { wordReviewQuery } from '../../word-review/word-review-api.ts'
import { resultsQuery } from '../results-api.ts'
import type { StoredWork } from './learner-report-state.ts'

interface LoadedWorks {
  /** In the order of the learners; null until all have come. */
  readonly works: readonly StoredWork[] | null
  readonly isError: boolean
  readonly onRetry: () => void
}

function worksOf(
  results: readonly UseQueryResult<LearnerResults>[],
  reviews: readonly UseQueryResult<WordReview>[],
  practices: readonly UseQueryResult<CalculationPractice>[],
): StoredWork[] {
  return results.flatMap(({ data }, at) => {
    const [review, practice] = [reviews[at]?.data, practices[at]?.data]
    return data && review && practice ? [{ results: data, review, practice }] : []
  })
}

export function useStoredWorks(learnerIds: readonly string[]): LoadedWorks {
  const results = useQueries({ queries: learnerIds.map(resultsQuery) })
  const reviews = useQueries({ queries: learnerIds.map(wordReviewQuery) })
  const practices = useQueries({ queries: learnerIds.map(practiceQuery) })
  const works = worksOf(results, reviews, practices)
  const failed = [...results, ...reviews, ...practices].filter(({ isError }) => isError)
  return {
    works: works.length === learnerIds.length ? works : null,
    isError: failed.length > 0,
    onRetry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
