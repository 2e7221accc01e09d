import { type ReactElement, useState } from 'react'
import type { ListedAccountEvent } from '../../contract/account/account-security.ts'
import { parseUserAgent } from '../../domain/account/device.ts'
import { deviceName, HISTORY } from '../../texts/account/account-security.ts'
import { longDateTime } from '../../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountHistory } from './sessions-api.ts'

/** So that the card stays as tall as its neighbours. */
const SHOWN_FIRST = 5

/** Who came in, and what was changed of the ways in (A16). */
export function HistoryCard(): ReactElement {
  const { data, isLoadingError, refetch } = useAccountHistory()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <AccountCard title={HISTORY.title} step={String(isWhole)}>
      {data ? (
        <History events={data} isWhole={isWhole} onShowAll={() => setIsWhole(true)} />
      ) : isLoadingError ? (
        <ErrorPanel text={HISTORY.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={HISTORY.loading} count={3} />
      )}
    </AccountCard>
  )
}

interface HistoryProps {
  readonly events: readonly ListedAccountEvent[]
  readonly isWhole: boolean
  readonly onShowAll: () => void
}

function History({ events, isWhole, onShowAll }: HistoryProps): ReactElement {
  const shown = isWhole ? events : events.slice(0, SHOWN_FIRST)
  return (
    <div className="grid gap-5">
      <p className="text-muted">{HISTORY.text}</p>
      {events.length === 0 ? (
        <p className="text-muted">{HISTORY.empty}</p>
      ) : (
        <ol className="grid">
          {shown.map((event) => (
            <EventRow key={`${event.created_at} ${event.kind}`} event={event} />
          ))}
        </ol>
      )}
      {shown.length < events.length && (
        <div>
          <Button variant="outline" onClick={onShowAll}>
            {HISTORY.showAll(events.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

function EventRow({ event }: { event: ListedAccountEvent }): ReactElement {
  const device = deviceName(parseUserAgent(event.user_agent))
  return (
    <li className="border-b-[1.5px] border-rule py-3 first:pt-0 last:border-0">
      <p className="font-semibold">{HISTORY.events[event.kind]}</p>
      <p className="text-sm text-muted">
        {`${device}, `}
        <time dateTime={event.created_at}>{longDateTime(event.created_at)}</time>
      </p>
    </li>
  )
}
