import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { FOOTER, HEADER } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'

/** The legal pages are asked from the server anew: it alone knows who publishes the site. */
const LINKS = [
  { to: PATHS.plans, name: HEADER.plans, fromServer: false },
  { to: PATHS.legal, name: FOOTER.legal, fromServer: true },
  { to: PATHS.privacy, name: FOOTER.privacy, fromServer: true },
  { to: PATHS.accessibility, name: FOOTER.accessibility, fromServer: true },
]

export function PublicFooter(): ReactElement {
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
