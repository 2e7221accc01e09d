import type { ReactElement } from 'react'
import { SITE_FACTS, type SiteFactName } from '../../texts/legal/site-facts.ts'

/** A text that depends on the installation: the server fills in `data-fact` when it starts (`server/http/site-pages.ts`). */
export function SiteSetting({ name }: { name: SiteFactName }): ReactElement {
  return (
    // Hydration must keep what the server filled in.
    <span data-fact={name} suppressHydrationWarning>
      {SITE_FACTS[name]}
    </span>
  )
}
