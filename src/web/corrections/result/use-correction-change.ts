/** Changes the review of a stored correction: one request at a time, the same idempotency key for the same change. */
import { useRef, useState } from 'react'
import type { CorrectionDetail } from '../../../contract/corrections.ts'
import type { ReviewedCopy } from '../../../domain/copy/review/copy-review.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { newIdempotencyKey } from '../../api/random-values.ts'
import { useChangeCorrection } from '../corrections-api.ts'
import { saveErrorSentence } from '../use-correction-saving.ts'

export interface StoredVersion {
  readonly id: string
  readonly updated_at: string
}

export interface CorrectionChange {
  readonly isBusy: boolean
  /** Error of the last attempt, in French; null when it succeeded. */
  readonly sentence: string | null
  /** Whether the row was changed elsewhere in the meantime. */
  readonly isStale: boolean
  readonly change: (row: StoredVersion, review: ReviewedCopy) => void
}

export function useCorrectionChange(
  onStored: (row: CorrectionDetail, review: ReviewedCopy) => void,
): CorrectionChange {
  const mutation = useChangeCorrection()
  const attempt = useRef({ content: '', key: '' })
  const isInFlight = useRef(false)
  const [error, setError] = useState<unknown>(null)

  async function change({ id, updated_at }: StoredVersion, review: ReviewedCopy): Promise<void> {
    if (isInFlight.current) return
    isInFlight.current = true
    setError(null)
    const content = JSON.stringify([id, updated_at, review])
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() }
    try {
      const { key } = attempt.current
      onStored(await mutation.mutateAsync({ id, updated_at, review, key }), review)
    } catch (problem) {
      setError(problem)
    } finally {
      isInFlight.current = false
    }
  }

  return {
    isBusy: mutation.isPending,
    sentence: error === null ? null : saveErrorSentence(error),
    isStale: error instanceof ApiProblem && error.code === 'stale',
    change: (row, review) => void change(row, review),
  }
}
