import { type Dispatch, type ReactElement, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SubscriptionReply } from '../../contract/account.ts'
import {
  automaticTitle,
  DICTATION_GENERATOR,
  DICTATION_LIST,
  DICTATION_PREVIEW,
  LEAVING_DRAFT,
  retryNotice,
} from '../../texts/dictations/dictations.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { Page } from '../ui/layout/page.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { LeaveGuard } from '../unsaved-work/leave-guard.tsx'
import { useCreateDictation } from './dictations-api.ts'
import { DoubtfulWordsDialog } from './doubtful-words-dialog.tsx'
import { GeneratorForm } from './generator-form.tsx'
import type { DictationDraft } from './generator-form-state.ts'
import {
  draftShown,
  type GeneratorEvent,
  type GeneratorState,
  hasUnsavedEdit,
  initialGenerator,
  isGenerating,
  reduceGenerator,
} from './generator-state.ts'
import { useGeneration } from './use-generation.ts'
import { useWordPhoto } from './use-word-photo.ts'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_GENERATOR.pageTitle }]
}

export default function DictationCreateScreen(): ReactElement {
  const subscription = useSubscription()
  return (
    <Page
      crumb={DICTATION_GENERATOR.crumb}
      title={DICTATION_GENERATOR.title}
      lead={DICTATION_GENERATOR.lead}
      back={{ to: PATHS.dictations, label: DICTATION_GENERATOR.back }}
    >
      {subscription.data ? (
        <Generator limits={subscription.data.limits} />
      ) : subscription.isError ? (
        <ErrorPanel
          text={DICTATION_GENERATOR.loadError}
          onRetry={() => void subscription.refetch()}
        />
      ) : (
        <SkeletonLines label={DICTATION_GENERATOR.loading} count={6} />
      )}
    </Page>
  )
}

/** Apart: whoever only looks at the form does not wait for it. */
const loadPreviewCard = () =>
  import('./preview/preview-card.tsx').then((module) => module.PreviewCard)

/** The form, or the preview of a text; errors are shown above both. */
function Generator({ limits }: { limits: SubscriptionReply['limits'] }): ReactElement {
  const [state, dispatch] = useReducer(reduceGenerator, initialGenerator('CP'))
  const photo = useWordPhoto(dispatch)
  const create = useCreation(dispatch)
  useGeneration(state, dispatch)
  const { phase } = state
  const draft = draftShown(state)
  const canResume = phase.kind === 'filling' && state.asked !== null && state.form.words === ''
  const section = useFocusFallback(draft !== null)
  // Loaded while the words are typed.
  useLazyComponent(loadPreviewCard, state.form.words !== '')

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={DICTATION_GENERATOR.title}
      className="grid gap-5 outline-none"
    >
      {state.error !== null && <Notice tone="error">{state.error}</Notice>}
      {phase.kind === 'waiting' && <Notice tone="warning">{retryNotice(phase.left)}</Notice>}
      {draft !== null ? (
        <DraftPreview
          state={state}
          draft={draft}
          dispatch={dispatch}
          onCreate={() => create(draft)}
        />
      ) : (
        <GeneratorForm
          state={state}
          limits={limits}
          dispatch={dispatch}
          onPhoto={photo.read}
          onCancelPhoto={photo.cancel}
        />
      )}
      {/* Beside the form, not in it: it has a form of its own. */}
      {phase.kind === 'checking' && (
        <DoubtfulWordsDialog
          entries={phase.entries}
          readBy={state.readBy}
          onCorrect={(index, text) => dispatch({ type: 'photo-word-corrected', index, text })}
          onAdd={() => dispatch({ type: 'photo-words-added' })}
          onCancel={photo.cancel}
        />
      )}
      <LeaveGuard active={hasUnsavedEdit(state)} words={LEAVING_DRAFT} />
      {canResume && (
        <div>
          <Button variant="ghost" onClick={() => dispatch({ type: 'resumed' })}>
            {DICTATION_GENERATOR.resume}
          </Button>
        </div>
      )}
    </section>
  )
}

interface DraftPreviewProps {
  readonly state: GeneratorState
  readonly draft: DictationDraft
  readonly dispatch: Dispatch<GeneratorEvent>
  readonly onCreate: () => void
}

function DraftPreview(props: DraftPreviewProps): ReactElement {
  const { state, draft, dispatch, onCreate } = props
  const { phase } = state
  const PreviewCard = useLazyComponent(loadPreviewCard, true)
  if (PreviewCard === null) return <SkeletonLines label={DICTATION_GENERATOR.loading} count={6} />
  return (
    <PreviewCard
      draft={draft}
      title={titleOf(draft)}
      edited={phase.kind === 'preview' ? phase.edited : null}
      creating={phase.kind === 'preview' && phase.creating}
      generating={isGenerating(phase)}
      dispatch={dispatch}
      onCreate={onCreate}
    />
  )
}

function titleOf(draft: DictationDraft): string {
  return draft.title || automaticTitle(draft.level, draft.theme || null, new Date().toISOString())
}

/** Stores a draft once (one idempotency key a text), then opens the list. */
function useCreation(dispatch: Dispatch<GeneratorEvent>): (draft: DictationDraft) => void {
  const mutation = useCreateDictation()
  const navigate = useNavigate()
  const toast = useToast()
  const sent = useRef<{ text: string; key: string } | null>(null)

  return (draft) => {
    if (mutation.isPending) return
    const { title, content, form, level, theme, goals } = draft
    const text = JSON.stringify([title, content, form, level, theme, goals])
    if (sent.current?.text !== text) sent.current = { text, key: newIdempotencyKey() }
    dispatch({ type: 'creating' })
    mutation.mutate(
      { draft, idempotencyKey: sent.current.key },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', text: DICTATION_PREVIEW.created })
          void navigate(PATHS.dictationList)
        },
        onError: (error) => {
          const sentence = error instanceof ApiProblem ? error.sentence : ''
          dispatch({ type: 'create-failed', sentence: sentence || DICTATION_LIST.saveError })
        },
      },
    )
  }
}
