import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { UPGRADE } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/feedback/notice.tsx'

export function UpgradeNotice({ text }: { text: string }): ReactElement {
  return (
    <Notice tone="info" icon="lock">
      {text}{' '}
      <Link to={PATHS.plans} className="font-semibold whitespace-nowrap">
        {UPGRADE.plans}
      </Link>
    </Notice>
  )
}
