import { type ReactElement, useState } from 'react'
import { ERASE } from '../../texts/account-data.ts'
import { isMailOn } from '../shell/site-facts.ts'
import { Button } from '../ui/button.tsx'
import { AccountCard } from './account-card.tsx'
import { EraseDialog } from './erase-dialog.tsx'

/** The way out, with everything. */
export function EraseCard(): ReactElement {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountCard title={ERASE.title}>
      <p className="mb-5 text-muted">
        {ERASE.text}
        {isMailOn() && <> {ERASE.unused}</>}
      </p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {ERASE.start}
      </Button>
      {isAsking && <EraseDialog onClose={() => setAsking(false)} />}
    </AccountCard>
  )
}
