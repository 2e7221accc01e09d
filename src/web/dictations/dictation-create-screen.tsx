import { type ReactElement, useReducer } from 'react'
import { useLocation } from 'react-router'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'
import { retryNotice } from '../../texts/retry.ts'
import { parseGeneratorSearch } from '../generator-address.ts'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { Page } from '../ui/layout/page.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import type { WeeklyFields } from '../word-review/weekly-dictation.tsx'
import { DoubtfulWordsDialog } from './doubtful-words-dialog.tsx'
import { GeneratorForm } from './generator-form.tsx'
import {
  draftShown,
  type GeneratorState,
  initialGenerator,
  reduceGenerator,
} from './generator-state.ts'
import type { DraftPreviewProps } from './preview/draft-preview.tsx'
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
        <GeneratorForLearner limits={subscription.data.limits} />
      ) : subscription.isLoadingError ? (
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
const loadDraftPreview = () =>
  import('./preview/draft-preview.tsx').then((module) => module.DraftPreview)

/** Apart: most dictations are not made from what a learner missed. */
const loadWeeklyDictation = () =>
  import('../word-review/weekly-dictation.tsx').then((module) => module.WeeklyDictation)

/** The form, filled in with the words of the learner that the address names (REV-02). */
function GeneratorForLearner({ limits }: Pick<GeneratorProps, 'limits'>): ReactElement {
  const learnerId = new URLSearchParams(useLocation().search).get('apprenant')
  const WeeklyDictation = useLazyComponent(loadWeeklyDictation, learnerId !== null)
  if (learnerId === null) return <Generator limits={limits} />
  if (WeeklyDictation === null) {
    return <SkeletonLines label={DICTATION_GENERATOR.loading} count={6} />
  }
  return (
    <WeeklyDictation learnerId={learnerId} limits={limits}>
      {(fields) => <Generator limits={limits} fields={fields} />}
    </WeeklyDictation>
  )
}

interface GeneratorProps {
  readonly limits: SubscriptionReply['limits']
  /** Those of a learner's week. */
  readonly fields?: WeeklyFields | undefined
}

interface GeneratorStart extends Pick<GeneratorProps, 'fields'> {
  readonly search: string
}

/** Filled in for a learner, or by the address, where it names words (PAG-01). */
function generatorOf({ search, fields }: GeneratorStart): GeneratorState {
  const { level, ...addressed } = parseGeneratorSearch(search)
  return initialGenerator(fields ?? { ...addressed, level: level ?? 'CP' })
}

/** The form, or the preview of a text; errors are shown above both. */
function Generator({ limits, fields }: GeneratorProps): ReactElement {
  const { search } = useLocation()
  const [state, dispatch] = useReducer(reduceGenerator, { search, fields }, generatorOf)
  const photo = useWordPhoto(dispatch)
  useGeneration(state, dispatch)
  const { phase } = state
  const draft = draftShown(state)
  const canResume = phase.kind === 'filling' && state.asked !== null && state.form.words === ''
  const section = useFocusFallback(draft !== null)
  // Loaded while the words are typed.
  useLazyComponent(loadDraftPreview, state.form.words !== '')

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={DICTATION_GENERATOR.title}
      className="grid gap-5 outline-none"
    >
      {state.error !== null && <Notice tone="error">{state.error}</Notice>}
      {phase.kind === 'waiting' && <Notice tone="warning">{retryNotice(phase.left)}</Notice>}
      {draft === null ? (
        <GeneratorForm
          state={state}
          limits={limits}
          dispatch={dispatch}
          onPhoto={photo.read}
          onCancelPhoto={photo.cancel}
        />
      ) : (
        <LazyPreview state={state} draft={draft} dispatch={dispatch} />
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

function LazyPreview(props: DraftPreviewProps): ReactElement {
  const DraftPreview = useLazyComponent(loadDraftPreview, true)
  if (DraftPreview === null) return <SkeletonLines label={DICTATION_GENERATOR.loading} count={6} />
  return <DraftPreview {...props} />
}
