import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { passwordProblem } from '../../domain/account/password.ts'
import { NEW_PASSWORD, RECOVERY_ERROR } from '../../texts/account/recovery.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { clearOneTimeToken, useOneTimeToken } from '../shell/use-one-time-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { setNewPassword } from './recovery-api.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(NEW_PASSWORD.pageTitle)
}

/** Not compared with the address, which only the token knows. */
function passwordErrors(password: string): FieldErrors {
  if (password === '') return { newPassword: fieldSentence('required') }
  const problem = passwordProblem(password, '')
  return problem === undefined ? {} : { newPassword: fieldSentence(problem) }
}

/** AUT-04 */
export default function NewPasswordScreen(): ReactElement {
  const token = useOneTimeToken()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <AuthPage title={NEW_PASSWORD.title}>
        <Notice tone="success">{NEW_PASSWORD.done}</Notice>
        <p className="mt-5">
          <ButtonLink to={PATHS.signIn}>{NEW_PASSWORD.signIn}</ButtonLink>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={NEW_PASSWORD.title} lead={NEW_PASSWORD.lead}>
      {token === '' ? (
        <Notice tone="warning">{NEW_PASSWORD.incomplete}</Notice>
      ) : (
        <NewPasswordForm token={token ?? ''} onDone={() => setDone(true)} />
      )}
      <p className="mt-5">
        <Link to={PATHS.forgottenPassword} className="inline-flex min-h-11 items-center">
          {NEW_PASSWORD.another}
        </Link>
      </p>
    </AuthPage>
  )
}

function NewPasswordForm(props: { token: string; onDone: () => void }): ReactElement {
  const { token, onDone } = props
  const submission = useFormSubmission(RECOVERY_ERROR)
  const { failure, isBusy, start } = submission

  async function submit(data: FormData): Promise<void> {
    const password = String(data.get('newPassword') ?? '')
    await start(passwordErrors(password), async () => {
      await setNewPassword(token, password)
      clearOneTimeToken()
      onDone()
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy} busyLabel={NEW_PASSWORD.submitting}>
          {NEW_PASSWORD.submit}
        </Button>
      }
    >
      <FormNoScriptNotice />
      <PasswordField
        label={NEW_PASSWORD.password}
        hint={NEW_PASSWORD.hint}
        name="newPassword"
        autoComplete="new-password"
        required
        error={failure.fields.newPassword ?? failure.fields.password}
      />
    </SubmissionForm>
  )
}
