/** The two lists that several screens read; each noun's own `*-api.ts` changes them. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Dictation, listDictations } from '../../contract/dictations.ts'
import { type Learner, listLearners } from '../../contract/learners.ts'
import { call } from './client.ts'

export const LEARNERS_KEY = ['learners'] as const
export const DICTATIONS_KEY = ['dictations'] as const

/** Learners by first name. */
export function useLearners(): UseQueryResult<Learner[]> {
  return useQuery({
    queryKey: LEARNERS_KEY,
    queryFn: ({ signal }) => call(listLearners, { signal }),
  })
}

/** Dictations, newest first. */
export function useDictations(): UseQueryResult<Dictation[]> {
  return useQuery({
    queryKey: DICTATIONS_KEY,
    queryFn: ({ signal }) => call(listDictations, { signal }),
  })
}
