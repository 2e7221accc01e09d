import type { ReactElement } from 'react'
import { passwordProblem } from '../../domain/account/password.ts'
import { ACCOUNT, PASSWORD_CARD } from '../../texts/account/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { PasswordField, UsernameField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { changeOwnPassword, type PasswordChange } from './account-api.ts'

function passwordErrors(
  { currentPassword, newPassword }: PasswordChange,
  email: string,
): FieldErrors {
  const weak = passwordProblem(newPassword, email)
  return {
    ...(currentPassword === '' && { currentPassword: fieldSentence('required') }),
    ...(weak && { newPassword: fieldSentence(weak) }),
  }
}

export function PasswordForm({ email }: { email: string }): ReactElement {
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { failure, isBusy, start } = submission
  const toast = useToast()

  async function submit(data: FormData): Promise<void> {
    const passwords = {
      currentPassword: String(data.get('currentPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }
    await start(passwordErrors(passwords, email), async () => {
      await changeOwnPassword(passwords)
      submission.formRef.current?.reset()
      toast.show({ tone: 'success', text: PASSWORD_CARD.changed })
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-4"
      actions={
        <div>
          <Button type="submit" variant="outline" busy={isBusy} busyLabel={PASSWORD_CARD.changing}>
            {PASSWORD_CARD.change}
          </Button>
        </div>
      }
    >
      <UsernameField email={email} />
      <PasswordField
        label={PASSWORD_CARD.current}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={failure.fields.currentPassword}
      />
      <PasswordField
        label={PASSWORD_CARD.new}
        hint={PASSWORD_CARD.newHint}
        name="newPassword"
        autoComplete="new-password"
        required
        error={failure.fields.newPassword}
      />
    </SubmissionForm>
  )
}
