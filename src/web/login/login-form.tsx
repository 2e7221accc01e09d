import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { credentials, type SecondStep } from '../../contract/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { LOGIN } from '../../texts/login.ts'
import { openSession } from '../api/session.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { PATHS } from '../paths.ts'
import { FormWithoutScripts } from '../shell/without-scripts.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'

/** What is wrong with each field before anything is sent. */
function wrongCredentials(email: string, password: string): WrongFields {
  const fields = wrongFields(credentials.safeParse({ email, password }))
  if (email === '') fields.email = fieldSentence('required')
  if (password === '') fields.password = fieldSentence('required')
  return fields
}

interface LoginFormProps {
  /** The session is open when there is no next step. */
  readonly onPassed: (next: SecondStep | null) => Promise<void>
}

/** Keeps what was typed when the server refuses; a form sent before the scripts are there never shows a password in the address. */
export function LoginForm({ onPassed }: LoginFormProps): ReactElement {
  const sending = useSending(LOGIN.error)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const email = String(typed.get('email') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    await start(wrongCredentials(email, password), async () => {
      await onPassed(await openSession(email, password))
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <FormWithoutScripts />
      <TextField
        label={LOGIN.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        error={failure.fields.email}
      />
      <div>
        <PasswordField
          label={LOGIN.password}
          name="password"
          autoComplete="current-password"
          required
          error={failure.fields.password}
        />
        <Link
          to={PATHS.forgottenPassword}
          className="mt-1 inline-flex min-h-11 items-center text-[0.9375rem]"
        >
          {LOGIN.forgotten}
        </Link>
      </div>
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={LOGIN.submitting}>
        {LOGIN.submit}
      </Button>
    </SendForm>
  )
}
