import { type Dispatch, lazy, type ReactElement, Suspense } from 'react'
import { ACCOUNT } from '../../texts/account/account.ts'
import { RECOVERY_CODES, TWO_FACTOR } from '../../texts/account/account-security.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { confirmTwoFactorSetup } from './two-factor-api.ts'
import type { TotpKey, TwoFactorEvent } from './two-factor-state.ts'
import { useClipboard } from './use-clipboard.ts'

/** Lazy: few turn two-factor on. */
const QrCode = lazy(async () => ({ default: (await import('../ui/qr-code.tsx')).QrCode }))

interface TwoFactorSetupProps {
  readonly secretKey: TotpKey
  readonly dispatch: Dispatch<TwoFactorEvent>
}

function codeErrors(code: string): Record<string, string> {
  if (code === '') return { code: fieldSentence('required') }
  return /^\d{6}$/u.test(code.replace(/\s/gu, '')) ? {} : { code: fieldSentence('code-invalid') }
}

/** Shows the secret, then asks for a code as a proof. */
export function TwoFactorSetup({ secretKey, dispatch }: TwoFactorSetupProps): ReactElement {
  const submission = useFormSubmission(TWO_FACTOR.failed)
  const { failure, isBusy, start } = submission

  async function submit(data: FormData): Promise<void> {
    const code = String(data.get('code') ?? '').trim()
    await start(codeErrors(code), async () => {
      dispatch({
        type: 'codes-received',
        codes: await confirmTwoFactorSetup(code),
        isFirstSet: true,
      })
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={TWO_FACTOR.checking}>
            {TWO_FACTOR.confirm}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={() => dispatch({ type: 'closed' })}>
            {ACCOUNT.cancel}
          </Button>
        </div>
      }
    >
      <div>
        <p className="font-semibold">{TWO_FACTOR.scan}</p>
        <p className="text-sm text-muted">{TWO_FACTOR.scanHint}</p>
      </div>
      {/* As large as the code: the button below must not move under a finger. */}
      <div className="size-52">
        <Suspense fallback={<Spinner label={TWO_FACTOR.qr} />}>
          <QrCode text={secretKey.uri} label={TWO_FACTOR.qr} />
        </Suspense>
      </div>
      <SecretKey secret={secretKey.secret} />
      <TextField
        label={TWO_FACTOR.code}
        hint={TWO_FACTOR.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        className="max-w-64"
        error={failure.fields.code}
      />
    </SubmissionForm>
  )
}

function SecretKey({ secret }: { secret: string }): ReactElement {
  const copy = useClipboard(RECOVERY_CODES.keyCopied)
  return (
    <div>
      <p className="mb-1">{TWO_FACTOR.key}</p>
      <div className="flex items-center gap-2">
        <code className="font-body font-semibold tracking-wide break-words">
          {secret.replace(/(.{4})(?=.)/gu, '$1 ')}
        </code>
        <IconButton icon="copy" label={TWO_FACTOR.copyKey} onClick={() => void copy(secret)} />
      </div>
    </div>
  )
}
