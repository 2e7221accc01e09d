import { type FormEvent, type ReactElement, useState } from 'react'
import { passwordProblem } from '../../domain/password.ts'
import { ACCOUNT } from '../../texts/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { ApiProblem } from '../api/client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useToast } from '../ui/toasts.tsx'
import { type PasswordToChange, useChangePassword } from './account-api.ts'

type Errors = Readonly<Partial<Record<keyof PasswordToChange | 'form', string>>>

const NOTHING: PasswordToChange = { currentPassword: '', newPassword: '' }

function check({ currentPassword, newPassword }: PasswordToChange, email: string): Errors {
  const weak = passwordProblem(newPassword, email)
  return {
    ...(currentPassword === '' && { currentPassword: fieldSentence('required') }),
    ...(weak && { newPassword: fieldSentence(weak) }),
  }
}

function refused(error: unknown): Errors {
  if (!(error instanceof ApiProblem)) return { form: ACCOUNT.saveError }
  return error.fields ?? { form: error.sentence || ACCOUNT.saveError }
}

/** What was typed stays when it is refused. */
export function PasswordForm({ email }: { email: string }): ReactElement {
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<Errors>({})
  const change = useChangePassword()
  const toast = useToast()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const wrong = check(typed, email)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || change.isPending) return
    change.mutate(typed, {
      onSuccess: () => {
        setTyped(NOTHING)
        toast.show({ tone: 'success', text: ACCOUNT.passwordChanged })
      },
      onError: (error) => setErrors(refused(error)),
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={ACCOUNT.currentPassword}
        autoComplete="current-password"
        required
        value={typed.currentPassword}
        error={errors.currentPassword}
        onChange={(event) => setTyped({ ...typed, currentPassword: event.currentTarget.value })}
      />
      <PasswordField
        label={ACCOUNT.newPassword}
        hint={ACCOUNT.newPasswordHint}
        autoComplete="new-password"
        required
        value={typed.newPassword}
        error={errors.newPassword}
        onChange={(event) => setTyped({ ...typed, newPassword: event.currentTarget.value })}
      />
      {errors.form !== undefined && <Notice tone="error">{errors.form}</Notice>}
      <div>
        <Button
          type="submit"
          variant="outline"
          busy={change.isPending}
          busyLabel={ACCOUNT.changingPassword}
        >
          {ACCOUNT.changePassword}
        </Button>
      </div>
    </form>
  )
}
