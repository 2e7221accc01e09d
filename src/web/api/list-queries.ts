/** Queries that several nouns share; the noun's own `*-api.ts` changes and invalidates them. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type DictationCopy, listDictationCopies } from '../../contract/dictation-study.ts'
import { type Dictation, getDictation, searchDictations } from '../../contract/dictations.ts'
import { type Learner, listLearners } from '../../contract/learners.ts'
import { call } from './client.ts'

export const LEARNERS_KEY = ['learners'] as const
export const DICTATIONS_KEY = ['dictations'] as const

/** Ordered by first name. */
export function useLearners(): UseQueryResult<Learner[]> {
  return useQuery({
    queryKey: LEARNERS_KEY,
    queryFn: ({ signal }) => call(listLearners, { signal }),
  })
}

export function useDictation(id: string): UseQueryResult<Dictation> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, id],
    queryFn: ({ signal }) => call(getDictation, { params: { id }, signal }),
  })
}

/** The newest of each learner who has done a dictation. */
export function useDictationCopies(id: string): UseQueryResult<DictationCopy[]> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, 'copies', id],
    queryFn: ({ signal }) => call(listDictationCopies, { params: { id }, signal }),
  })
}

export function useDictationCount(): UseQueryResult<number> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, 'count'],
    queryFn: async ({ signal }) =>
      (await call(searchDictations, { query: { limit: '1' }, signal })).total,
  })
}
