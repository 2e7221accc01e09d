import { type ReactElement, useState } from 'react'
import type { SecondFactorChallenge } from '../../contract/account/account.ts'
import { verifyRecoveryCode, verifyTotp } from '../../contract/account/sign-up.ts'
import { SECOND_STEP, SIGN_IN_ERROR } from '../../texts/account/sign-in-steps.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { submitSignInStep } from '../session/session.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

interface SecondFactorFormProps {
  readonly step: SecondFactorChallenge
  readonly onStepDone: (next: SecondFactorChallenge | null) => Promise<void>
  readonly onRestart: () => void
}

type CodeSource = 'application' | 'recovery'

function codeErrors(means: CodeSource, code: string): Record<string, string> {
  if (code === '') return { code: fieldSentence('required') }
  const isWhole = means === 'recovery' || /^\d{6}$/u.test(code.replace(/\s/gu, ''))
  return isWhole ? {} : { code: fieldSentence('code-invalid') }
}

/** A TOTP code (RFC 6238) or a recovery code. */
export default function SecondFactorCard(props: SecondFactorFormProps): ReactElement {
  return (
    <AuthPage title={SECOND_STEP.title}>
      <SecondFactorForm {...props} />
    </AuthPage>
  )
}

function SecondFactorForm(props: SecondFactorFormProps): ReactElement {
  const { step, onStepDone, onRestart } = props
  const [means, setMeans] = useState<CodeSource>('application')
  const submission = useFormSubmission(SIGN_IN_ERROR)
  const { failure, isBusy, start } = submission
  const isRecovery = means === 'recovery'

  async function submit(data: FormData): Promise<void> {
    const code = String(data.get('code') ?? '').trim()
    const route = isRecovery ? verifyRecoveryCode : verifyTotp
    await start(codeErrors(means, code), async () => {
      await onStepDone(await submitSignInStep(route, { challenge: step.challenge, code }))
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" busy={isBusy} busyLabel={SECOND_STEP.submitting}>
            {SECOND_STEP.submit}
          </Button>
          <div className="flex flex-wrap justify-between gap-x-4">
            <Button
              variant="ghost"
              onClick={() => setMeans(isRecovery ? 'application' : 'recovery')}
            >
              {isRecovery ? SECOND_STEP.useApplication : SECOND_STEP.useRecovery}
            </Button>
            <Button variant="ghost" onClick={onRestart}>
              {SECOND_STEP.again}
            </Button>
          </div>
        </>
      }
    >
      <p className="text-muted">{isRecovery ? SECOND_STEP.recoveryLead : SECOND_STEP.lead}</p>
      <TextField
        key={means}
        label={isRecovery ? SECOND_STEP.recoveryCode : SECOND_STEP.code}
        hint={isRecovery ? undefined : SECOND_STEP.codeHint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus
        required
        error={failure.fields.code}
      />
    </SubmissionForm>
  )
}
