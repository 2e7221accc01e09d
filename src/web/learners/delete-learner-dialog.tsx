import { type ReactElement, useEffect } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { useToast } from '../ui/feedback/toasts.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { countResults, useDeleteLearner } from './learners-api.ts'

interface DeleteLearnerDialogProps {
  readonly learner: Pick<Learner, 'id' | 'first_name' | 'last_name'>
  /** Results that would be deleted too; null while counting. */
  readonly results: number | null
  readonly onCounted: (results: number) => void
  readonly onClose: () => void
}

/** LEA-04. */
export function DeleteLearnerDialog(props: DeleteLearnerDialogProps): ReactElement {
  const { learner, results, onCounted, onClose } = props
  const remove = useDeleteLearner()
  const toast = useToast()

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once for each learner
  useEffect(() => {
    const stop = new AbortController()
    countResults(learner, stop.signal).then(onCounted, () => undefined)
    return () => stop.abort()
  }, [learner.id])

  function confirm(): void {
    remove.mutate(learner, {
      onSuccess: () => {
        onClose()
        toast.show({ tone: 'success', text: LEARNERS.deleted })
      },
      onError: () => {
        onClose()
        toast.show({ tone: 'error', text: LEARNERS.deleteError })
      },
    })
  }

  return (
    <ConfirmDialog
      open
      title={LEARNERS.deleteTitle}
      message={
        <>
          <p>{LEARNERS.deleteQuestion}</p>
          <p className="mt-2 font-semibold">{`${learner.first_name} ${learner.last_name}`}</p>
          <p className="mt-2 text-muted" aria-live="polite">
            {results === null ? LEARNERS.deleteResultsUnknown : LEARNERS.deleteResults(results)}
          </p>
        </>
      }
      confirmLabel={LEARNERS.confirmDelete}
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
