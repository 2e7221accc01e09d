import type { ReactElement } from 'react'
import { PLAN_KEYS, PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { REGISTRATION } from '../../texts/registration.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'

interface PlanChoiceProps {
  readonly plan: PlanKey
  readonly onPlan: (plan: PlanKey) => void
}

/** Four plans, one of them chosen. */
export function PlanChoice({ plan, onPlan }: PlanChoiceProps): ReactElement {
  return (
    <fieldset className="min-w-0" aria-describedby="plan-hint">
      <legend className="mb-1 font-semibold">{REGISTRATION.plan}</legend>
      <p id="plan-hint" className="mb-2 text-sm text-muted">
        {REGISTRATION.planHint}
      </p>
      <div className="plan-choice">
        {PLAN_KEYS.map((key) => (
          <label key={key}>
            <input
              type="radio"
              name="plan"
              value={key}
              checked={plan === key}
              onChange={() => onPlan(key)}
            />
            <span>
              <strong>{PLAN_NAMES[key]}</strong>
              <span>{REGISTRATION.price(PLANS[key].price_cents)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
