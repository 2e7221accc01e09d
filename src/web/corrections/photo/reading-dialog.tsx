import type { ReactElement } from 'react'
import { COPY_READING } from '../../../texts/corrections/corrections.ts'
import { retryNotice } from '../../../texts/retry.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { CorrectionStep } from '../correction-state.ts'

interface ReadingDialogProps {
  readonly step: CorrectionStep
  readonly onCancel: () => void
}

/** Progress of the reading, or the wait before the next attempt. */
export function ReadingDialog({ step, onCancel }: ReadingDialogProps): ReactElement | null {
  if (step.kind !== 'reading' && step.kind !== 'waiting') return null
  return (
    <Dialog
      open
      title={COPY_READING.title}
      onClose={onCancel}
      footer={
        <Button variant="outline" onClick={onCancel}>
          {COPY_READING.cancel}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{COPY_READING.hint}</p>
        {step.kind === 'waiting' ? (
          <Notice tone="warning">{retryNotice(step.left)}</Notice>
        ) : (
          <ProgressBar label={COPY_READING.title} percent={step.percent} />
        )}
      </div>
    </Dialog>
  )
}
