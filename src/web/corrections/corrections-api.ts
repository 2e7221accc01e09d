import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type CorrectionDetail,
  changeCorrection,
  getCorrection,
  saveCorrection,
} from '../../contract/corrections.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { ReviewedCopy } from '../../domain/copy/review/copy-review.ts'
import { call } from '../api/client.ts'
import { DICTATIONS_KEY } from '../api/list-queries.ts'
import type { CorrectionSubmission } from './correction-submission-state.ts'

function refreshed(cache: QueryClient, learnerId: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: ['results', learnerId] }),
    cache.invalidateQueries({ queryKey: ['account'] }),
    // Who has done a dictation stands on its page.
    cache.invalidateQueries({ queryKey: [...DICTATIONS_KEY, 'copies'] }),
  ])
}

/** Idempotent: the same key and content answer the same row. */
export function useSaveCorrection(): UseMutationResult<
  FrenchDictationResult,
  Error,
  CorrectionSubmission & { readonly review: ReviewedCopy }
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, dictationId, part, content, review, key }) =>
      call(saveCorrection, {
        body: {
          learner_id: learnerId,
          dictation_id: dictationId,
          part,
          content,
          review: sent(review),
        },
        idempotencyKey: key,
      }),
    onSuccess: (_stored, { learnerId }) => refreshed(cache, learnerId),
  })
}

export function useCorrection(id: string): UseQueryResult<CorrectionDetail> {
  return useQuery({
    queryKey: ['correction', id],
    queryFn: ({ signal }) => call(getCorrection, { params: { id }, signal }),
  })
}

/** Those of a class, in the order of `ids`; always fetched anew. */
export function useCorrections(ids: readonly string[]): UseQueryResult<CorrectionDetail[]> {
  return useQuery({
    queryKey: ['correction', 'several', ...ids],
    queryFn: ({ signal }) =>
      Promise.all(ids.map((id) => call(getCorrection, { params: { id }, signal }))),
    refetchOnMount: 'always',
  })
}

export interface CorrectionToChange {
  readonly id: string
  /** Of the row on the screen; the server refuses a stale one. */
  readonly updated_at: string
  readonly review: ReviewedCopy
  readonly key: string
}

/** Replaces the review of a stored copy. */
export function useChangeCorrection(): UseMutationResult<
  CorrectionDetail,
  Error,
  CorrectionToChange
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, updated_at, review, key }) =>
      call(changeCorrection, {
        params: { id },
        body: { review: sent(review), updated_at },
        idempotencyKey: key,
      }),
    onSuccess: (row) => {
      cache.setQueryData(['correction', row.id], row)
      return refreshed(cache, row.learner_id)
    },
  })
}

/** Request bodies have mutable lists, domain types readonly ones. */
function sent(review: ReviewedCopy) {
  const { faults, extras, order, signs, choices } = review
  return {
    ...review,
    faults: [...faults],
    extras: [...extras],
    order: [...order],
    signs: [...signs],
    choices: [...choices],
  }
}
