import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { addWordPractice, getWordReview, type WordReview } from '../../contract/word-review.ts'
import { call } from '../api/client.ts'

function reviewKey(learnerId: string | null): readonly unknown[] {
  return ['word-review', learnerId]
}

/** Always fetched anew: a copy that was just saved changes it. Disabled without a learner. */
export function useWordReview(learnerId: string | null): UseQueryResult<WordReview> {
  return useQuery({
    queryKey: reviewKey(learnerId),
    queryFn: ({ signal }) => call(getWordReview, { params: { id: learnerId ?? '' }, signal }),
    enabled: learnerId !== null,
    refetchOnMount: 'always',
  })
}

export interface AnsweredWord {
  readonly word: string
  readonly right: boolean
}

interface PracticedWords {
  readonly learnerId: string
  readonly answers: readonly AnsweredWord[]
}

/** The same answers sent again change nothing: the first one of a day decides. */
export function useAddWordPractice(): UseMutationResult<WordReview, Error, PracticedWords> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, answers }: PracticedWords) =>
      call(addWordPractice, { params: { id: learnerId }, body: { answers: [...answers] } }),
    onSuccess: (review, { learnerId }) => {
      cache.setQueryData(reviewKey(learnerId), review)
    },
  })
}
