import type { ReactElement } from 'react'
import { Link, Outlet } from 'react-router'
import { FOOTER, HEADER } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Brand } from './brand.tsx'

/** What surrounds the pages that anyone can read. */
export default function PublicLayout(): ReactElement {
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
        <Outlet />
      </main>
      <footer className="border-t-[1.5px] border-rule py-10 text-muted">
        <div className="wrap flex flex-wrap justify-between gap-4">
          <span>{FOOTER.line}</span>
          <Link to={PATHS.plans}>{HEADER.plans}</Link>
        </div>
      </footer>
    </>
  )
}
