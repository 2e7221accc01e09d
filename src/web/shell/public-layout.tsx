import { type ReactElement, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { HEADER } from '../../texts/shell.ts'
import { listenToTabs } from '../api/session-channel.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Brand } from './brand.tsx'
import { Farewell } from './farewell.tsx'
import { PublicFooter } from './public-footer.tsx'

/** The page's whole address, which the server wrote when it knows its own, follows from page to page: people share it. */
function useCanonicalAddress(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link) link.href = new URL(pathname, link.href).href
  }, [pathname])
}

/** Work that this tab kept before it came to a public page goes with the session that another tab closes. */
function useForgetting(): void {
  useEffect(
    () =>
      listenToTabs(({ type }) => {
        if (type === 'signed-out') sessionStorage.clear()
      }),
    [],
  )
}

/** What surrounds the pages that anyone can read. */
export default function PublicLayout(): ReactElement {
  useCanonicalAddress()
  useForgetting()
  return (
    <>
      <a href="#contenu" className="skip-link">
        {HEADER.skip}
      </a>
      <header className="wrap top">
        <Brand to={PATHS.home} />
        <nav aria-label={HEADER.publicMenu} className="flex items-center gap-4 sm:gap-6">
          <Link to={PATHS.plans} className="nav-link">
            {HEADER.plans}
          </Link>
          <ButtonLink
            to={PATHS.login}
            variant="outline"
            className="px-4! whitespace-nowrap sm:px-5!"
          >
            {HEADER.signIn}
          </ButtonLink>
        </nav>
      </header>
      <main id="contenu" className="flex-[1_0_auto]">
        <Farewell />
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}
