import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router'
import type { CorrectionDetail } from '../../contract/corrections.ts'
import { DICTATION_RESULT } from '../../texts/corrections/dictation-result.ts'
import { longDate } from '../../texts/format.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { useCorrection } from '../corrections/corrections-api.ts'
import { PATHS, resultsPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Page } from '../ui/layout/page.tsx'
import { DictationResultEditor } from './dictation-result-editor.tsx'
import { type OpenedResult, openStoredResult } from './dictation-result-state.ts'
import { DictationResultText, DictationResultView } from './dictation-result-view.tsx'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_RESULT.pageTitle }]
}

export default function DictationResultScreen(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCorrection(id)
  if (data) return <DictationResult key={id} row={data} onRefetch={() => void refetch()} />
  return (
    <Page
      crumb={DICTATION_RESULT.crumb}
      title={DICTATION_RESULT.title}
      back={{ to: PATHS.results, label: DICTATION_RESULT.back }}
    >
      {error === null ? (
        <SkeletonLines label={DICTATION_RESULT.loading} count={6} />
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState
          text={DICTATION_RESULT.notFound}
          action={<ButtonLink to={PATHS.results}>{DICTATION_RESULT.toResults}</ButtonLink>}
        />
      ) : (
        <ErrorPanel text={DICTATION_RESULT.loadError} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

interface DictationResultProps {
  readonly row: CorrectionDetail
  readonly onRefetch: () => void
}

/** A snapshot: a refetch must not change the row being edited. */
interface EditedResult {
  readonly row: CorrectionDetail
  readonly opened: OpenedResult
}

function DictationResult({ row, onRefetch }: DictationResultProps): ReactElement {
  const [edited, setEdited] = useState<EditedResult | null>(null)
  const toast = useToast()
  const opened = openStoredResult(row)
  const { first_name, last_name, level } = row.learner
  const learner = DICTATION_RESULT.learner(`${first_name} ${last_name}`, level)
  const close = (): void => setEdited(null)
  return (
    <Page
      crumb={DICTATION_RESULT.crumb}
      title={edited ? DICTATION_RESULT.changing : DICTATION_RESULT.title}
      lead={[learner, row.dictation.title, longDate(row.created_at)].join(' · ')}
      back={{ to: resultsPath(row.learner_id), label: DICTATION_RESULT.back }}
    >
      {edited ? (
        <DictationResultEditor
          row={edited.row}
          opened={edited.opened}
          onCancel={close}
          onStored={() => {
            toast.show({ tone: 'success', text: DICTATION_RESULT.saved })
            close()
          }}
          onStale={() => {
            toast.show({ tone: 'error', text: DICTATION_RESULT.stale })
            onRefetch()
            close()
          }}
        />
      ) : opened === undefined ? (
        <DictationResultText row={row} />
      ) : (
        <DictationResultView
          row={row}
          opened={opened}
          onChange={() => setEdited({ row, opened })}
        />
      )}
    </Page>
  )
}
