import type { ReactElement } from 'react'
import { PLANS_PAGE } from '../../texts/account/plans.ts'
import { isSignInRemembered } from '../session/sign-in-hint.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { useClientValue } from '../ui/use-client-value.ts'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { PlanCards } from './plan-cards.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: PLANS_PAGE.pageTitle, description: PLANS_PAGE.description })
}

const loadChoice = () => import('./plan-choice.tsx').then(({ PlanChoice }) => PlanChoice)

/** PUB-05; FIR-03 for whoever signed in */
export default function PlansScreen(): ReactElement {
  const isSignedIn = useClientValue(isSignInRemembered, false)
  const Choice = useLazyComponent(loadChoice, isSignedIn)
  return (
    <div className="wrap py-10 sm:py-14">
      <h1>{PLANS_PAGE.title}</h1>
      <p className="mt-3 max-w-[42rem] text-[1.0625rem] text-muted">{PLANS_PAGE.subtitle}</p>
      {!isSignedIn && <p className="when-closed mt-1 text-muted">{PLANS_PAGE.closed}</p>}
      {Choice ? <Choice /> : <PlanCards />}
    </div>
  )
}
