import type { ReactElement, ReactNode } from 'react'
import { PLAN_KEYS, PLANS, type Plan } from '../../domain/account/plan.ts'
import { PLAN_CARD, type PlanFeature, planFeatures } from '../../texts/account/plans.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { PATHS, signUpPath } from '../paths.ts'
import { useRegistrationOpen } from '../shell/site-settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface PlanCardsProps {
  /** Heading rank below that of the page. */
  readonly level?: 'h2' | 'h3'
  /** What a card offers; registration unless given. */
  readonly actionOf?: (plan: Plan) => ReactNode
}

export function PlanCards({ level = 'h2', actionOf }: PlanCardsProps): ReactElement {
  return (
    <div className="plans">
      {PLAN_KEYS.map((key) => (
        <PlanCard key={key} plan={PLANS[key]} heading={level}>
          {actionOf ? actionOf(PLANS[key]) : <Registration plan={PLANS[key]} />}
        </PlanCard>
      ))}
    </div>
  )
}

interface PlanCardProps {
  readonly plan: Plan
  readonly heading: 'h2' | 'h3'
  readonly children: ReactNode
}

function PlanCard({ plan, heading: Heading, children }: PlanCardProps): ReactElement {
  const isFree = plan.price_cents === 0
  const isTeacher = plan.key === 'teacher'
  return (
    <article className={`plan ${isTeacher ? 'plan-teacher' : ''}`}>
      {isTeacher && <span className="plan-flag">{PLAN_CARD.flag}</span>}
      <Heading className="text-[1.3rem]">{PLAN_NAMES[plan.key]}</Heading>
      <p className="figure mt-3.5 text-[2.35rem]!">
        {PLAN_CARD.price(plan.price_cents)}{' '}
        <span className="font-body text-base font-normal tracking-normal">
          {PLAN_CARD.perMonth}
        </span>
      </p>
      <p className="plan-quiet mt-1.5">{isFree ? PLAN_CARD.freeTagline : PLAN_CARD.paidTagline}</p>
      <ul className="mt-4 mb-6 leading-[1.35]">
        {planFeatures(plan).map((feature) => (
          <Feature key={feature.text} feature={feature} />
        ))}
      </ul>
      {children}
    </article>
  )
}

function Registration({ plan }: { plan: Plan }): ReactElement {
  const isOpen = useRegistrationOpen()
  return (
    <ButtonLink
      to={isOpen ? signUpPath(plan.key) : PATHS.signUp}
      external
      data-plan={plan.key}
      variant={plan.key === 'teacher' ? 'white' : 'outline'}
      className="mt-auto px-2! text-[0.9375rem]!"
    >
      {plan.price_cents === 0 ? PLAN_CARD.freeAction : PLAN_CARD.paidAction}
    </ButtonLink>
  )
}

function Feature({ feature }: { feature: PlanFeature }): ReactElement {
  return (
    <li className={feature.included ? '' : 'plan-quiet'}>
      <Icon name={feature.included ? 'check' : 'minus'} className="mt-px size-[1.1rem]" />
      <span>
        {feature.text}
        {!feature.included && (
          <span className="sr-only">{feature.absence ?? PLAN_CARD.notIncluded}</span>
        )}
      </span>
    </li>
  )
}
