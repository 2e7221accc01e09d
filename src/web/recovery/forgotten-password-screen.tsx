import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FORGOTTEN, RECOVERY_ERROR } from '../../texts/account/recovery.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS, typedEmail } from '../paths.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { requestPasswordLink } from './recovery-api.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(FORGOTTEN.pageTitle)
}

/** The reply never tells whether an account exists (AUT-04, OWASP user enumeration). */
export default function ForgottenPasswordScreen(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthPage title={FORGOTTEN.title}>
      <div className="when-no-mail">
        <Notice tone="info">{FORGOTTEN.noMail}</Notice>
      </div>
      <div className="when-mail">
        {sentTo === null ? (
          <AddressForm onSent={setSentTo} />
        ) : (
          <SentPanel email={sentTo} onAgain={() => setSentTo(null)} />
        )}
      </div>
      <p className="mt-5">
        <Link to={PATHS.signIn} className="inline-flex min-h-11 items-center">
          {FORGOTTEN.back}
        </Link>
      </p>
    </AuthPage>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const submission = useFormSubmission(RECOVERY_ERROR)
  const { failure, isBusy, start } = submission
  const { state } = useLocation()

  async function submit(data: FormData): Promise<void> {
    const email = String(data.get('email') ?? '').trim()
    await start(email === '' ? { email: fieldSentence('required') } : {}, async () => {
      await requestPasswordLink(email)
      onSent(email)
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <Button type="submit" busy={isBusy} busyLabel={FORGOTTEN.submitting}>
          {FORGOTTEN.submit}
        </Button>
      }
    >
      <FormNoScriptNotice />
      <p className="text-muted">{FORGOTTEN.lead}</p>
      <TextField
        label={FORGOTTEN.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={typedEmail(state)}
        error={failure.fields.email}
      />
    </SubmissionForm>
  )
}

function SentPanel({ email, onAgain }: { email: string; onAgain: () => void }): ReactElement {
  return (
    <div className="grid gap-4">
      <Notice tone="success">{FORGOTTEN.sent(email)}</Notice>
      <p className="text-muted">{FORGOTTEN.spam}</p>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {FORGOTTEN.again}
        </Button>
      </div>
    </div>
  )
}
