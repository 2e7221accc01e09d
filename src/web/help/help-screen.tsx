import { type ReactElement, useEffect } from 'react'
import { HELP, HELP_TITLES, type HelpSectionId } from '../../texts/help/help.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { FirstSteps, HelpContact, HelpQuestions, KeyboardHelp } from './help-sections.tsx'
import { HELP_TOPICS, HelpTopicSection } from './help-topic.tsx'

/** The browser looked for the fragment before the screen was rendered. */
function useScrollToFragment(): void {
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [])
}

export function meta(): { title: string }[] {
  return [{ title: HELP.pageTitle }]
}

const SECTIONS: readonly HelpSectionId[] = [
  'premiers-pas',
  ...HELP_TOPICS,
  'questions',
  'clavier',
  'contact',
]

/** NAV-08 */
export default function HelpScreen(): ReactElement {
  useScrollToFragment()
  return (
    <Page title={HELP.title} lead={HELP.lead}>
      <div className="grid items-start gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12 print:block">
        <Contents />
        <div className="grid gap-12 print:block print:*:mb-8">
          <FirstSteps />
          {HELP_TOPICS.map((topic) => (
            <HelpTopicSection key={topic} topic={topic} />
          ))}
          <HelpQuestions />
          <KeyboardHelp />
          <HelpContact />
        </div>
      </div>
    </Page>
  )
}

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
