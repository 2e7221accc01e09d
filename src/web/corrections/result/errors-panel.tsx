import type { ReactElement } from 'react'
import { familyTotals } from '../../../domain/copy/review/grading-scale.ts'
import { COPY_ERRORS } from '../../../texts/corrections/copy-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { ErrorRow } from './error-row.tsx'
import { errorGroups } from './errors-state.ts'
import type { CopyErrors } from './use-copy-errors.ts'

interface ErrorsPanelProps {
  readonly copyErrors: CopyErrors
}

/** Errors by family. The result is complete without them, while they load or when they fail to. */
export function ErrorsPanel({ copyErrors }: ErrorsPanelProps): ReactElement {
  const { status, errors, counted, review, onReview, onRetry } = copyErrors
  if (status === 'loading') return <SkeletonLines label={COPY_ERRORS.loading} count={3} />
  if (errors.length === 0) return <Notice tone="success">{COPY_ERRORS.none}</Notice>
  const { merged } = familyTotals(counted)
  return (
    <section
      aria-labelledby="copy-errors"
      className="card grid gap-5 p-5 sm:p-6 print:gap-2 print:p-4 print:[zoom:0.8]"
    >
      <div>
        <h2 id="copy-errors">{COPY_ERRORS.heading}</h2>
        {onReview && <p className="mt-1 text-muted print:hidden">{COPY_ERRORS.lead}</p>}
      </div>
      {status === 'failed' && (
        <Notice tone="warning" role="note">
          <p>{COPY_ERRORS.failed}</p>
          <Button variant="ghost" icon="refresh" className="-ml-4" onClick={onRetry}>
            {COPY_ERRORS.retry}
          </Button>
        </Notice>
      )}
      {errorGroups(errors, review.switches).map((group) => (
        <div key={group.family}>
          <h3 className="font-body text-base font-semibold tracking-normal">
            {group.family === null
              ? COPY_ERRORS.notCounted
              : COPY_ERRORS.family(group.family, group.errors.length)}
          </h3>
          <ul>
            {group.errors.map((error) => (
              <ErrorRow key={error.key} error={error} onReview={onReview} />
            ))}
          </ul>
        </div>
      ))}
      <p className="text-muted print:hidden">{COPY_ERRORS.merged(merged)}</p>
    </section>
  )
}
