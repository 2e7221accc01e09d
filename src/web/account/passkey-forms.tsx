import type { ReactElement } from 'react'
import { type ListedPasskey, renamePasskey } from '../../contract/account/passkeys.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '../../domain/account/account-limits.ts'
import { parseUserAgent } from '../../domain/account/device.ts'
import { ACCOUNT } from '../../texts/account/account.ts'
import { deviceName } from '../../texts/account/account-security.ts'
import { PASSKEYS } from '../../texts/account/passkeys.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { addOwnPasskey, renameOwnPasskey } from './passkeys-api.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

function NameField({ value, error }: { value: string; error: string | undefined }): ReactElement {
  return (
    <TextField
      label={PASSKEYS.name}
      hint={PASSKEYS.nameHint}
      name="name"
      autoComplete="off"
      defaultValue={value}
      autoFocus
      maxLength={MAX_PASSKEY_NAME_LENGTH}
      required
      error={error}
    />
  )
}

function nameOf(data: FormData): string {
  return String(data.get('name') ?? '').trim()
}

function nameErrors(name: string): FieldErrors {
  return fieldErrors(renamePasskey.body.safeParse({ name }))
}

/** A name, the password, the second factor where there is one; then the device asks who is there. */
export function AddPasskeyForm({ onDone }: { onDone: () => void }): ReactElement {
  const toast = useToast()
  async function add(password: string, code: string | undefined, data: FormData): Promise<void> {
    await addOwnPasskey(nameOf(data), { password, code })
    onDone()
    toast.show({ tone: 'success', text: PASSKEYS.addDone })
  }
  return (
    <ReauthenticationForm
      action={PASSKEYS.add}
      busyLabel={PASSKEYS.adding}
      stepUp
      fallback={PASSKEYS.addFailed}
      text={PASSKEYS.addText}
      before={({ name }) => (
        <NameField value={deviceName(parseUserAgent(navigator.userAgent))} error={name} />
      )}
      errorsOf={(data) => nameErrors(nameOf(data))}
      onPassword={add}
      onCancel={onDone}
    />
  )
}

interface RenamePasskeyFormProps {
  readonly passkey: ListedPasskey
  readonly onDone: () => void
}

export function RenamePasskeyForm({ passkey, onDone }: RenamePasskeyFormProps): ReactElement {
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { failure, isBusy, start } = submission
  const toast = useToast()

  async function submit(data: FormData): Promise<void> {
    const name = nameOf(data)
    await start(nameErrors(name), async () => {
      await renameOwnPasskey(passkey, name)
      onDone()
      toast.show({ tone: 'success', text: PASSKEYS.renamed })
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-4"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={ACCOUNT.saving}>
            {ACCOUNT.save}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onDone}>
            {ACCOUNT.cancel}
          </Button>
        </div>
      }
    >
      <NameField value={passkey.name} error={failure.fields.name} />
    </SubmissionForm>
  )
}
