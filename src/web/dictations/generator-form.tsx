import {
  type Dispatch,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { checkDictationRequest, planRefusals } from '../../domain/dictation/dictation-request.ts'
import { automaticTitle, DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { isAskedAlready } from '../generator-address.ts'
import { UpgradeNotice } from '../plans/upgrade-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PendingActions } from '../ui/focus/pending-actions.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { dictationRequestOf } from './generator-form-state.ts'
import { type GeneratorEvent, type GeneratorState, isGenerating } from './generator-state.ts'
import { SizeFields } from './size-fields.tsx'
import { SlowWritingNotice } from './slow-writing-notice.tsx'
import { useQuestionFocus, useRequestReview } from './use-request-review.ts'
import { WordFields } from './word-fields.tsx'

interface GeneratorFormProps {
  readonly state: GeneratorState
  readonly limits: SubscriptionReply['limits']
  readonly dispatch: Dispatch<GeneratorEvent>
  readonly onPhoto: (file: File) => void
  readonly onCancelPhoto: () => void
}

/** GEN-01. */
export function GeneratorForm(props: GeneratorFormProps): ReactElement {
  const { state, limits, dispatch } = props
  const { form, phase } = state
  const busy = isGenerating(phase)
  const checked = checkDictationRequest(dictationRequestOf(form), limits)
  const limited = planRefusals(form, limits)
  const wordRefusal = checked.ok || limited.length > 0 ? null : checked.refusal
  const review = useRequestReview(form, limited.length > 0)
  const reasonId = useId()
  const { open, questions } = review
  const focus = useQuestionFocus(open)
  const asked = useAskedAlready()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (busy || !checked.ok) return
    review.check(() => dispatch({ type: 'submitted' }), focus.show)
  }

  return (
    <form ref={asked} noValidate onSubmit={submit} className="card grid max-w-[48rem] gap-7 p-6">
      <fieldset
        ref={focus.ref}
        tabIndex={-1}
        disabled={busy}
        className="grid min-w-0 gap-7 outline-none"
      >
        <div className="grid gap-4">
          <WordFields {...props} disabled={busy} onLeave={review.onFieldLeft} />
          {questions && (
            <questions.WordQuestions
              open={open}
              list={form.words}
              dispatch={dispatch}
              onAnswer={review.dispatch}
            />
          )}
        </div>
        <SizeFields {...props} words={dictationRequestOf(form).words.length} />
        <div id={`${reasonId}-limits`} className="grid gap-3 empty:hidden">
          {limited.map((refusal) => (
            <UpgradeNotice key={refusal.kind} tone="error" text={refusalSentence(refusal)} />
          ))}
          {wordRefusal !== null && wordRefusal.kind !== 'no-words' && (
            <Notice tone="error">{refusalSentence(wordRefusal)}</Notice>
          )}
        </div>
        <ThemeFields
          {...props}
          onLeave={review.onFieldLeft}
          themeQuestion={
            questions && <questions.ThemeQuestion open={open} onAnswer={review.dispatch} />
          }
          goalQuestions={
            questions && <questions.GoalQuestions open={open} onAnswer={review.dispatch} />
          }
        />
        <TextField
          label={DICTATION_GENERATOR.titleField}
          placeholder={automaticTitle(
            form.level,
            form.theme.trim() || null,
            new Date().toISOString(),
          )}
          maxLength={200}
          value={form.title}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { title: event.currentTarget.value } })
          }
        />
      </fieldset>
      <PendingActions pending={busy} className="form-actions items-center">
        {/* A list of commas alone is told at its field. */}
        {form.words.trim() === '' && (
          <p id={`${reasonId}-words`} className="text-sm text-muted">
            {refusalSentence({ kind: 'no-words' })}
          </p>
        )}
        {busy && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'stopped' })}>
            {DICTATION_GENERATOR.stop}
          </Button>
        )}
        <Button
          type="submit"
          busy={busy || review.isAsking}
          busyLabel={DICTATION_GENERATOR.submitting}
          disabled={!checked.ok}
          aria-describedby={checked.ok ? undefined : `${reasonId}-words ${reasonId}-limits`}
        >
          {DICTATION_GENERATOR.submit}
        </Button>
        <SlowWritingNotice writing={phase.kind === 'generating'} />
      </PendingActions>
    </form>
  )
}

/**
 * Sends the form of a text that was asked for on the page before, as a press of its button would: a doubtful word is asked
 * about. Once: whoever comes back to the form finds it at rest.
 */
function useAskedAlready(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isAsked = isAskedAlready(state)
  useEffect(() => {
    if (!isAsked) return
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true })
    const button = form.current?.querySelector<HTMLButtonElement>('button[type=submit]')
    // The wait is told at the button, a screen further down on a phone.
    button?.scrollIntoView({ block: 'center' })
    if (button?.disabled === false) form.current?.requestSubmit(button)
  }, [isAsked, search, navigate])
  return form
}

interface ThemeFieldsProps extends GeneratorFormProps {
  readonly onLeave: () => void
  readonly themeQuestion: ReactNode
  readonly goalQuestions: ReactNode
}

function ThemeFields(props: ThemeFieldsProps): ReactElement {
  const { state, limits, dispatch, onLeave, themeQuestion, goalQuestions } = props
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TextField
          label={DICTATION_GENERATOR.theme}
          placeholder={DICTATION_GENERATOR.themePlaceholder}
          maxLength={100}
          disabled={!limits.has_theme}
          value={limits.has_theme ? state.form.theme : ''}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { theme: event.currentTarget.value } })
          }
          onBlur={onLeave}
        />
        {!limits.has_theme && <UpgradeNotice text={DICTATION_GENERATOR.themeUpgrade} />}
        {themeQuestion}
      </div>
      <div className="grid gap-2">
        <TextField
          label={DICTATION_GENERATOR.goals}
          hint={DICTATION_GENERATOR.goalsHint}
          placeholder={DICTATION_GENERATOR.goalsPlaceholder}
          disabled={!limits.has_goals}
          value={limits.has_goals ? state.form.goals : ''}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { goals: event.currentTarget.value } })
          }
          onBlur={onLeave}
        />
        {!limits.has_goals && <UpgradeNotice text={DICTATION_GENERATOR.goalsUpgrade} />}
        {goalQuestions}
      </div>
    </div>
  )
}
