import { type ReactElement, useState } from 'react'
import { IDENTITY } from '../../texts/account.ts'
import { useSession } from '../api/use-session.ts'
import { isMailOn } from '../shell/site-facts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Tag } from '../ui/tag.tsx'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

/** Who the account belongs to. */
export function IdentityCard(): ReactElement {
  const user = useSession()
  const [step, setStep] = useState<'rest' | 'email'>('rest')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountCard title={IDENTITY.title} step={step}>
      <dl className="mb-4">
        <dt className="text-muted">{IDENTITY.email}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{user?.email}</span>
          {user?.email_verified && <Tag tone="leaf">{IDENTITY.verified}</Tag>}
        </dd>
      </dl>
      <div className="mb-6">
        {step === 'email' ? (
          <EmailForm
            onCancel={() => setStep('rest')}
            onSent={(address) => {
              setSentTo(address)
              setStep('rest')
            }}
          />
        ) : (
          <EmailAtRest sentTo={sentTo} onChange={() => setStep('email')} />
        )}
      </div>
      {user && <NameForm key={user.id} user={user} />}
    </AccountCard>
  )
}

function EmailAtRest({
  sentTo,
  onChange,
}: {
  sentTo: string | null
  onChange: () => void
}): ReactElement {
  if (!isMailOn()) return <p className="text-sm text-muted">{IDENTITY.emailByOperator}</p>
  return (
    <div className="grid gap-3">
      {sentTo !== null && <Notice tone="success">{IDENTITY.emailSent(sentTo)}</Notice>}
      <div>
        <Button variant="outline" onClick={onChange}>
          {IDENTITY.changeEmail}
        </Button>
      </div>
    </div>
  )
}
