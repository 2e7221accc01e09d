import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { addWordPractice, getWordReview, type WordReview } from '../../contract/word-review.ts'
import { call } from '../api/client.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { type Saved, saveOrKeep, waitingBodies } from '../api/save-or-keep.ts'
import { today } from '../api/today.ts'
import { reviewAfterAnswers } from './word-practice-state.ts'

function reviewKey(learnerId: string | null): readonly unknown[] {
  return ['word-review', learnerId]
}

/** Always fetched anew: a copy that was just saved changes it. With what waits on this device. Disabled without a learner. */
export function useWordReview(learnerId: string | null): UseQueryResult<WordReview> {
  const params = { id: learnerId ?? '' }
  return useQuery({
    queryKey: reviewKey(learnerId),
    queryFn: async ({ signal }) => {
      const review = await call(getWordReview, { params, signal })
      const waiting = await waitingBodies(addWordPractice, params)
      return reviewAfterAnswers(
        review,
        waiting.flatMap(({ answers }) => answers),
        today(),
      )
    },
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

/** The same answers sent again change nothing: the first one of a day decides. Without network they are kept. */
export function useAddWordPractice(): UseMutationResult<Saved<WordReview>, Error, PracticedWords> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, answers }: PracticedWords) =>
      saveOrKeep(addWordPractice, {
        params: { id: learnerId },
        body: { answers: [...answers] },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (saved, { learnerId, answers }) => {
      cache.setQueryData<WordReview>(reviewKey(learnerId), (before) =>
        saved.kind === 'stored'
          ? saved.reply
          : before && reviewAfterAnswers(before, answers, today()),
      )
    },
  })
}
