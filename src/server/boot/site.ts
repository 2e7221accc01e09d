/** What the public pages tell of this site, from its environment. */
import { SITE_SERVICES, type SiteFactName } from '../../texts/legal/site-facts.ts'
import type { Site } from '../http/site-pages.ts'
import type { Env } from './env.ts'

function factsOf({ site, ai, mail, stripe }: Env): Record<SiteFactName, string | undefined> {
  const { contact, editor, status, address, phone, director, host, officer } = site
  return {
    ...{ contact, editor, status, address, phone, director, host, officer },
    writing: ai && SITE_SERVICES.writing(ai.name, site.ai),
    reading: ai?.visionModel === undefined ? undefined : SITE_SERVICES.reading(ai.name, site.ai),
    mail: mail && SITE_SERVICES.mail(site.mail),
    billing: stripe && SITE_SERVICES.billing,
  }
}

/** Only what is configured; the pages have a sentence for the rest. */
export function siteOf(env: Env): Site {
  const facts = Object.entries(factsOf(env)).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  return {
    origin: env.publicUrl,
    registration: env.registration,
    hasMail: env.mail !== undefined,
    contact: env.site.contact,
    facts: Object.fromEntries(facts),
  }
}
