import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  Outlet,
  redirect,
  replace,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router'
import { HEADER, UPGRADE } from '../../texts/shell.ts'
import { onPlanLimit } from '../api/client.ts'
import { claimQueryCache, queryClient } from '../api/query-client.ts'
import { PATHS, signInPath } from '../paths.ts'
import { useLargerPlan } from '../plans/use-subscription.ts'
import {
  currentUser,
  ensureFreshSession,
  refreshIfDue,
  revalidateSession,
} from '../session/session.ts'
import { onSessionEvent } from '../session/session-channel.ts'
import { PageSpinner } from '../ui/feedback/spinner.tsx'
import { ToastProvider, useToast } from '../ui/feedback/toasts.tsx'
import { useLazyComponent } from '../ui/use-lazy-component.ts'
import { AppHeader } from './app-header.tsx'
import { BareHeader } from './brand.tsx'
import { FailureScreen } from './failure-screen.tsx'

interface LoaderArguments {
  readonly request: Request
}

/** Without a session, sign-in comes first and leads back here (NAV-05). */
export async function clientLoader({ request }: LoaderArguments): Promise<Response | null> {
  const session = await ensureFreshSession()
  claimQueryCache(session?.user.id ?? null)
  if (session) return null
  const { pathname, search } = new URL(request.url)
  const signIn = signInPath(pathname + search)
  // After «Précédent» sign-in replaces the entry: pushed, it would hold the history there.
  const isCurrent = pathname + search === window.location.pathname + window.location.search
  return isCurrent ? replace(signIn) : redirect(signIn)
}

export function HydrateFallback(): ReactElement {
  return (
    <>
      <BareHeader />
      <main>
        <PageSpinner label={HEADER.checking} />
      </main>
    </>
  )
}

/** What waits for a network comes once the screen has long been there. */
const DEVICE_BAR_MS = 3000

async function loadDeviceBar() {
  return (await import('../offline/device-bar.tsx')).DeviceBar
}

function useDeviceBar() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), DEVICE_BAR_MS)
    return () => clearTimeout(timer)
  }, [])
  return useLazyComponent(loadDeviceBar, isWanted)
}

function AppFrame({ children }: { children: ReactElement }): ReactElement {
  const main = useFocusOnNavigation()
  const isNavigating = useNavigation().state !== 'idle'
  useSessionSync()
  useSessionRecheck()
  useRepliesErased()
  usePlanLimits()
  const DeviceBar = useDeviceBar()
  return (
    <>
      <a href="#contenu" className="skip-link">
        {HEADER.skip}
      </a>
      {isNavigating && <div className="navigating" aria-hidden="true" />}
      <AppHeader />
      {DeviceBar && <DeviceBar />}
      <main id="contenu" ref={main} tabIndex={-1} className="wrap page" aria-busy={isNavigating}>
        {children}
      </main>
    </>
  )
}

/** Keyboard and screen reader start at the new screen instead of the header, after sign-in too; not when the page was just loaded. */
function useFocusOnNavigation(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isLoaded = useNavigationType() === 'POP'
  const shown = useRef(isLoaded ? pathname : null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Follows the other tabs: their sign-out leads to sign-in here (AUT-02). */
function useSessionSync(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.type === 'signed-out') {
          void queryClient.cancelQueries()
          void navigate(PATHS.signIn, { replace: true })
        } else claimQueryCache(event.session.user.id)
      }),
    [navigate],
  )
}

/** The way to the plans, beside the sentence that the screen shows (FIR-03). */
function usePlanLimits(): void {
  const { show } = useToast()
  const isOffered = useLargerPlan()
  useEffect(() => {
    if (!isOffered) return undefined
    const link = { to: PATHS.plans, label: UPGRADE.plans }
    return onPlanLimit(() => show({ tone: 'info', text: UPGRADE.limit, link }))
  }, [show, isOffered])
}

/** After a sign-out. Sooner, a screen that is still mounted would ask again for what it shows, without a session. */
function useRepliesErased(): void {
  useEffect(
    () => () => {
      if (currentUser() === null) queryClient.clear()
    },
    [],
  )
}

/** Timers stop while the machine sleeps and while a page is in the back/forward cache. */
function useSessionRecheck(): void {
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') refreshIfDue()
    }
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) revalidateSession()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', restore)
    window.addEventListener('online', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', restore)
      window.removeEventListener('online', wake)
    }
  }, [])
}

export default function AppLayout(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AppFrame>
          <Outlet />
        </AppFrame>
      </ToastProvider>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: { error: unknown }): ReactElement {
  return (
    <>
      <BareHeader />
      <main className="wrap page">
        <FailureScreen error={error} />
      </main>
    </>
  )
}
