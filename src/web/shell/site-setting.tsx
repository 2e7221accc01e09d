import type { ReactElement } from 'react'
import { isUnknownFact, SITE_FACTS, type SiteFactName } from '../../texts/legal/site-facts.ts'

/** A text that depends on the installation: the server fills in `data-fact`, and takes `data-unknown` away, when it starts (`server/http/site-pages.ts`). */
export function SiteSetting({ name }: { name: SiteFactName }): ReactElement {
  return (
    // Hydration must keep what the server filled in.
    <span data-fact={name} data-unknown={isUnknownFact(name) || undefined} suppressHydrationWarning>
      {SITE_FACTS[name]}
    </span>
  )
}
