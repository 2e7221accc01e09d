import { type ReactElement, useState } from 'react'
import { type User, userChange } from '../../contract/account/account.ts'
import { ACCOUNT, IDENTITY_CARD } from '../../texts/account/account.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { useSession } from '../session/use-session.ts'
import { isMailOn } from '../shell/site-settings.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { Tag } from '../ui/tag.tsx'
import { changeName } from './account-api.ts'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'

export function IdentityCard(): ReactElement {
  const user = useSession()
  const [step, setStep] = useState<'idle' | 'email'>('idle')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountCard title={IDENTITY_CARD.title} step={step}>
      <dl className="mb-4">
        <dt className="text-muted">{IDENTITY_CARD.email}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{user?.email}</span>
          {user?.email_verified && <Tag tone="leaf">{IDENTITY_CARD.verified}</Tag>}
        </dd>
      </dl>
      <div className="mb-6">
        {step === 'email' ? (
          <EmailForm
            onCancel={() => setStep('idle')}
            onSent={(address) => {
              setSentTo(address)
              setStep('idle')
            }}
          />
        ) : (
          <EmailIdle sentTo={sentTo} onChange={() => setStep('email')} />
        )}
      </div>
      {user && <NameForm key={user.id} user={user} />}
    </AccountCard>
  )
}

function EmailIdle({
  sentTo,
  onChange,
}: {
  sentTo: string | null
  onChange: () => void
}): ReactElement {
  if (!isMailOn()) return <p className="text-sm text-muted">{IDENTITY_CARD.emailByOperator}</p>
  return (
    <div className="grid gap-3">
      {sentTo !== null && <Notice tone="success">{IDENTITY_CARD.emailSent(sentTo)}</Notice>}
      <div>
        <Button variant="outline" onClick={onChange}>
          {IDENTITY_CARD.changeEmail}
        </Button>
      </div>
    </div>
  )
}

function NameForm({ user }: { user: User }): ReactElement {
  const [name, setName] = useState(user.name)
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { failure, isBusy, start } = submission
  const toast = useToast()

  async function submit(): Promise<void> {
    const checked = userChange.safeParse({ name })
    const problem = checked.error?.issues[0]?.message
    await start(problem === undefined ? {} : { name: fieldSentence(problem) }, async () => {
      const saved = await changeName(name)
      // Input typed meanwhile wins.
      setName((typed) => (typed === name ? saved.name : typed))
      toast.show({ tone: 'success', text: IDENTITY_CARD.nameSaved })
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-4"
      actions={
        <div>
          <Button
            type="submit"
            variant="outline"
            busy={isBusy}
            busyLabel={ACCOUNT.saving}
            disabled={name === user.name}
          >
            {ACCOUNT.save}
          </Button>
        </div>
      }
    >
      <TextField
        label={IDENTITY_CARD.name}
        hint={IDENTITY_CARD.nameHint}
        autoComplete="name"
        required
        value={name}
        error={failure.fields.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </SubmissionForm>
  )
}
