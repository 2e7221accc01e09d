import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { fieldSentence } from '../../texts/fields.ts'
import { FORGOTTEN, RECOVERY_ERROR } from '../../texts/recovery.ts'
import { useSending } from '../api/use-sending.ts'
import { PATHS } from '../paths.ts'
import { EntryCard } from '../shell/entry-card.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { FormWithoutScripts } from '../shell/without-scripts.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { askNewPassword } from './recovery-api.ts'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(FORGOTTEN.pageTitle)
}

/** Asks for a link to a new password; the answer never tells whether an account exists (AUT-04). */
export default function ForgottenScreen(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <EntryCard title={FORGOTTEN.title}>
      <div className="when-no-mail">
        <Notice tone="info">{FORGOTTEN.noMail}</Notice>
      </div>
      <div className="when-mail">
        {sentTo === null ? (
          <AddressForm onSent={setSentTo} />
        ) : (
          <SentPanel email={sentTo} onAgain={() => setSentTo(null)} />
        )}
      </div>
      <p className="mt-5">
        <Link to={PATHS.login} className="inline-flex min-h-11 items-center">
          {FORGOTTEN.back}
        </Link>
      </p>
    </EntryCard>
  )
}

function AddressForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const sending = useSending(RECOVERY_ERROR)
  const { failure, isBusy, start } = sending

  async function submit(typed: FormData): Promise<void> {
    const email = String(typed.get('email') ?? '').trim()
    await start(email === '' ? { email: fieldSentence('required') } : {}, async () => {
      await askNewPassword(email)
      onSent(email)
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <FormWithoutScripts />
      <p className="text-muted">{FORGOTTEN.lead}</p>
      <TextField
        label={FORGOTTEN.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        error={failure.fields.email}
      />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <Button type="submit" busy={isBusy} busyLabel={FORGOTTEN.submitting}>
        {FORGOTTEN.submit}
      </Button>
    </SendForm>
  )
}

function SentPanel({ email, onAgain }: { email: string; onAgain: () => void }): ReactElement {
  return (
    <div className="grid gap-4">
      <Notice tone="success">{FORGOTTEN.sent(email)}</Notice>
      <p className="text-muted">{FORGOTTEN.spam}</p>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {FORGOTTEN.again}
        </Button>
      </div>
    </div>
  )
}
