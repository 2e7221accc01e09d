import type { ReactElement } from 'react'
import { CONTACT, HELP_TITLES } from '../../texts/help.ts'
import { contactEmail } from '../shell/site-facts.ts'
import { HelpSection } from './help-section.tsx'

/** Whom to write to, as the operator configured it. */
export function HelpContact(): ReactElement {
  const address = contactEmail()
  return (
    <HelpSection id="contact" title={HELP_TITLES.contact}>
      <div className="card grid gap-2 p-5 sm:p-7">
        {address === null ? (
          <p>{CONTACT.without}</p>
        ) : (
          <p>
            {CONTACT.withAddress}{' '}
            <a href={`mailto:${address}`} className="font-semibold break-words">
              {address}
            </a>
          </p>
        )}
        <p className="text-muted">{CONTACT.careful}</p>
      </div>
    </HelpSection>
  )
}
