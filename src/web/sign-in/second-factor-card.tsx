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
import { PasskeyForm } from './passkey-form.tsx'
import { loadPasskeys } from './use-passkey-autofill.ts'

type CodeSource = 'application' | 'recovery'

interface SecondStepProps {
  readonly step: SecondFactorChallenge
  readonly onStepDone: (next: SecondFactorChallenge | null) => Promise<void>
}

interface SecondFactorCardProps extends SecondStepProps {
  readonly onRestart: () => void
}

function codeErrors(means: CodeSource, code: string): Record<string, string> {
  if (code === '') return { code: fieldSentence('required') }
  const isWhole = means === 'recovery' || /^\d{6}$/u.test(code.replace(/\s/gu, ''))
  return isWhole ? {} : { code: fieldSentence('code-invalid') }
}

/** A TOTP code (RFC 6238), a recovery code or a passkey. */
export default function SecondFactorCard(props: SecondFactorCardProps): ReactElement {
  const { step, onStepDone, onRestart } = props
  const [means, setMeans] = useState<CodeSource>('application')
  const isRecovery = means === 'recovery'
  async function passByPasskey(): Promise<void> {
    await (await loadPasskeys()).passSecondStep(step.challenge)
    await onStepDone(null)
  }
  return (
    <AuthPage title={SECOND_STEP.title}>
      <SecondFactorForm means={means} step={step} onStepDone={onStepDone} />
      {step.has_passkey && (
        <div className="when-passkeys mt-4">
          <PasskeyForm label={SECOND_STEP.usePasskey} onPasskey={passByPasskey} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={() => setMeans(isRecovery ? 'application' : 'recovery')}>
          {isRecovery ? SECOND_STEP.useApplication : SECOND_STEP.useRecovery}
        </Button>
        <Button variant="ghost" onClick={onRestart}>
          {SECOND_STEP.again}
        </Button>
      </div>
    </AuthPage>
  )
}

function SecondFactorForm({
  means,
  step,
  onStepDone,
}: SecondStepProps & { readonly means: CodeSource }): ReactElement {
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
        <Button type="submit" busy={isBusy} busyLabel={SECOND_STEP.submitting}>
          {SECOND_STEP.submit}
        </Button>
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
