import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../ui/icon.tsx'

interface EveningLinkProps {
  readonly to: string
  /** Before the words; without one an arrow follows them. */
  readonly icon?: IconName
  /** Where the words alone would not tell one row from the next. */
  readonly label?: string
  readonly children: ReactNode
}

export function EveningLink({ to, icon, label, children }: EveningLinkProps): ReactElement {
  return (
    <Link to={to} aria-label={label} className="evening-link">
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {icon === undefined && <Icon name="arrow-right" />}
    </Link>
  )
}
