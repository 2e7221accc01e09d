import type { ReactElement } from 'react'
import { Link, useNavigate } from 'react-router'
import { TRIALING } from '../../domain/account/subscription.ts'
import { ACCOUNT_PANEL } from '../../texts/shell.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { PATHS } from '../paths.ts'
import { PlanUsage, SubscriptionStatusTag } from '../plans/plan-usage.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Icon } from '../ui/icon.tsx'

/** Address, plan and usage (ACC-01, ACC-02). */
export function AccountPanel(): ReactElement {
  const user = useSession()
  return (
    <div className="grid gap-4">
      <p className="font-semibold break-words">{user?.email}</p>
      <PlanLine />
      <PlanUsage />
      <div className="-mx-3 grid">
        <Link to={PATHS.account} className="menu-link">
          <Icon name="settings" />
          {ACCOUNT_PANEL.settings}
        </Link>
        <Link to={PATHS.help} className="menu-link">
          <Icon name="help" />
          {ACCOUNT_PANEL.help}
        </Link>
      </div>
    </div>
  )
}

function PlanLine(): ReactElement {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <PlanStatus />
      <Button
        variant="outline"
        className="min-h-11! px-4!"
        onClick={() => void navigate(PATHS.account)}
      >
        {ACCOUNT_PANEL.manage}
      </Button>
    </div>
  )
}

/** Plan, status and end of the trial; why they are not there (ACC-03). */
function PlanStatus(): ReactElement {
  const { data, isLoadingError } = useSubscription()
  if (data === undefined) {
    return isLoadingError ? (
      <Notice tone="error">{ACCOUNT_PANEL.loadError}</Notice>
    ) : (
      <p className="text-muted">{ACCOUNT_PANEL.loading}</p>
    )
  }
  return (
    <div>
      <p className="flex items-center gap-2">
        {ACCOUNT_PANEL.plan(PLAN_NAMES[data.plan])}
        <SubscriptionStatusTag active={data.is_active} />
      </p>
      {data.status === TRIALING && data.is_active && data.trial_ends_at !== null && (
        <p className="text-sm text-muted">{ACCOUNT_PANEL.trialUntil(data.trial_ends_at)}</p>
      )}
    </div>
  )
}
