import { type Dispatch, type ReactElement, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SubscriptionReply } from '../../contract/account.ts'
import {
  automaticTitle,
  GENERATOR,
  LEAVING_DRAFT,
  LIST,
  PREVIEW,
  retryNotice,
} from '../../texts/dictations.ts'
import { ApiProblem } from '../api/client.ts'
import { newKey } from '../api/idempotency-key.ts'
import { PATHS } from '../paths.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import {
  type CreateEvent,
  draftShown,
  hasHandWork,
  initialState,
  isAsking,
  reduceCreate,
} from './create-state.ts'
import { useCreateDictation } from './dictations-api.ts'
import { DoubtfulWords } from './doubtful-words.tsx'
import { PreviewCard } from './preview-card.tsx'
import { RequestForm } from './request-form.tsx'
import type { Draft } from './request-form-state.ts'
import { useGeneration } from './use-generation.ts'
import { useWordPhoto } from './use-word-photo.ts'

export function meta(): { title: string }[] {
  return [{ title: GENERATOR.pageTitle }]
}

export default function CreateScreen(): ReactElement {
  const subscription = useSubscription()
  return (
    <Page
      crumb={GENERATOR.crumb}
      title={GENERATOR.title}
      lead={GENERATOR.lead}
      back={{ to: PATHS.dictations, label: GENERATOR.back }}
    >
      {subscription.data ? (
        <Generator limits={subscription.data.limits} />
      ) : subscription.isError ? (
        <ErrorPanel text={GENERATOR.loadError} onRetry={() => void subscription.refetch()} />
      ) : (
        <SkeletonLines label={GENERATOR.loading} count={6} />
      )}
    </Page>
  )
}

/** The form, or the preview once a text was written; what went wrong stands above both. */
function Generator({ limits }: { limits: SubscriptionReply['limits'] }): ReactElement {
  const [state, dispatch] = useReducer(reduceCreate, initialState('CP'))
  const photo = useWordPhoto(dispatch)
  const create = useCreation(dispatch)
  useGeneration(state, dispatch)
  const { phase } = state
  const draft = draftShown(state)
  const canResume = phase.kind === 'filling' && state.asked !== null && state.form.words === ''
  const place = useKeptFocus(draft !== null)

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={GENERATOR.title}
      className="grid gap-5 outline-none"
    >
      {state.error !== null && <Notice tone="error">{state.error}</Notice>}
      {phase.kind === 'waiting' && <Notice tone="warning">{retryNotice(phase.left)}</Notice>}
      {draft !== null ? (
        <PreviewCard
          draft={draft}
          title={titleOf(draft)}
          edited={phase.kind === 'preview' ? phase.edited : null}
          creating={phase.kind === 'preview' && phase.creating}
          asking={isAsking(phase)}
          dispatch={dispatch}
          onCreate={() => create(draft)}
        />
      ) : (
        <RequestForm
          state={state}
          limits={limits}
          dispatch={dispatch}
          onPhoto={photo.read}
          onCancelPhoto={photo.cancel}
        />
      )}
      {/* Beside the form, not in it: it has a form of its own. */}
      {phase.kind === 'checking' && (
        <DoubtfulWords
          entries={phase.entries}
          readBy={state.readBy}
          onMend={(index, text) => dispatch({ type: 'photo-word-mended', index, text })}
          onAdd={() => dispatch({ type: 'photo-words-added' })}
          onCancel={photo.cancel}
        />
      )}
      <LeaveGuard active={hasHandWork(state)} words={LEAVING_DRAFT} />
      {canResume && (
        <div>
          <Button variant="ghost" onClick={() => dispatch({ type: 'resumed' })}>
            {GENERATOR.resume}
          </Button>
        </div>
      )}
    </section>
  )
}

function titleOf(draft: Draft): string {
  return draft.title || automaticTitle(draft.level, draft.theme || null, new Date().toISOString())
}

/** Stores a draft once, whatever the number of clicks, then shows the list. */
function useCreation(dispatch: Dispatch<CreateEvent>): (draft: Draft) => void {
  const mutation = useCreateDictation()
  const navigate = useNavigate()
  const toast = useToast()
  const sent = useRef<{ draft: Draft; key: string } | null>(null)

  return (draft) => {
    if (mutation.isPending) return
    if (sent.current?.draft !== draft) sent.current = { draft, key: newKey() }
    dispatch({ type: 'creating' })
    mutation.mutate(
      { draft, idempotencyKey: sent.current.key },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', text: PREVIEW.created })
          void navigate(PATHS.dictationList)
        },
        onError: (error) => {
          const sentence = error instanceof ApiProblem ? error.sentence : ''
          dispatch({ type: 'create-failed', sentence: sentence || LIST.saveError })
        },
      },
    )
  }
}
