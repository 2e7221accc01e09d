import { type ReactElement, useState } from 'react'
import type { SecondFactorChallenge } from '../../contract/account/account.ts'
import { sendOneTimeCode, signInByCode } from '../../contract/account/sign-up.ts'
import { MAIL_CODE, SIGN_IN_ERROR } from '../../texts/account/sign-in-steps.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { callPublic } from '../api/http.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { submitSignInStep } from '../session/session.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

interface OneTimeCodeFormProps {
  readonly onStepDone: (next: SecondFactorChallenge | null) => Promise<void>
  readonly onBack: () => void
}

function fieldText(data: FormData, name: string): string {
  return String(data.get(name) ?? '').trim()
}

/** Sign-in by a code sent to the e-mail address. */
export default function OneTimeCodeCard(props: OneTimeCodeFormProps): ReactElement {
  return (
    <AuthPage title={MAIL_CODE.title}>
      <OneTimeCodeForm {...props} />
    </AuthPage>
  )
}

function OneTimeCodeForm({ onStepDone, onBack }: OneTimeCodeFormProps): ReactElement {
  const [email, setEmail] = useState<string | null>(null)
  return (
    <div className="grid gap-5">
      {email === null ? (
        <AddressForm onSent={setEmail} />
      ) : (
        <CodeForm email={email} onStepDone={onStepDone} />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={onBack}>
          {MAIL_CODE.back}
        </Button>
        {email !== null && (
          <Button variant="ghost" onClick={() => setEmail(null)}>
            {MAIL_CODE.otherEmail}
          </Button>
        )}
      </div>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const submission = useFormSubmission(SIGN_IN_ERROR)
  const { failure, isBusy, start } = submission

  async function submit(data: FormData): Promise<void> {
    const email = fieldText(data, 'email')
    await start(email === '' ? { email: fieldSentence('required') } : {}, async () => {
      await callPublic(sendOneTimeCode, { body: { email } })
      onSent(email)
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy} busyLabel={MAIL_CODE.sending}>
          {MAIL_CODE.send}
        </Button>
      }
    >
      <p className="text-muted">{MAIL_CODE.lead}</p>
      <TextField
        label={MAIL_CODE.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        error={failure.fields.email}
      />
    </SubmissionForm>
  )
}

interface CodeFormProps {
  readonly email: string
  readonly onStepDone: OneTimeCodeFormProps['onStepDone']
}

function CodeForm({ email, onStepDone }: CodeFormProps): ReactElement {
  const submission = useFormSubmission(SIGN_IN_ERROR)
  const { failure, isBusy, start } = submission

  async function submit(data: FormData): Promise<void> {
    const otp = fieldText(data, 'code').replace(/\s/gu, '')
    const isWhole = /^\d{6}$/u.test(otp)
    await start(isWhole ? {} : { code: fieldSentence('code-invalid') }, async () => {
      await onStepDone(await submitSignInStep(signInByCode, { email, otp }))
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy} busyLabel={MAIL_CODE.submitting}>
          {MAIL_CODE.submit}
        </Button>
      }
    >
      <Notice tone="info" role="status">
        {MAIL_CODE.sent(email)}
      </Notice>
      <TextField
        label={MAIL_CODE.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        required
        error={failure.fields.code ?? failure.fields.otp}
      />
    </SubmissionForm>
  )
}
