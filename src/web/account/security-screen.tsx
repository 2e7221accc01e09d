import type { ReactElement } from 'react'
import { ACCOUNT, PASSWORD_CARD } from '../../texts/account/account.ts'
import { SECURITY } from '../../texts/account/account-security.ts'
import { PATHS } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { Page } from '../ui/layout/page.tsx'
import { AccountCard } from './account-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function meta(): { title: string }[] {
  return [{ title: SECURITY.pageTitle }]
}

/** Ways in on one side, who came in on the other (A16). */
export default function SecurityScreen(): ReactElement {
  return (
    <Page
      title={SECURITY.title}
      lead={SECURITY.lead}
      back={{ to: PATHS.account, label: ACCOUNT.title }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <PasskeysCard />
          <TwoFactorCard />
          <PasswordCard />
        </div>
        <div className="grid min-w-0 gap-6">
          <SessionsCard />
          <HistoryCard />
        </div>
      </div>
    </Page>
  )
}

function PasswordCard(): ReactElement {
  const user = useSession()
  return (
    <AccountCard title={PASSWORD_CARD.title} anchor="mot-de-passe">
      {user && <PasswordForm key={user.id} email={user.email} />}
    </AccountCard>
  )
}
