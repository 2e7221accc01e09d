import type { ReactElement } from 'react'
import { changeEmail } from '../../contract/account/account-security.ts'
import { ACCOUNT, IDENTITY_CARD, PASSWORD_AGAIN } from '../../texts/account/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { type EmailChange, requestEmailChange } from './account-api.ts'
import { StepUpField } from './step-up-field.tsx'

interface EmailFormProps {
  readonly onSent: (address: string) => void
  readonly onCancel: () => void
}

function emailErrors(fields: EmailChange): FieldErrors {
  const wrong = fieldErrors(changeEmail.body.safeParse(fields))
  if (fields.password === '') wrong.password = fieldSentence('required')
  if (fields.code === '') wrong.code = fieldSentence('required')
  if (fields.newEmail === '') wrong.newEmail = fieldSentence('required')
  return wrong
}

/** The new address counts once its mail is confirmed. */
export function EmailForm({ onSent, onCancel }: EmailFormProps): ReactElement {
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { failure, isBusy, start } = submission
  const isCodeAsked = useSession()?.two_factor === true

  async function submit(data: FormData): Promise<void> {
    const newEmail = String(data.get('newEmail') ?? '').trim()
    const password = String(data.get('password') ?? '')
    const code = isCodeAsked ? { code: String(data.get('code') ?? '').trim() } : {}
    const change = { newEmail, password, ...code }
    await start(emailErrors(change), async () => {
      await requestEmailChange(change)
      onSent(newEmail)
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-4"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={IDENTITY_CARD.sending}>
            {IDENTITY_CARD.sendEmail}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
            {ACCOUNT.cancel}
          </Button>
        </div>
      }
    >
      <TextField
        label={IDENTITY_CARD.newEmail}
        hint={IDENTITY_CARD.newEmailHint}
        name="newEmail"
        type="email"
        autoComplete="email"
        autoFocus
        required
        error={failure.fields.newEmail}
      />
      <PasswordField
        label={PASSWORD_AGAIN.label}
        hint={PASSWORD_AGAIN.hint}
        name="password"
        autoComplete="current-password"
        required
        error={failure.fields.password}
      />
      {isCodeAsked && <StepUpField error={failure.fields.code} />}
    </SubmissionForm>
  )
}
