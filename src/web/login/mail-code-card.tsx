import { type ReactElement, useState } from 'react'
import type { SecondStep } from '../../contract/account.ts'
import { sendOneTimeCode, signInByCode } from '../../contract/sign-up.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { MAIL_CODE, STEP_ERROR } from '../../texts/sign-in-steps.ts'
import { ask } from '../api/http.ts'
import { passStep } from '../api/session.ts'
import { useSending } from '../api/use-sending.ts'
import { EntryCard } from '../shell/entry-card.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'

interface MailCodeFormProps {
  readonly onPassed: (next: SecondStep | null) => Promise<void>
  /** Back to the password. */
  readonly onBack: () => void
}

function typedIn(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '').trim()
}

/** Signs in without the password: an address, then the code that was sent to it. */
export default function MailCodeCard(props: MailCodeFormProps): ReactElement {
  return (
    <EntryCard title={MAIL_CODE.title}>
      <MailCodeForm {...props} />
    </EntryCard>
  )
}

function MailCodeForm({ onPassed, onBack }: MailCodeFormProps): ReactElement {
  const [email, setEmail] = useState<string | null>(null)
  return (
    <div className="grid gap-5">
      {email === null ? (
        <AddressForm onSent={setEmail} />
      ) : (
        <CodeForm email={email} onPassed={onPassed} />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" onClick={onBack}>
          {MAIL_CODE.back}
        </Button>
        {email !== null && (
          <Button variant="ghost" onClick={() => setEmail(null)}>
            {MAIL_CODE.otherEmail}
          </Button>
        )}
      </div>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const sending = useSending(STEP_ERROR)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const email = typedIn(typed, 'email')
    await start(email === '' ? { email: fieldSentence('required') } : {}, async () => {
      await ask(sendOneTimeCode, { body: { email } })
      onSent(email)
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <p className="text-muted">{MAIL_CODE.lead}</p>
      <TextField
        label={MAIL_CODE.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        error={failure.fields.email}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={MAIL_CODE.sending}>
        {MAIL_CODE.send}
      </Button>
    </SendForm>
  )
}

interface CodeFormProps {
  readonly email: string
  readonly onPassed: MailCodeFormProps['onPassed']
}

function CodeForm({ email, onPassed }: CodeFormProps): ReactElement {
  const sending = useSending(STEP_ERROR)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const otp = typedIn(typed, 'code').replace(/\s/gu, '')
    const isWhole = /^\d{6}$/u.test(otp)
    await start(isWhole ? {} : { code: fieldSentence('code-invalid') }, async () => {
      await onPassed(await passStep(signInByCode, { email, otp }))
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <Notice tone="info" role="status">
        {MAIL_CODE.sent(email)}
      </Notice>
      <TextField
        label={MAIL_CODE.code}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        required
        error={failure.fields.code ?? failure.fields.otp}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={MAIL_CODE.submitting}>
        {MAIL_CODE.submit}
      </Button>
    </SendForm>
  )
}
