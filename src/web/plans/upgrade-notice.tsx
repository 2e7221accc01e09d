import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { UPGRADE } from '../../texts/shell.ts'
import { detourFrom, PATHS } from '../paths.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { useLargerPlan } from './use-subscription.ts'

interface UpgradeNoticeProps {
  readonly text: string
  /** An error where the plan refuses what was chosen. */
  readonly tone?: 'info' | 'warning' | 'error'
  /** What the plan opens. */
  readonly children?: ReactNode
}

export function UpgradeNotice({ text, tone = 'info', children }: UpgradeNoticeProps): ReactElement {
  const isOffered = useLargerPlan()
  const location = useLocation()
  return (
    <Notice tone={tone} icon="lock">
      <span>{text}</span>{' '}
      {isOffered && (
        <Link
          to={PATHS.plans}
          state={detourFrom(location)}
          className="font-semibold whitespace-nowrap"
        >
          {UPGRADE.plans}
        </Link>
      )}
      {children}
    </Notice>
  )
}
