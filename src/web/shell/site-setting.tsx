import type { ReactElement } from 'react'
import { SITE_FACTS, type SiteFactName } from '../../texts/legal/site-facts.ts'

/** A sentence about this very site: the server puts it in when it starts, or leaves that nothing is known. */
export function SiteSetting({ name }: { name: SiteFactName }): ReactElement {
  return (
    // What the server wrote is right: hydration leaves it.
    <span data-fact={name} suppressHydrationWarning>
      {SITE_FACTS[name]}
    </span>
  )
}
