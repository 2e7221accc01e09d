import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { UPGRADE } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/feedback/notice.tsx'

interface UpgradeNoticeProps {
  readonly text: string
  /** An error where the plan refuses what was chosen. */
  readonly tone?: 'info' | 'error'
}

export function UpgradeNotice({ text, tone = 'info' }: UpgradeNoticeProps): ReactElement {
  return (
    <Notice tone={tone} icon="lock">
      <span>{text}</span>{' '}
      <Link to={PATHS.plans} className="font-semibold whitespace-nowrap">
        {UPGRADE.plans}
      </Link>
    </Notice>
  )
}
