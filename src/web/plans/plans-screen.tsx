import type { ReactElement } from 'react'
import { PLANS_PAGE } from '../../texts/account/plans.ts'
import { publicMeta } from '../shell/public-meta.ts'
import { PlanCards } from './plan-cards.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({ title: PLANS_PAGE.pageTitle, description: PLANS_PAGE.description })
}

/** PUB-05 */
export default function PlansScreen(): ReactElement {
  return (
    <div className="wrap py-10 sm:py-14">
      <h1>{PLANS_PAGE.title}</h1>
      <p className="mt-3 max-w-[42rem] text-[1.0625rem] text-muted">{PLANS_PAGE.subtitle}</p>
      <p className="when-closed mt-1 text-muted">{PLANS_PAGE.closed}</p>
      <PlanCards />
    </div>
  )
}
