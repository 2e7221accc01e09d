import type { ReactElement } from 'react'
import { Link, NavLink } from 'react-router'
import { HEADER } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useSubscription } from './use-subscription.ts'

/** 'Apprenants' and 'Résultats'; on the free plan they are greyed and lead to the plans (NAV-11). */
export function PaidLinks(): ReactElement {
  const isFree = useSubscription().data?.effective_plan === 'free'
  return (
    <>
      <PaidLink to={PATHS.learners} name={HEADER.learners} locked={isFree} />
      <PaidLink to={PATHS.results} name={HEADER.results} locked={isFree} />
    </>
  )
}

interface PaidLinkProps {
  readonly to: string
  readonly name: string
  readonly locked: boolean
}

function PaidLink({ to, name, locked }: PaidLinkProps): ReactElement {
  if (!locked) {
    return (
      <NavLink to={to} className="nav-link">
        {name}
      </NavLink>
    )
  }
  return (
    <Link to={PATHS.plans} className="nav-link" data-locked="" aria-label={HEADER.locked(name)}>
      {name}
      <Icon name="lock" className="size-4" />
    </Link>
  )
}
