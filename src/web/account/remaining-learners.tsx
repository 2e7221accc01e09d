import { type ReactElement, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { useLearners } from '../api/list-queries.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { useDeleteRemainingLearner } from './remaining-learners-api.ts'

function nameOf({ first_name, last_name }: Learner): string {
  return `${first_name} ${last_name}`
}

/** Learners of a former plan: their screen is closed, yet they must remain erasable (GDPR article 17). */
export function RemainingLearners(): ReactElement | null {
  const learners = useLearners().data ?? []
  const [asked, setAsked] = useState<Learner | null>(null)
  if (learners.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-[1.1rem]">{LEARNERS.kept}</h3>
      <ul className="grid">
        {learners.map((learner) => (
          <li key={learner.id} className="flex items-center justify-between gap-3">
            {nameOf(learner)}
            <Button
              variant="ghost"
              className="min-h-11! px-3!"
              aria-label={LEARNERS.remove(nameOf(learner))}
              onClick={() => setAsked(learner)}
            >
              {LEARNERS.confirmDelete}
            </Button>
          </li>
        ))}
      </ul>
      {asked && <DeleteQuestion learner={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function DeleteQuestion({
  learner,
  onClose,
}: {
  learner: Learner
  onClose: () => void
}): ReactElement {
  const erase = useDeleteRemainingLearner()
  const toast = useToast()

  function confirm(): void {
    erase.mutate(learner.id, {
      onSuccess: () => toast.show({ tone: 'success', text: LEARNERS.deleted }),
      onError: () => toast.show({ tone: 'error', text: LEARNERS.deleteError }),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open
      title={LEARNERS.deleteTitle}
      message={
        <>
          <p>{LEARNERS.deleteQuestion}</p>
          <p className="mt-2 font-semibold">{nameOf(learner)}</p>
          <p className="mt-2 text-muted">{LEARNERS.deleteResultsUnknown}</p>
        </>
      }
      confirmLabel={LEARNERS.confirmDelete}
      busy={erase.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
