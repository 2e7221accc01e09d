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
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/client.ts'
import { type Saved, saveOrKeep } from '../api/save-or-keep.ts'

/** Stores nothing. */
export function requestExercise(
  { bands, ...rest }: ExerciseRequest & { readonly withoutAi: boolean },
  signal: AbortSignal,
): Promise<GeneratedExercise> {
  return call(generateExercise, { body: { ...rest, ...(bands && { bands: [...bands] }) }, signal })
}

type KeptExercises = typeof import('../offline/kept-exercises.ts')

function keptExercises(): Promise<KeptExercises | null> {
  return import('../offline/kept-exercises.ts').catch(() => null)
}

/** From the server, or, without network, one that was made ahead for this device. */
export async function requestOrTakeExercise(
  user: string,
  request: ExerciseRequest & { readonly withoutAi: boolean },
  signal: AbortSignal,
): Promise<GeneratedExercise> {
  try {
    const exercise = await requestExercise(request, signal)
    // Only where the application itself is kept.
    const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (isKept) void keptExercises().then((kept) => kept?.keepAnother(user, request))
    return exercise
  } catch (error) {
    const isAway = error instanceof ApiProblem && error.code === 'network'
    const kept = isAway ? await keptExercises() : null
    const taken = await kept?.takeExercise(user, request).catch(() => undefined)
    if (taken) return taken
    throw error
  }
}

export interface GrammarToSave {
  readonly result: BodyInputOf<typeof saveGrammar>
  readonly idempotencyKey: string
}

/** Without network it is kept. */
export function useSaveGrammar(): UseMutationResult<
  Saved<FrenchGrammarResult>,
  Error,
  GrammarToSave
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: GrammarToSave) =>
      saveOrKeep(saveGrammar, { params: {}, body: result, idempotencyKey }),
    onSuccess: (_saved, { result }) =>
      cache.invalidateQueries({ queryKey: ['results', result.learner_id] }),
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

/** Idempotent: the same answers sent again change nothing. Without network they are kept. */
export function useAddGrammarReview(): UseMutationResult<Saved<GrammarReview>, Error, ReviewToAdd> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, body, idempotencyKey }: ReviewToAdd) =>
      saveOrKeep(addGrammarReview, { params: { id: learnerId }, body, idempotencyKey }),
    onSuccess: (saved, { learnerId }) => {
      if (saved.kind === 'stored') cache.setQueryData(reviewKey(learnerId), saved.reply)
    },
  })
}
