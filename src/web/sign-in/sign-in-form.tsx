import type { MouseEvent, ReactElement } from 'react'
import { Link, useNavigate } from 'react-router'
import { credentials, type SecondFactorChallenge } from '../../contract/account/account.ts'
import { SIGN_IN } from '../../texts/account/sign-in.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { signInWithPassword } from '../session/session.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

function credentialErrors(email: string, password: string): FieldErrors {
  const fields = fieldErrors(credentials.safeParse({ email, password }))
  if (email === '') fields.email = fieldSentence('required')
  if (password === '') fields.password = fieldSentence('required')
  return fields
}

/** Without its cookie a session would open, and be gone at the next request. */
export function cookiesBlocked(): ApiProblem {
  return new ApiProblem({ status: 0, code: 'cookies-blocked', sentence: SIGN_IN.cookiesBlocked })
}

interface SignInFormProps {
  /** Null: the session is open. */
  readonly onStepDone: (next: SecondFactorChallenge | null) => Promise<void>
}

export function SignInForm({ onStepDone }: SignInFormProps): ReactElement {
  const submission = useFormSubmission(SIGN_IN.error)
  const { failure, formRef, isBusy, start } = submission
  const navigate = useNavigate()

  async function submit(data: FormData): Promise<void> {
    const email = String(data.get('email') ?? '').trim()
    const password = String(data.get('password') ?? '')
    await start(credentialErrors(email, password), async () => {
      if (!navigator.cookieEnabled) throw cookiesBlocked()
      await onStepDone(await signInWithPassword(email, password))
    })
  }

  /** Read when it is needed: an address may have been typed before the scripts came. */
  function leaveWithAddress(event: MouseEvent): void {
    const form = formRef.current
    if (form === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const email = String(new FormData(form).get('email') ?? '').trim()
    void navigate(PATHS.forgottenPassword, { state: { email } })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy} busyLabel={SIGN_IN.submitting}>
          {SIGN_IN.submit}
        </Button>
      }
    >
      <FormNoScriptNotice />
      <TextField
        label={SIGN_IN.email}
        type="email"
        name="email"
        autoComplete="username webauthn"
        inputMode="email"
        required
        error={failure.fields.email}
      />
      <div>
        <PasswordField
          label={SIGN_IN.password}
          name="password"
          autoComplete="current-password"
          required
          error={failure.fields.password}
        />
        <Link
          to={PATHS.forgottenPassword}
          onClick={leaveWithAddress}
          className="mt-1 inline-flex min-h-11 items-center text-[0.9375rem]"
        >
          {SIGN_IN.forgotten}
        </Link>
      </div>
    </SubmissionForm>
  )
}
