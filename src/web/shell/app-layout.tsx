import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef } from 'react'
import { Outlet, redirect, replace, useLocation, useNavigation } from 'react-router'
import { HEADER } from '../../texts/shell.ts'
import { keepAnswersFor, queryClient } from '../api/queries.ts'
import { freshSession } from '../api/session.ts'
import { loginPath } from '../paths.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { ToastProvider } from '../ui/toasts.tsx'
import { AppHeader } from './app-header.tsx'
import { BareHeader } from './brand.tsx'
import { FailureScreen } from './failure-screen.tsx'
import { useOtherTabs, useWaking } from './use-tabs.ts'

interface LoaderArguments {
  readonly request: Request
}

/** Every /app screen asks for a session; without one, sign-in comes first and leads back here (NAV-05). */
export async function clientLoader({ request }: LoaderArguments): Promise<Response | null> {
  const session = await freshSession()
  keepAnswersFor(session?.user.id ?? null)
  if (session) return null
  const { pathname, search } = new URL(request.url)
  const signIn = loginPath(pathname + search)
  // «Précédent» came back to it: sign-in takes its place in the history, so that the next one goes further back.
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

/** After a navigation the keyboard and the screen reader start at the new screen, not at the header again. */
function useFocusOnScreen(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function Frame({ children }: { children: ReactElement }): ReactElement {
  const main = useFocusOnScreen()
  const isNavigating = useNavigation().state !== 'idle'
  useOtherTabs()
  useWaking()
  return (
    <>
      <a href="#contenu" className="skip-link">
        {HEADER.skip}
      </a>
      {isNavigating && <div className="navigating" aria-hidden="true" />}
      <AppHeader />
      <main id="contenu" ref={main} tabIndex={-1} className="wrap page" aria-busy={isNavigating}>
        {children}
      </main>
    </>
  )
}

export default function AppLayout(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Frame>
          <Outlet />
        </Frame>
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
