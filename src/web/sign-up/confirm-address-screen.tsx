import { type ReactElement, useState } from 'react'
import { CONFIRM_ADDRESS, RECOVERY_ERROR } from '../../texts/account/recovery.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { clearOneTimeToken, useOneTimeToken } from '../shell/use-one-time-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { confirmEmailByToken } from './sign-up-api.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(CONFIRM_ADDRESS.pageTitle)
}

/** Asks for a click: mail scanners open links, too (AUT-04). */
export default function ConfirmAddressScreen(): ReactElement {
  const token = useOneTimeToken()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const submission = useFormSubmission(RECOVERY_ERROR)
  const { failure, isBusy, start } = submission

  async function submit(): Promise<void> {
    await start({}, async () => {
      setConfirmed(await confirmEmailByToken(token ?? ''))
      clearOneTimeToken()
    })
  }

  if (confirmed !== null) {
    return (
      <AuthPage title={CONFIRM_ADDRESS.title}>
        <Notice tone="success">{CONFIRM_ADDRESS.done(confirmed)}</Notice>
        <p className="mt-5">
          <ButtonLink to={PATHS.signIn}>{CONFIRM_ADDRESS.signIn}</ButtonLink>
        </p>
      </AuthPage>
    )
  }
  const sentence = failure.sentence ?? Object.values(failure.fields)[0]
  return (
    <AuthPage title={CONFIRM_ADDRESS.title} lead={CONFIRM_ADDRESS.lead}>
      <SubmissionForm submission={submission} onSubmit={submit}>
        <FormNoScriptNotice />
        {token === '' && <Notice tone="warning">{CONFIRM_ADDRESS.incomplete}</Notice>}
        {sentence !== undefined && <Notice tone="error">{sentence}</Notice>}
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={CONFIRM_ADDRESS.submitting}
          disabled={token === ''}
        >
          {CONFIRM_ADDRESS.submit}
        </Button>
      </SubmissionForm>
    </AuthPage>
  )
}
