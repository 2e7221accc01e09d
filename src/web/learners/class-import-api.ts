import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportedLearner, importLearners } from '../../contract/class/class-import.ts'
import type { Learner } from '../../contract/learners.ts'
import { call } from '../api/client.ts'
import { refreshLearners } from './learners-api.ts'

interface ClassToImport {
  readonly learners: readonly ImportedLearner[]
  readonly idempotencyKey: string
}

/** CLA-01: the names, levels and birth dates that the adult has looked at, and nothing else of the list. */
export function useImportLearners(): UseMutationResult<Learner[], Error, ClassToImport> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learners, idempotencyKey }: ClassToImport) =>
      call(importLearners, { body: { learners: [...learners] }, idempotencyKey }),
    onSuccess: () => refreshLearners(cache),
  })
}
