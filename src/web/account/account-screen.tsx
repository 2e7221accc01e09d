import type { ReactElement } from 'react'
import { ACCOUNT, PASSWORD_CARD } from '../../texts/account/account.ts'
import { useSession } from '../session/use-session.ts'
import { Page } from '../ui/layout/page.tsx'
import { AccountCard } from './account-card.tsx'
import { DataCard } from './data-card.tsx'
import { EraseAccountCard } from './erase-account-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function meta(): { title: string }[] {
  return [{ title: ACCOUNT.pageTitle }]
}

/** NAV-08 */
export default function AccountScreen(): ReactElement {
  return (
    <Page title={ACCOUNT.title} lead={ACCOUNT.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <IdentityCard />
          <SubscriptionCard />
          <DataCard />
        </div>
        <div className="grid min-w-0 gap-6">
          <PasswordCard />
          <TwoFactorCard />
          <SessionsCard />
          <EraseAccountCard />
        </div>
      </div>
    </Page>
  )
}

function PasswordCard(): ReactElement {
  const user = useSession()
  return (
    <AccountCard title={PASSWORD_CARD.title}>
      {user && <PasswordForm key={user.id} email={user.email} />}
    </AccountCard>
  )
}
