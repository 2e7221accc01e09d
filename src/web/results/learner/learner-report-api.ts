import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getPractice } from '../../../contract/calculation-practice.ts'
import { listResults } from '../../../contract/results.ts'
import { getWordReview } from '../../../contract/word-review.ts'
import { call } from '../../api/client.ts'
import type { StoredWork } from './learner-report-state.ts'

/** More than a page and a sheet show. */
const NEWEST_RESULTS = '20'

async function storedWork(id: string, signal: AbortSignal): Promise<StoredWork> {
  const params = { id }
  const [results, review, practice] = await Promise.all([
    call(listResults, { params, query: { limit: NEWEST_RESULTS }, signal }),
    call(getWordReview, { params, signal }),
    call(getPractice, { params, signal }),
  ])
  return { results, review, practice }
}

/** Results, words and facts of learners, in the order of `ids`. Always fetched anew: what was just done changes them. */
export function useStoredWorks(ids: readonly string[]): UseQueryResult<StoredWork[]> {
  return useQuery({
    queryKey: ['results', 'work', ...ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => storedWork(id, signal))),
    refetchOnMount: 'always',
  })
}
