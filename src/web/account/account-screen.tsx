import type { ReactElement } from 'react'
import { ACCOUNT } from '../../texts/account/account.ts'
import { SECURITY } from '../../texts/account/account-security.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { AccountCard } from './account-card.tsx'
import { DataCard } from './data-card.tsx'
import { EraseAccountCard } from './erase-account-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

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
          <SecurityCard />
        </div>
        <div className="grid min-w-0 gap-6">
          <SubscriptionCard />
          <DataCard />
          <EraseAccountCard />
        </div>
      </div>
    </Page>
  )
}

function SecurityCard(): ReactElement {
  return (
    <AccountCard title={SECURITY.title}>
      <p className="mb-5 text-muted">{SECURITY.text}</p>
      <ButtonLink to={PATHS.security} variant="outline" icon="lock">
        {SECURITY.open}
      </ButtonLink>
    </AccountCard>
  )
}
