import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import { OFFLINE } from '../../texts/offline.ts'
import { isOnline, subscribeToNetwork } from '../api/network.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../session/use-session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { lockUnsavedWork } from '../unsaved-work/unsaved-work.ts'
import { isOutdated, keepForLater, letWaitingWorkerIn, startAppWorker } from './app-worker-api.ts'
import { dismissRefusals, onWaitingChange, readWaiting, sendFromDevice } from './device-outbox.ts'
import { NOTHING_WAITS, type WaitingWrites } from './outbox-state.ts'
import { nameStartupPictures } from './startup-picture.ts'

/** What is being saved on a screen waits so long at most before it counts as waiting, ms. */
const SAVING_MS = 2000

/** While something waits, besides every return of the network, ms: not every browser tells it. */
const RETRY_MS = 30_000

/** What waits on this device for this user; sent whenever there is a chance. */
function useWaiting(user: string): DeviceQueue {
  const mayReach = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const [queue, setQueue] = useState(NOTHING_WAITS)
  const [isWaiting, setWaiting] = useState(false)
  const isKept = queue.waiting.length > 0

  useEffect(() => {
    const read = (): void => void readWaiting(user).then(setQueue, () => undefined)
    read()
    return onWaitingChange(read)
  }, [user])

  useEffect(() => {
    if (!isKept) return undefined
    const timer = setTimeout(() => setWaiting(true), SAVING_MS)
    return () => {
      clearTimeout(timer)
      setWaiting(false)
    }
  }, [isKept])

  useEffect(() => {
    if (!mayReach || !isWaiting) return undefined
    const send = async (): Promise<void> => {
      if (await sendFromDevice(user).catch(() => false)) void queryClient.invalidateQueries()
    }
    void send()
    const timer = setInterval(() => void send(), RETRY_MS)
    return () => clearInterval(timer)
  }, [user, mayReach, isWaiting])

  // Signing out would erase it, and asks first.
  useEffect(() => (isWaiting ? lockUnsavedWork() : undefined), [isWaiting])
  return { queue, isWaiting }
}

/** Whether a reload brings another version. An open page goes on with its own. */
function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    const look = (): void => void isOutdated().then((is) => is && setNew(true))
    const wake = (): void => {
      if (document.visibilityState !== 'visible') return
      void worker
        ?.getRegistration()
        .then((own) => own?.update())
        .catch(() => undefined)
    }
    worker?.addEventListener('controllerchange', look)
    document.addEventListener('visibilitychange', wake)
    return () => {
      worker?.removeEventListener('controllerchange', look)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return isNew
}

interface DeviceQueue {
  readonly queue: WaitingWrites
  /** Beyond what a screen is just sending by itself. */
  readonly isWaiting: boolean
}

interface LineProps {
  readonly icon: IconName
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

function Line({ icon, text, action }: LineProps): ReactElement {
  return (
    <div className="wrap device-line">
      <Icon name={icon} className="size-5" />
      <p>{text}</p>
      {action && (
        <button type="button" className="font-semibold underline" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}

/** FIR-06: the network, what waits for it, a new version; nothing as long as there is nothing to say. */
export function DeviceBar(): ReactElement | null {
  const user = useSession()?.id
  return user === undefined ? null : <UserBar key={user} user={user} />
}

function UserBar({ user }: { user: string }): ReactElement {
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, isOnline)
  const { queue, isWaiting } = useWaiting(user)
  const isNew = useNewVersion()
  useEffect(() => {
    nameStartupPictures()
    const start = async (): Promise<void> => {
      if (!(await startAppWorker())) return
      await keepForLater()
      await letWaitingWorkerIn()
    }
    // Without network, or without room, the next visit does it.
    void start().catch(() => undefined)
  }, [])
  const { refused } = queue
  const [first] = refused
  return (
    <div role="status" className="device-bar">
      {!hasNetwork && <Line icon="info" text={OFFLINE.away} />}
      {isWaiting && <Line icon="clock" text={OFFLINE.waiting} />}
      {first && (
        <Line
          icon="warning"
          text={OFFLINE.refused(
            refused.length,
            new Date(first.madeAt).toISOString(),
            first.sentence,
          )}
          action={{ label: OFFLINE.read, run: () => void dismissRefusals(user) }}
        />
      )}
      {isNew && (
        <Line
          icon="refresh"
          text={OFFLINE.newVersion}
          action={{ label: OFFLINE.reload, run: () => window.location.reload() }}
        />
      )}
    </div>
  )
}
