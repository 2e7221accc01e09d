import { type ReactElement, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { readClassList } from '../../domain/class/class-list.ts'
import { CLASS_IMPORT, listRefusal } from '../../texts/class-import.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { useLearners } from '../api/list-queries.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { today } from '../api/today.ts'
import { AttestationNotice } from '../attestation/attestation-notice.tsx'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { TextArea } from '../ui/forms/field.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ClassImportCheck } from './class-import-check.tsx'
import { INITIAL_IMPORT, reduceClassImport } from './class-import-state.ts'
import { useClassFile } from './use-class-file.ts'
import '../styles/class.css'

export function meta(): { title: string }[] {
  return [{ title: CLASS_IMPORT.pageTitle }]
}

/** CLA-01. */
export default function ClassImportScreen(): ReactElement {
  const learners = useLearners()
  const limits = useSubscription().data?.limits
  const { title, lead, back } = CLASS_IMPORT
  return (
    <Page title={title} lead={lead} back={{ to: PATHS.learners, label: back }}>
      <div className="mb-6 empty:hidden">
        <AttestationNotice />
      </div>
      {learners.data && limits ? (
        <ClassImport learners={learners.data} maximum={limits.max_learners} />
      ) : learners.isLoadingError ? (
        <ErrorPanel text={LEARNERS.loadError} onRetry={() => void learners.refetch()} />
      ) : (
        <SkeletonLines label={LEARNERS.loading} count={4} />
      )}
    </Page>
  )
}

interface ClassImportProps {
  readonly learners: readonly Learner[]
  readonly maximum: number
}

function ClassImport({ learners, maximum }: ClassImportProps): ReactElement {
  const [state, dispatch] = useReducer(reduceClassImport, INITIAL_IMPORT)
  const navigate = useNavigate()
  const toast = useToast()
  const context = { learners, today: today() }
  if (state.kind === 'choosing') {
    return (
      <ListChoice
        refusal={state.refusal && listRefusal(state.refusal)}
        onRows={(rows) =>
          dispatch({
            type: 'read',
            list: readClassList(rows),
            context,
            sendKey: newIdempotencyKey(),
          })
        }
      />
    )
  }
  return (
    <ClassImportCheck
      state={state}
      context={context}
      maximum={maximum}
      dispatch={dispatch}
      onImported={(count) => {
        toast.show({ tone: 'success', text: CLASS_IMPORT.done(count) })
        void navigate(PATHS.learners)
      }}
    />
  )
}

interface ListChoiceProps {
  readonly refusal: string | null
  readonly onRows: (rows: readonly (readonly string[])[]) => void
}

/** A file, or lines copied from somewhere. */
function ListChoice({ refusal, onRows }: ListChoiceProps): ReactElement {
  const [pasted, setPasted] = useState('')
  const { isReading, hasFailed, readFile, readText } = useClassFile(onRows)
  const problem = hasFailed ? CLASS_IMPORT.unreadable : refusal
  return (
    <div className="grid gap-5">
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className="import-choices">
        <FileDrop
          label={isReading ? CLASS_IMPORT.reading : CLASS_IMPORT.file}
          hint={CLASS_IMPORT.fileHint}
          icon="users"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          disabled={isReading}
          onFile={readFile}
        />
        <p className="text-center text-muted">{CLASS_IMPORT.or}</p>
        <div className="grid gap-3">
          <TextArea
            label={CLASS_IMPORT.pasted}
            hint={CLASS_IMPORT.pastedHint}
            rows={6}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button
            variant="outline"
            className="justify-self-start"
            disabled={pasted.trim() === ''}
            busy={isReading}
            onClick={() => readText(pasted)}
          >
            {CLASS_IMPORT.read}
          </Button>
        </div>
      </div>
      <Notice tone="info" icon="lock">
        {CLASS_IMPORT.privacy}
      </Notice>
    </div>
  )
}
