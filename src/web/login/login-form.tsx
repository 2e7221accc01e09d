import { type FormEvent, type ReactElement, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { credentials } from '../../contract/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { LOGIN } from '../../texts/login.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { openSession } from '../api/session.ts'
import { returnPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'

interface Failure {
  readonly sentence?: string
  readonly fields: Readonly<Record<string, string>>
}

const NO_FAILURE: Failure = { fields: {} }

/** What is wrong with each field before anything is sent. */
function wrongFields(email: string, password: string): Record<string, string> {
  const parsed = credentials.safeParse({ email, password })
  const fields: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) {
    fields[String(issue.path[0])] = fieldSentence(issue.message)
  }
  if (email === '') fields.email = fieldSentence('required')
  if (password === '') fields.password = fieldSentence('required')
  return fields
}

function sentenceOf(error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== '' ? error.sentence : LOGIN.error
}

/** Keeps what was typed when the server refuses; a form sent before the scripts are there never shows a password in the address. */
export function LoginForm(): ReactElement {
  const [failure, setFailure] = useState<Failure>(NO_FAILURE)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const { search } = useLocation()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const fields = wrongFields(email, password)
    setFailure({ fields })
    if (Object.keys(fields).length > 0) return
    setBusy(true)
    try {
      await openSession(email, password)
      await navigate(returnPath(search), { replace: true })
    } catch (error) {
      setFailure({ fields: {}, sentence: sentenceOf(error) })
      setBusy(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label={LOGIN.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        error={failure.fields.email}
      />
      <PasswordField
        label={LOGIN.password}
        name="password"
        autoComplete="current-password"
        required
        error={failure.fields.password}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={LOGIN.submitting}>
        {LOGIN.submit}
      </Button>
    </form>
  )
}
