import type { ReactElement } from 'react'
import { passwordProblem } from '../../domain/account/password.ts'
import { ACCOUNT, PASSWORD } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useToast } from '../ui/toasts.tsx'
import { type PasswordToChange, replacePassword } from './account-api.ts'
import { UsernameField } from './username-field.tsx'

function wrongIn({ currentPassword, newPassword }: PasswordToChange, email: string): WrongFields {
  const weak = passwordProblem(newPassword, email)
  return {
    ...(currentPassword === '' && { currentPassword: fieldSentence('required') }),
    ...(weak && { newPassword: fieldSentence(weak) }),
  }
}

/** What was typed stays when it is refused. */
export function PasswordForm({ email }: { email: string }): ReactElement {
  const sending = useSending(ACCOUNT.saveError)
  const { failure, isBusy, start } = sending
  const toast = useToast()

  async function submit(typed: FormData): Promise<void> {
    const passwords = {
      currentPassword: String(typed.get('currentPassword') ?? ''),
      newPassword: String(typed.get('newPassword') ?? ''),
    }
    await start(wrongIn(passwords, email), async () => {
      await replacePassword(passwords)
      sending.form.current?.reset()
      toast.show({ tone: 'success', text: PASSWORD.changed })
    })
  }

  return (
    <SendForm sending={sending} onSend={submit} className="gap-4">
      <UsernameField email={email} />
      <PasswordField
        label={PASSWORD.current}
        name="currentPassword"
        autoComplete="current-password"
        required
        error={failure.fields.currentPassword}
      />
      <PasswordField
        label={PASSWORD.new}
        hint={PASSWORD.newHint}
        name="newPassword"
        autoComplete="new-password"
        required
        error={failure.fields.newPassword}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div>
        <Button type="submit" variant="outline" busy={isBusy} busyLabel={PASSWORD.changing}>
          {PASSWORD.change}
        </Button>
      </div>
    </SendForm>
  )
}
