import { type ReactElement, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { FOOTER, HEADER } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { clearTabStorage } from '../persistence/tab-storage.ts'
import { onSessionEvent } from '../session/session-channel.ts'
import { isSignInRemembered } from '../session/sign-in-hint.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useClientValue } from '../ui/use-client-value.ts'
import { AccountErasedNotice } from './account-erased-notice.tsx'
import { Brand } from './brand.tsx'

/** The server writes `<link rel=canonical>` into the first page only; client navigation has to follow. */
function useCanonicalAddress(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link) link.href = new URL(pathname, link.href).href
  }, [pathname])
}

/** A sign-out in another tab also drops the work that this tab persisted before it came to a public page. */
function useClearAtSignOut(): void {
  useEffect(
    () =>
      onSessionEvent(({ type }) => {
        if (type === 'signed-out') clearTabStorage()
      }),
    [],
  )
}

export default function PublicLayout(): ReactElement {
  useCanonicalAddress()
  useClearAtSignOut()
  const isSignedIn = useClientValue(isSignInRemembered, false)
  return (
    <>
      <a href="#contenu" className="skip-link">
        {HEADER.skip}
      </a>
      <header className="wrap top public-top">
        <Brand to={PATHS.home} />
        <nav aria-label={HEADER.publicMenu} className="public-nav">
          <Link to={PATHS.plans} className="nav-link">
            {HEADER.plans}
          </Link>
          <ButtonLink to={isSignedIn ? PATHS.app : PATHS.signIn} variant="outline">
            {isSignedIn ? HEADER.application : HEADER.signIn}
          </ButtonLink>
          {!isSignedIn && (
            <ButtonLink to={PATHS.signUp} external className="when-open">
              {HEADER.signUp}
            </ButtonLink>
          )}
        </nav>
      </header>
      <main id="contenu" className="flex-[1_0_auto]">
        <AccountErasedNotice />
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}

/** Legal pages are loaded from the server, which alone knows who publishes the site. */
const LINKS = [
  { to: PATHS.plans, name: HEADER.plans, fromServer: false },
  { to: PATHS.legal, name: FOOTER.legal, fromServer: true },
  { to: PATHS.privacy, name: FOOTER.privacy, fromServer: true },
  { to: PATHS.accessibility, name: FOOTER.accessibility, fromServer: true },
]

function PublicFooter(): ReactElement {
  return (
    <footer className="border-t-[1.5px] border-rule py-8 text-muted">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <span>{FOOTER.line}</span>
        <nav aria-label={FOOTER.menu}>
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ to, name, fromServer }) => (
              <li key={to}>
                <Link
                  to={to}
                  reloadDocument={fromServer}
                  className="inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
