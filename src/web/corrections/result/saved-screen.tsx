import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router'
import type { CorrectionDetail } from '../../../contract/corrections.ts'
import { longDate } from '../../../texts/format.ts'
import { SAVED_CORRECTION } from '../../../texts/saved-corrections.ts'
import { ApiProblem } from '../../api/client.ts'
import { PATHS, resultsPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useCorrection } from '../corrections-api.ts'
import { type OpenedCopy, openStored } from './saved-copy-state.ts'
import { SavedEditor } from './saved-editor.tsx'
import { SavedText, SavedView } from './saved-view.tsx'

export function meta(): { title: string }[] {
  return [{ title: SAVED_CORRECTION.pageTitle }]
}

export default function SavedScreen(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCorrection(id)
  if (data) return <Saved key={id} row={data} onRefetch={() => void refetch()} />
  return (
    <Page
      crumb={SAVED_CORRECTION.crumb}
      title={SAVED_CORRECTION.title}
      back={{ to: PATHS.results, label: SAVED_CORRECTION.back }}
    >
      {error === null ? (
        <SkeletonLines label={SAVED_CORRECTION.loading} count={6} />
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState
          text={SAVED_CORRECTION.notFound}
          action={<ButtonLink to={PATHS.results}>{SAVED_CORRECTION.toResults}</ButtonLink>}
        />
      ) : (
        <ErrorPanel text={SAVED_CORRECTION.loadError} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

interface SavedProps {
  readonly row: CorrectionDetail
  readonly onRefetch: () => void
}

/** A correction while it is changed: it stays the one that was opened, whatever the server says meanwhile. */
interface Taken {
  readonly row: CorrectionDetail
  readonly opened: OpenedCopy
}

/** The correction as it was saved, or while it is being changed. */
function Saved({ row, onRefetch }: SavedProps): ReactElement {
  const [taken, setTaken] = useState<Taken | null>(null)
  const toast = useToast()
  const opened = openStored(row)
  const { first_name, last_name, level } = row.learner
  const learner = SAVED_CORRECTION.learner(`${first_name} ${last_name}`, level)
  const close = (): void => setTaken(null)
  return (
    <Page
      crumb={SAVED_CORRECTION.crumb}
      title={taken ? SAVED_CORRECTION.changing : SAVED_CORRECTION.title}
      lead={[learner, row.dictation.title, longDate(row.created_at)].join(' · ')}
      back={{ to: resultsPath(row.learner_id), label: SAVED_CORRECTION.back }}
    >
      {taken ? (
        <SavedEditor
          row={taken.row}
          opened={taken.opened}
          onCancel={close}
          onStored={() => {
            toast.show({ tone: 'success', text: SAVED_CORRECTION.saved })
            close()
          }}
          onStale={() => {
            toast.show({ tone: 'error', text: SAVED_CORRECTION.stale })
            onRefetch()
            close()
          }}
        />
      ) : opened === undefined ? (
        <SavedText row={row} />
      ) : (
        <SavedView row={row} opened={opened} onChange={() => setTaken({ row, opened })} />
      )}
    </Page>
  )
}
