import type { ReactElement } from 'react'
import { changeEmail } from '../../contract/account-security.ts'
import { ACCOUNT, IDENTITY, PASSWORD_AGAIN } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { askNewEmail } from './account-api.ts'

interface EmailFormProps {
  readonly onSent: (address: string) => void
  readonly onCancel: () => void
}

/** The first thing wrong with each field, by the schema that the server applies too. */
function wrongIn(typed: { newEmail: string; password: string }): WrongFields {
  const wrong = wrongFields(changeEmail.body.safeParse(typed))
  if (typed.password === '') wrong.password = fieldSentence('required')
  if (typed.newEmail === '') wrong.newEmail = fieldSentence('required')
  return wrong
}

/** A new address, which a mail must confirm before it counts. */
export function EmailForm({ onSent, onCancel }: EmailFormProps): ReactElement {
  const sending = useSending(ACCOUNT.saveError)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const newEmail = String(typed.get('newEmail') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    await start(wrongIn({ newEmail, password }), async () => {
      await askNewEmail(newEmail, password)
      onSent(newEmail)
    })
  }

  return (
    <SendForm sending={sending} onSend={submit} className="gap-4">
      <TextField
        label={IDENTITY.newEmail}
        hint={IDENTITY.newEmailHint}
        name="newEmail"
        type="email"
        autoComplete="email"
        autoFocus
        required
        error={failure.fields.newEmail}
      />
      <PasswordField
        label={PASSWORD_AGAIN.label}
        hint={PASSWORD_AGAIN.hint}
        name="password"
        autoComplete="current-password"
        required
        error={failure.fields.password}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel={IDENTITY.sending}>
          {IDENTITY.sendEmail}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {ACCOUNT.cancel}
        </Button>
      </div>
    </SendForm>
  )
}
