import {
  type Dispatch,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { useLearners } from '../api/list-queries.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { AttestationNotice } from '../attestation/attestation-notice.tsx'
import { detourOrigin, PATHS } from '../paths.ts'
import { useFormKept } from '../persistence/kept-form.ts'
import { UpgradeNotice } from '../plans/upgrade-notice.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { Page } from '../ui/layout/page.tsx'
import { DeleteLearnerDialog } from './delete-learner-dialog.tsx'
import { KEPT_LEARNER, LearnerDialog } from './learner-dialog.tsx'
import { type LearnerDialogEvent, NO_DIALOG, reduceLearnerDialog } from './learner-dialog-state.ts'
import { LearnerSearch } from './learner-search.tsx'
import { LearnersTable } from './learners-table.tsx'
import { SampleLearnerButton } from './sample-learner-button.tsx'

export function meta(): { title: string }[] {
  return [{ title: LEARNERS.pageTitle }]
}

export default function LearnersScreen(): ReactElement {
  const learners = useLearners()
  const subscription = useSubscription().data
  const limits = subscription?.limits
  const readOnly = subscription?.read_only_learner_ids ?? []
  const [state, dispatch] = useReducer(reduceLearnerDialog, NO_DIALOG)
  const list = useFocusFallback(state.kind !== 'closed')
  const toast = useToast()
  const navigate = useNavigate()
  const close = (): void => dispatch({ type: 'close' })
  const add = (): void => dispatch({ type: 'add', key: newIdempotencyKey() })
  useDialogKept(learners.data, dispatch)
  const origin = useDetour(add)
  const full =
    limits !== undefined &&
    learners.data !== undefined &&
    learners.data.length >= limits.max_learners

  return (
    <Page title={LEARNERS.title} lead={LEARNERS.lead}>
      <div className="mb-6 empty:hidden">
        <AttestationNotice />
      </div>
      {learners.data && learners.data.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">
            {limits && LEARNERS.used(learners.data.length, limits.max_learners)}
          </p>
          <div className="grid w-full grid-cols-2 gap-3 lg:flex lg:w-auto lg:flex-wrap">
            <ButtonLink to={PATHS.classResults} variant="outline" icon="chart">
              {LEARNERS.theClass}
            </ButtonLink>
            <ButtonLink to={PATHS.classGroups} variant="ghost">
              {LEARNERS.groups}
            </ButtonLink>
            <ButtonLink to={PATHS.classImport} variant="outline" icon="users">
              {LEARNERS.importClass}
            </ButtonLink>
            <Button onClick={add} disabled={full}>
              {LEARNERS.add}
            </Button>
          </div>
        </div>
      )}
      {full && limits && (
        <div className="mb-6">
          {readOnly.length > 0 ? (
            <Notice tone="warning">{LEARNERS.readOnlyNote(readOnly.length)}</Notice>
          ) : (
            <UpgradeNotice
              text={refusalSentence({ kind: 'learner-limit', maximum: limits.max_learners })}
            />
          )}
        </div>
      )}
      <section ref={list} tabIndex={-1} aria-label={LEARNERS.title}>
        <LearnersPanel
          learners={learners.data}
          readOnly={readOnly}
          failed={learners.isLoadingError}
          onRetry={() => void learners.refetch()}
          onAdd={add}
          onEdit={(learner) => dispatch({ type: 'edit', learner, key: newIdempotencyKey() })}
          onDelete={(learner) => dispatch({ type: 'ask-delete', learner })}
        />
      </section>
      {state.kind === 'editing' && (
        <LearnerDialog
          before={state.before}
          typed={state.typed}
          idempotencyKey={state.key}
          onClose={close}
          onSaved={() => {
            close()
            toast.show({ tone: 'success', text: LEARNERS.saved })
            if (origin !== null) void navigate(origin, { replace: true })
          }}
        />
      )}
      {state.kind === 'deleting' && (
        <DeleteLearnerDialog
          learner={state.learner}
          results={state.results}
          onCounted={(results) => dispatch({ type: 'counted', learner: state.learner, results })}
          onClose={close}
        />
      )}
    </Page>
  )
}

/** Opens the dialog for work that lacks a learner; answers where that work is. */
function useDetour(add: () => void): string | null {
  const origin = detourOrigin(useLocation().state)
  const addOnArrival = useEffectEvent(add)
  useEffect(() => {
    if (origin !== null) addOnArrival()
  }, [origin])
  return origin
}

/** Opens the dialog that the end of the session had closed, with what was typed in it (LEA-03). */
function useDialogKept(
  learners: readonly Learner[] | undefined,
  dispatch: Dispatch<LearnerDialogEvent>,
): void {
  const kept = useFormKept(KEPT_LEARNER)
  const isOpened = useRef(false)
  useEffect(() => {
    if (kept === null || learners === undefined || isOpened.current) return
    isOpened.current = true
    const before = learners.find(({ id }) => id === kept.id) ?? null
    // Deleted in the meantime: what was typed would make another one of it.
    if (kept.id !== null && before === null) return
    dispatch({ type: 'brought-back', before, typed: kept.typed, key: newIdempotencyKey() })
  }, [kept, learners, dispatch])
}

interface LearnersPanelProps {
  readonly learners: readonly Learner[] | undefined
  readonly readOnly: readonly string[]
  readonly failed: boolean
  readonly onRetry: () => void
  readonly onAdd: () => void
  readonly onEdit: (learner: Learner) => void
  readonly onDelete: (learner: Learner) => void
}

/** Error, loading, empty or filled. */
function LearnersPanel(props: LearnersPanelProps): ReactElement {
  const { learners, readOnly, failed, onRetry, onAdd, onEdit, onDelete } = props
  if (learners === undefined) {
    if (failed) return <ErrorPanel text={LEARNERS.loadError} onRetry={onRetry} />
    return <SkeletonLines label={LEARNERS.loading} count={4} />
  }
  if (learners.length === 0) {
    return (
      <EmptyState
        text={LEARNERS.empty}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onAdd}>{LEARNERS.add}</Button>
            <SampleLearnerButton />
            <ButtonLink to={PATHS.classImport} variant="outline" icon="users">
              {LEARNERS.importClass}
            </ButtonLink>
            <ButtonLink to={PATHS.classGroups} variant="ghost">
              {LEARNERS.groups}
            </ButtonLink>
          </div>
        }
      />
    )
  }
  return (
    <LearnerSearch learners={learners}>
      {(found) => (
        <LearnersTable learners={found} readOnly={readOnly} onEdit={onEdit} onDelete={onDelete} />
      )}
    </LearnerSearch>
  )
}
