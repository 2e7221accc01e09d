import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { CONFIRM_ADDRESS, RECOVERY_ERROR } from '../../texts/account/recovery.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { ApiProblem } from '../api/api-problem.ts'
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
import { confirmEmailByToken } from './sign-up-api.ts'

/** Another browser than the one that asked: the password chosen then says who follows the link (A14). */
function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'password-needed'
}

/** The link was followed before, or is too old: what it was for is done, or is asked for again where one signs in. */
function isLinkOver(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'token-invalid'
}

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(CONFIRM_ADDRESS.pageTitle)
}

/** Asks for a click: mail scanners open links, too (AUT-04). */
export default function ConfirmAddressScreen(): ReactElement {
  const token = useOneTimeToken()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const [isOver, setOver] = useState(false)
  const navigate = useNavigate()
  const submission = useFormSubmission(RECOVERY_ERROR)
  const { failure, isBusy, start } = submission

  async function confirm(password: string | undefined): Promise<void> {
    const { email, signed_in } = await confirmEmailByToken(token ?? '', password)
    clearOneTimeToken()
    if (signed_in) await navigate(PATHS.evening, { replace: true })
    else setConfirmed(email)
  }

  async function submit(data: FormData): Promise<void> {
    const password = isPasswordAsked ? String(data.get('password') ?? '') : undefined
    const empty: FieldErrors = password === '' ? { password: fieldSentence('required') } : {}
    await start(empty, async () => {
      try {
        await confirm(password)
      } catch (error) {
        if (isPasswordNeeded(error)) setPasswordAsked(true)
        else if (isLinkOver(error)) setOver(true)
        else throw error
      }
    })
  }

  if (confirmed !== null || isOver) {
    return (
      <AuthPage title={CONFIRM_ADDRESS.title}>
        <Notice tone={confirmed === null ? 'warning' : 'success'}>
          {confirmed === null ? CONFIRM_ADDRESS.used : CONFIRM_ADDRESS.done(confirmed)}
        </Notice>
        <p className="mt-5">
          <ButtonLink to={PATHS.signIn}>{CONFIRM_ADDRESS.signIn}</ButtonLink>
        </p>
      </AuthPage>
    )
  }
  const { password, ...others } = failure.fields
  const sentence = failure.sentence ?? Object.values(others)[0]
  const lead = isPasswordAsked ? CONFIRM_ADDRESS.passwordLead : CONFIRM_ADDRESS.lead
  return (
    <AuthPage title={CONFIRM_ADDRESS.title} lead={lead}>
      <SubmissionForm submission={submission} onSubmit={submit}>
        <FormNoScriptNotice />
        {token === '' && <Notice tone="warning">{CONFIRM_ADDRESS.incomplete}</Notice>}
        {sentence !== undefined && <Notice tone="error">{sentence}</Notice>}
        {isPasswordAsked && (
          <PasswordField
            label={CONFIRM_ADDRESS.password}
            hint={CONFIRM_ADDRESS.passwordHint}
            name="password"
            autoComplete="current-password"
            autoFocus
            required
            error={password}
          />
        )}
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={CONFIRM_ADDRESS.submitting}
          disabled={!token}
        >
          {CONFIRM_ADDRESS.submit}
        </Button>
      </SubmissionForm>
    </AuthPage>
  )
}
