import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type FrenchGrammarResult,
  type GeneratedExercise,
  generateExercise,
  saveGrammar,
} from '../../contract/grammar.ts'
import {
  addGrammarReview,
  type GrammarReview,
  getGrammarReview,
} from '../../contract/grammar-review.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import type { ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { call } from '../api/client.ts'

/** Stores nothing. */
export function requestExercise(
  { bands, ...rest }: ExerciseRequest & { readonly withoutAi: boolean },
  signal: AbortSignal,
): Promise<GeneratedExercise> {
  return call(generateExercise, { body: { ...rest, ...(bands && { bands: [...bands] }) }, signal })
}

export interface GrammarToSave {
  readonly result: BodyInputOf<typeof saveGrammar>
  readonly idempotencyKey: string
}

export function useSaveGrammar(): UseMutationResult<FrenchGrammarResult, Error, GrammarToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: GrammarToSave) =>
      call(saveGrammar, { body: result, idempotencyKey }),
    onSuccess: ({ learner_id }) => cache.invalidateQueries({ queryKey: ['results', learner_id] }),
  })
}

function reviewKey(learnerId: string | null): readonly unknown[] {
  return ['grammar-review', learnerId]
}

/** What a learner has to see again; disabled without a learner. */
export function useGrammarReview(learnerId: string | null): UseQueryResult<GrammarReview> {
  return useQuery({
    queryKey: reviewKey(learnerId),
    queryFn: ({ signal }) => call(getGrammarReview, { params: { id: learnerId ?? '' }, signal }),
    enabled: learnerId !== null,
  })
}

export interface ReviewToAdd {
  readonly learnerId: string
  readonly body: BodyInputOf<typeof addGrammarReview>
  readonly idempotencyKey: string
}

/** Idempotent: the same answers sent again change nothing. */
export function useAddGrammarReview(): UseMutationResult<GrammarReview, Error, ReviewToAdd> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, body, idempotencyKey }: ReviewToAdd) =>
      call(addGrammarReview, { params: { id: learnerId }, body, idempotencyKey }),
    onSuccess: (review, { learnerId }) => cache.setQueryData(reviewKey(learnerId), review),
  })
}
