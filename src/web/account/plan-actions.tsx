import { type ReactElement, useState } from 'react'
import type { SubscriptionReply } from '../../contract/account.ts'
import { PLAN_KEYS, PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { ACCOUNT, PLAN_CARD } from '../../texts/account.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { useSending } from '../api/use-sending.ts'
import { PATHS } from '../paths.ts'
import { contactEmail } from '../shell/site-facts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { checkoutAddress, type PaidPlan, portalAddress } from './account-api.ts'

/** Ways to another plan: by whoever runs the site, or by the payment service. */
export function PlanActions({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const contact = contactEmail()
  return (
    <div className="grid gap-4">
      {subscription.billing === 'stripe' ? (
        <PaidActions subscription={subscription} />
      ) : (
        <p className="text-sm text-muted">
          {contact === null ? PLAN_CARD.byOperator : PLAN_CARD.byOperatorAt(contact)}
        </p>
      )}
      <div>
        <ButtonLink to={PATHS.plans} variant="outline">
          {PLAN_CARD.comparePlans}
        </ButtonLink>
      </div>
    </div>
  )
}

function isPaid(plan: PlanKey): plan is PaidPlan {
  return plan !== 'free'
}

function PaidActions({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const { plan, is_active, has_portal, trial_ends_at } = subscription
  const offered = PLAN_KEYS.filter(isPaid).filter((key) => !is_active || key !== plan)
  return (
    <>
      {has_portal && <Portal />}
      <Checkout
        offered={offered}
        label={has_portal ? PLAN_CARD.change : PLAN_CARD.subscribe}
        hasTrial={trial_ends_at === null}
      />
    </>
  )
}

function Portal(): ReactElement {
  const sending = useSending(ACCOUNT.saveError)
  const { failure, isBusy, start } = sending

  async function submit(): Promise<void> {
    await start({}, async () => window.location.assign(await portalAddress()))
  }

  return (
    <SendForm sending={sending} onSend={submit} className="gap-3">
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={PLAN_CARD.opening}>
          {PLAN_CARD.portal}
        </Button>
      </div>
    </SendForm>
  )
}

interface CheckoutProps {
  readonly offered: readonly PaidPlan[]
  readonly label: string
  readonly hasTrial: boolean
}

function Checkout({ offered, label, hasTrial }: CheckoutProps): ReactElement {
  const [chosen, setChosen] = useState(offered[0])
  const sending = useSending(ACCOUNT.saveError)
  const { failure, isBusy, start } = sending

  async function submit(): Promise<void> {
    const plan = offered.find((key) => key === chosen) ?? offered[0]
    if (plan === undefined) return
    await start({}, async () => window.location.assign(await checkoutAddress(plan)))
  }

  return (
    <SendForm sending={sending} onSend={submit} className="gap-3">
      <SelectField
        label={PLAN_CARD.choose}
        hint={hasTrial ? PLAN_CARD.firstTrial : undefined}
        value={chosen}
        onChange={({ currentTarget }) =>
          setChosen(offered.find((key) => key === currentTarget.value))
        }
      >
        {offered.map((key) => (
          <option key={key} value={key}>
            {`${PLAN_NAMES[key]}, ${PLAN_CARD.price(PLANS[key].price_cents)}`}
          </option>
        ))}
      </SelectField>
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      <div>
        <Button type="submit" variant="outline" busy={isBusy} busyLabel={PLAN_CARD.opening}>
          {label}
        </Button>
      </div>
    </SendForm>
  )
}
