import type { ReactElement } from 'react'
import { ACCOUNT, PASSWORD_AGAIN } from '../../texts/account/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, UsernameField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

interface ReauthenticationFormProps {
  /** Label of the button. */
  readonly action: string
  readonly busyLabel: string
  readonly danger?: boolean
  /** Shown for failures without a sentence. */
  readonly fallback: string
  /** Consequence, above the field. */
  readonly text?: string
  readonly onPassword: (password: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the password again before a sensitive action (OWASP ASVS 4.0, 3.7.1). */
export function ReauthenticationForm(props: ReauthenticationFormProps): ReactElement {
  const { action, busyLabel, danger = false, fallback, text, onPassword, onCancel } = props
  const submission = useFormSubmission(fallback)
  const { failure, isBusy, start } = submission
  const user = useSession()

  async function submit(data: FormData): Promise<void> {
    const password = String(data.get('password') ?? '')
    const wrong = password === '' ? { password: fieldSentence('required') } : {}
    await start(wrong, () => onPassword(password))
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
      <UsernameField email={user?.email ?? ''} />
      <PasswordField
        label={PASSWORD_AGAIN.label}
        hint={PASSWORD_AGAIN.hint}
        name="password"
        autoComplete="current-password"
        autoFocus
        required
        error={failure.fields.password}
      />
    </SubmissionForm>
  )
}
