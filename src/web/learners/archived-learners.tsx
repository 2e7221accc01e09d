import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import type { ArchivedLearner } from '../../contract/class/year-end.ts'
import { ARCHIVES } from '../../texts/class-groups.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { withReason } from '../api/api-problem.ts'
import { resultsPath } from '../paths.ts'
import { IconButton } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { Tag } from '../ui/tag.tsx'
import { DeleteLearnerDialog } from './delete-learner-dialog.tsx'
import { useArchivedLearners, useRestoreLearner } from './learner-groups-api.ts'

/** Those who left: their results are read, they come back, or they are erased. Nothing where nobody left. */
export function ArchivedLearners(): ReactElement | null {
  const archived = useArchivedLearners().data ?? []
  const [deleting, setDeleting] = useState<ArchivedLearner | null>(null)
  const [results, setResults] = useState<number | null>(null)
  const restore = useRestoreLearner()
  const toast = useToast()
  const section = useFocusFallback(deleting !== null || restore.isPending)
  if (archived.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="archives">
      <h2 id="archives">{ARCHIVES.title}</h2>
      <ul className="card mt-4 px-4 py-2 sm:px-6">
        {archived.map((learner) => {
          const name = `${learner.first_name} ${learner.last_name}`
          return (
            <li key={learner.id} className="archived-row">
              <span className="min-w-0 wrap-anywhere">
                <Link to={resultsPath(learner.id)} aria-label={ARCHIVES.results(name)}>
                  {name}
                </Link>{' '}
                <Tag>{learner.level}</Tag>
                <small>{ARCHIVES.since(learner.archived_at)}</small>
              </span>
              <IconButton
                icon="undo"
                label={ARCHIVES.restore(name)}
                disabled={restore.isPending}
                onClick={() =>
                  restore.mutate(learner, {
                    onSuccess: () =>
                      toast.show({ tone: 'success', text: ARCHIVES.restored(learner.first_name) }),
                    onError: (error) =>
                      toast.show({ tone: 'error', text: withReason(ARCHIVES.restoreError, error) }),
                  })
                }
              />
              <IconButton
                icon="trash"
                tone="danger"
                label={LEARNERS.remove(name)}
                onClick={() => {
                  setResults(null)
                  setDeleting(learner)
                }}
              />
            </li>
          )
        })}
      </ul>
      {deleting && (
        <DeleteLearnerDialog
          learner={deleting}
          results={results}
          onCounted={setResults}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
