import type { ReactElement, ReactNode } from 'react'
import type { SubscriptionReply } from '../../contract/account.ts'
import { PLANS } from '../../domain/plan.ts'
import { isActive } from '../../domain/subscription.ts'
import { ACCOUNT } from '../../texts/account.ts'
import { ACCOUNT_PANEL } from '../../texts/shell.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { useSession } from '../api/use-session.ts'
import { PATHS } from '../paths.ts'
import { StatusTag } from '../shell/account-panel.tsx'
import { AccountUse } from '../shell/account-use.tsx'
import { SignOutButton } from '../shell/sign-out-button.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

export function meta(): { title: string }[] {
  return [{ title: ACCOUNT.pageTitle }]
}

/** Identity, plan and use of the account (NAV-08). */
export default function AccountScreen(): ReactElement {
  return (
    <Page title={ACCOUNT.title} lead={ACCOUNT.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Identity />
          <Password />
        </div>
        <div className="grid gap-6">
          <PlanCard />
          <Card title={ACCOUNT.use}>
            <AccountUse />
          </Card>
          <Card title={ACCOUNT.session}>
            <p className="mb-5 text-muted">{ACCOUNT.sessionText}</p>
            <SignOutButton />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className="card p-6" aria-label={title}>
      <h2 className="mb-4">{title}</h2>
      {children}
    </section>
  )
}

function Identity(): ReactElement {
  const user = useSession()
  return (
    <Card title={ACCOUNT.identity}>
      <dl className="mb-5">
        <dt className="text-muted">{ACCOUNT.email}</dt>
        <dd className="font-semibold break-words">{user?.email}</dd>
      </dl>
      {user && <NameForm key={user.id} user={user} />}
    </Card>
  )
}

function Password(): ReactElement {
  const user = useSession()
  return (
    <Card title={ACCOUNT.password}>
      {user && <PasswordForm key={user.id} email={user.email} />}
    </Card>
  )
}

function PlanCard(): ReactElement {
  const subscription = useSubscription()
  if (subscription.data) {
    return (
      <Card title={ACCOUNT.plan}>
        <PlanDetail subscription={subscription.data} />
      </Card>
    )
  }
  if (!subscription.isError) return <SkeletonLines label={ACCOUNT.loading} count={4} />
  return <ErrorPanel text={ACCOUNT_PANEL.loadError} onRetry={() => void subscription.refetch()} />
}

function PlanDetail({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const { plan, status } = subscription
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="figure mb-2">{PLAN_NAMES[plan]}</p>
          <p className="text-muted">{ACCOUNT.price(PLANS[plan].price_cents)}</p>
        </div>
        <StatusTag status={status} />
      </div>
      {!isActive(subscription) && <Notice tone="warning">{ACCOUNT.inactive}</Notice>}
      <div>
        <ButtonLink to={PATHS.plans} variant="outline">
          {ACCOUNT.comparePlans}
        </ButtonLink>
      </div>
    </div>
  )
}
