import { type ReactElement, useState } from 'react'
import type { ListedSession } from '../../contract/account/account-security.ts'
import { parseUserAgent } from '../../domain/account/device.ts'
import { deviceName, SESSIONS } from '../../texts/account/account-security.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tag } from '../ui/tag.tsx'
import { AccountCard } from './account-card.tsx'
import { useCloseSessions, useSessions } from './sessions-api.ts'

/** AUT-04 */
export function SessionsCard(): ReactElement {
  const { data, isLoadingError, refetch } = useSessions()
  // Counts closings: the pressed button disappears with its row, and the card takes the focus.
  const [closings, setClosings] = useState(0)
  return (
    <AccountCard title={SESSIONS.title} step={String(closings)}>
      {data ? (
        <Sessions sessions={data} onClosed={() => setClosings(closings + 1)} />
      ) : isLoadingError ? (
        <ErrorPanel text={SESSIONS.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={SESSIONS.loading} count={3} />
      )}
    </AccountCard>
  )
}

interface SessionsProps {
  readonly sessions: readonly ListedSession[]
  readonly onClosed: () => void
}

function Sessions({ sessions, onClosed }: SessionsProps): ReactElement {
  const close = useCloseSessions()
  const toast = useToast()
  const isAlone = sessions.every(({ is_current }) => is_current)

  function closeSessions(id: string | null): void {
    const text = id === null ? SESSIONS.othersClosed : SESSIONS.closed
    close.mutate(id, {
      onSuccess: () => {
        onClosed()
        toast.show({ tone: 'success', text })
      },
      onError: () => toast.show({ tone: 'error', text: SESSIONS.closeError }),
    })
  }

  return (
    <div className="grid gap-5">
      <ul className="grid">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={close.isPending && close.variables === session.id}
            onClose={() => closeSessions(session.id)}
          />
        ))}
      </ul>
      {isAlone ? (
        <p className="text-muted">{SESSIONS.alone}</p>
      ) : (
        <>
          <p className="text-muted">{SESSIONS.unknownOne}</p>
          <div>
            <Button
              variant="outline"
              busy={close.isPending && close.variables === null}
              onClick={() => closeSessions(null)}
            >
              {SESSIONS.closeOthers}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface SessionRowProps {
  readonly session: ListedSession
  readonly isBusy: boolean
  readonly onClose: () => void
}

function SessionRow({ session, isBusy, onClose }: SessionRowProps): ReactElement {
  const device = parseUserAgent(session.user_agent)
  const name = deviceName(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-[1.5px] border-rule py-3 first:pt-0 last:border-0">
      <Icon name={device.isHandheld ? 'phone' : 'screen'} className="size-6 text-ink-700" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {session.is_current && <Tag tone="leaf">{SESSIONS.here}</Tag>}
        </p>
        <p className="text-sm text-muted">
          {`${SESSIONS.lastSeen(session.last_seen_at)}, ${SESSIONS.opened(session.created_at)}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="ghost"
          className="min-h-11! px-3! max-sm:ml-7"
          busy={isBusy}
          aria-label={SESSIONS.closeNamed(name)}
          onClick={onClose}
        >
          {SESSIONS.close}
        </Button>
      )}
    </li>
  )
}
