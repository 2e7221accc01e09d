import type { ReactElement, ReactNode } from 'react'
import { ACCOUNT, PASSWORD_AGAIN } from '../../texts/account/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, UsernameField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { StepUpField } from './step-up-field.tsx'

interface ReauthenticationFormProps {
  /** Label of the button. */
  readonly action: string
  readonly busyLabel: string
  readonly danger?: boolean
  /** Shown for failures without a sentence. */
  readonly fallback: string
  /** Consequence, above the field. */
  readonly text?: string
  /** Whether the second factor is asked for too, where there is one (A15). */
  readonly stepUp?: boolean
  /** Fields of its own, above the password, with the sentences of their errors; and what is wrong in them before anything is sent. */
  readonly before?: (errors: FieldErrors) => ReactNode
  readonly errorsOf?: (data: FormData) => FieldErrors
  readonly onPassword: (password: string, code: string | undefined, data: FormData) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password again before a sensitive action (OWASP ASVS 4.0, 3.7.1). */
export function ReauthenticationForm(props: ReauthenticationFormProps): ReactElement {
  const { action, busyLabel, danger = false, fallback, text, stepUp = false } = props
  const { before, errorsOf, onPassword, onCancel } = props
  const submission = useFormSubmission(fallback)
  const { failure, isBusy, start } = submission
  const user = useSession()
  const isCodeAsked = stepUp && user?.two_factor === true

  async function submit(data: FormData): Promise<void> {
    const password = String(data.get('password') ?? '')
    const code = isCodeAsked ? String(data.get('code') ?? '').trim() : undefined
    const wrong: FieldErrors = {
      ...errorsOf?.(data),
      ...(password === '' && { password: fieldSentence('required') }),
      ...(code === '' && { code: fieldSentence('required') }),
    }
    await start(wrong, () => onPassword(password, code, data))
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-4"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={busyLabel}
          >
            {action}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
            {ACCOUNT.cancel}
          </Button>
        </div>
      }
    >
      {text !== undefined && <p className="text-muted">{text}</p>}
      {before?.(failure.fields)}
      <UsernameField email={user?.email ?? ''} />
      <PasswordField
        label={PASSWORD_AGAIN.label}
        hint={PASSWORD_AGAIN.hint}
        name="password"
        autoComplete="current-password"
        autoFocus={before === undefined}
        required
        error={failure.fields.password}
      />
      {isCodeAsked && <StepUpField error={failure.fields.code} />}
    </SubmissionForm>
  )
}
