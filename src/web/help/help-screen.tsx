import type { ReactElement } from 'react'
import { HELP, HELP_TITLES, type HelpSection } from '../../texts/help.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { ACTIVITIES, ActivityHelp } from './activity-help.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HelpContact } from './help-contact.tsx'
import { HelpQuestions } from './help-questions.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { useNamedSection } from './use-named-section.ts'

export function meta(): { title: string }[] {
  return [{ title: HELP.pageTitle }]
}

const SECTIONS: readonly HelpSection[] = [
  'premiers-pas',
  ...ACTIVITIES,
  'questions',
  'clavier',
  'contact',
]

/** How to use what exists (NAV-08). */
export default function HelpScreen(): ReactElement {
  useNamedSection()
  return (
    <Page title={HELP.title} lead={HELP.lead}>
      <div className="grid items-start gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12 print:block">
        <Contents />
        <div className="grid gap-12 print:block print:*:mb-8">
          <FirstSteps />
          {ACTIVITIES.map((activity) => (
            <ActivityHelp key={activity} activity={activity} />
          ))}
          <HelpQuestions />
          <KeyboardHelp />
          <HelpContact />
        </div>
      </div>
    </Page>
  )
}

/** Beside the page while there is room, above it on a phone. */
function Contents(): ReactElement {
  return (
    <div className="grid gap-5 lg:sticky lg:top-6 print:hidden">
      <nav aria-label={HELP.contents}>
        <p className="mb-2 font-semibold" aria-hidden="true">
          {HELP.contents}
        </p>
        <ul className="grid border-l-2 border-rule sm:max-lg:grid-cols-2">
          {SECTIONS.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="flex min-h-11 items-center rounded-r-control px-4 no-underline hover:bg-ink-050 hover:underline"
              >
                {HELP_TITLES[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <Button variant="outline" icon="printer" onClick={() => window.print()}>
          {HELP.print}
        </Button>
      </div>
    </div>
  )
}
