import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type CopyDiagnosis, MAX_PIECES } from '../../../contract/copy-review.ts'
import { nameCopyErrors } from '../../../contract/corrections.ts'
import type { CopyPiece } from '../../../domain/copy/review/wrong-pieces.ts'
import { call } from '../../api/client.ts'

export function useNamedCopy(
  dictationId: string | null,
  pieces: readonly CopyPiece[],
  wanted: boolean,
): UseQueryResult<CopyDiagnosis> {
  return useQuery({
    queryKey: ['copy-errors', dictationId, pieces],
    queryFn: ({ signal }) =>
      call(nameCopyErrors, {
        params: { id: dictationId ?? '' },
        body: { pieces: pieces.slice(0, MAX_PIECES) },
        signal,
      }),
    enabled: wanted && dictationId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
