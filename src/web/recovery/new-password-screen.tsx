import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { passwordProblem } from '../../domain/account/password.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { NEW_PASSWORD, RECOVERY_ERROR } from '../../texts/recovery.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { PATHS } from '../paths.ts'
import { EntryCard } from '../shell/entry-card.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { FormWithoutScripts } from '../shell/without-scripts.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { setNewPassword } from './recovery-api.ts'
import { dropMailToken, useMailToken } from './use-mail-token.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(NEW_PASSWORD.pageTitle)
}

/** Whose account it is the link knows, not this page. */
function wrongPassword(password: string): WrongFields {
  if (password === '') return { newPassword: fieldSentence('required') }
  const problem = passwordProblem(password, '')
  return problem === undefined ? {} : { newPassword: fieldSentence(problem) }
}

/** Where the mail of a forgotten password leads (AUT-04). */
export default function NewPasswordScreen(): ReactElement {
  const token = useMailToken()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <EntryCard title={NEW_PASSWORD.title}>
        <Notice tone="success">{NEW_PASSWORD.done}</Notice>
        <p className="mt-5">
          <ButtonLink to={PATHS.login}>{NEW_PASSWORD.signIn}</ButtonLink>
        </p>
      </EntryCard>
    )
  }
  return (
    <EntryCard title={NEW_PASSWORD.title} lead={NEW_PASSWORD.lead}>
      {token === '' ? (
        <Notice tone="warning">{NEW_PASSWORD.incomplete}</Notice>
      ) : (
        <NewPasswordForm token={token ?? ''} onDone={() => setDone(true)} />
      )}
      <p className="mt-5">
        <Link to={PATHS.forgottenPassword} className="inline-flex min-h-11 items-center">
          {NEW_PASSWORD.another}
        </Link>
      </p>
    </EntryCard>
  )
}

function NewPasswordForm(props: { token: string; onDone: () => void }): ReactElement {
  const { token, onDone } = props
  const sending = useSending(RECOVERY_ERROR)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const password = String(typed.get('newPassword') ?? '')
    await start(wrongPassword(password), async () => {
      await setNewPassword(token, password)
      dropMailToken()
      onDone()
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <FormWithoutScripts />
      <PasswordField
        label={NEW_PASSWORD.password}
        hint={NEW_PASSWORD.hint}
        name="newPassword"
        autoComplete="new-password"
        required
        error={failure.fields.newPassword ?? failure.fields.password}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={NEW_PASSWORD.submitting}>
        {NEW_PASSWORD.submit}
      </Button>
    </SendForm>
  )
}
