import { type ReactElement, useState } from 'react'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { PLAN_KEYS, PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { ACCOUNT, SUBSCRIPTION_CARD } from '../../texts/account/account.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { contactEmail } from '../shell/site-settings.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { type CheckoutPlan, checkoutUrl, portalUrl } from './account-api.ts'

/** Plans are changed by Stripe, or by the operator where there is no Stripe. */
export function SubscriptionActions({
  subscription,
}: {
  subscription: SubscriptionReply
}): ReactElement {
  const contact = contactEmail()
  return (
    <div className="grid gap-4">
      {subscription.billing === 'stripe' ? (
        <StripeActions subscription={subscription} />
      ) : (
        <p className="text-sm text-muted">
          {contact === null
            ? SUBSCRIPTION_CARD.byOperator
            : SUBSCRIPTION_CARD.byOperatorAt(contact)}
        </p>
      )}
      <div>
        <ButtonLink to={PATHS.plans} variant="outline">
          {SUBSCRIPTION_CARD.comparePlans}
        </ButtonLink>
      </div>
    </div>
  )
}

function isPaid(plan: PlanKey): plan is CheckoutPlan {
  return plan !== 'free'
}

function StripeActions({ subscription }: { subscription: SubscriptionReply }): ReactElement {
  const { plan, is_active, has_portal, trial_ends_at } = subscription
  const offered = PLAN_KEYS.filter(isPaid).filter((key) => !is_active || key !== plan)
  return (
    <>
      {has_portal && <Portal />}
      <Checkout
        offered={offered}
        label={has_portal ? SUBSCRIPTION_CARD.change : SUBSCRIPTION_CARD.subscribe}
        hasTrial={trial_ends_at === null}
      />
    </>
  )
}

function Portal(): ReactElement {
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { isBusy, start } = submission

  async function submit(): Promise<void> {
    await start({}, async () => window.location.assign(await portalUrl()))
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-3"
      actions={
        <div>
          <Button type="submit" busy={isBusy} busyLabel={SUBSCRIPTION_CARD.opening}>
            {SUBSCRIPTION_CARD.portal}
          </Button>
        </div>
      }
    />
  )
}

interface CheckoutProps {
  readonly offered: readonly CheckoutPlan[]
  readonly label: string
  readonly hasTrial: boolean
}

function Checkout({ offered, label, hasTrial }: CheckoutProps): ReactElement {
  const [chosen, setChosen] = useState(offered[0])
  const submission = useFormSubmission(ACCOUNT.saveError)
  const { isBusy, start } = submission

  async function submit(): Promise<void> {
    const plan = offered.find((key) => key === chosen) ?? offered[0]
    if (plan === undefined) return
    await start({}, async () => window.location.assign(await checkoutUrl(plan)))
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      className="gap-3"
      actions={
        <div>
          <Button
            type="submit"
            variant="outline"
            busy={isBusy}
            busyLabel={SUBSCRIPTION_CARD.opening}
          >
            {label}
          </Button>
        </div>
      }
    >
      <SelectField
        label={SUBSCRIPTION_CARD.choose}
        hint={hasTrial ? SUBSCRIPTION_CARD.firstTrial : undefined}
        value={chosen}
        onChange={({ currentTarget }) =>
          setChosen(offered.find((key) => key === currentTarget.value))
        }
      >
        {offered.map((key) => (
          <option key={key} value={key}>
            {`${PLAN_NAMES[key]}, ${SUBSCRIPTION_CARD.price(PLANS[key].price_cents)}`}
          </option>
        ))}
      </SelectField>
    </SubmissionForm>
  )
}
