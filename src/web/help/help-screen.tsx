import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  HELP,
  HELP_CONTACT,
  HELP_FIRST_STEPS,
  HELP_QUESTIONS,
  HELP_TITLES,
  type HelpSectionId,
} from '../../texts/help/help.ts'
import { PATHS } from '../paths.ts'
import { contactEmail } from '../shell/site-settings.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Page } from '../ui/layout/page.tsx'
import { HELP_TOPICS, HelpTopicSection } from './help-topic.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { TitledSection } from './titled-section.tsx'

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

/** In the order of `HELP_FIRST_STEPS`. */
const STEP_PATHS = [
  PATHS.learners,
  PATHS.dictationCreate,
  PATHS.dictationCorrect,
  PATHS.results,
] as const

function FirstSteps(): ReactElement {
  return (
    <TitledSection id="premiers-pas" title={HELP_TITLES['premiers-pas']}>
      <ol className="grid gap-4 sm:grid-cols-2">
        {HELP_FIRST_STEPS.map(({ title, text, link }, index) => (
          <li key={title} className="card flex gap-4 p-5">
            <span className="figure text-ink-700" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="mb-1.5 text-[1.15rem]">{title}</h3>
              <p className="mb-2.5 text-muted">{text}</p>
              <Link to={STEP_PATHS[index] ?? PATHS.dictations} className="font-semibold">
                {link}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

function HelpQuestions(): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  useOpenForPrint(list)
  return (
    <TitledSection id="questions" title={HELP_TITLES.questions}>
      <div ref={list} className="card px-5 py-2 sm:px-7">
        {HELP_QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} label={question}>
            <p className="max-w-[44rem] text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  )
}

/** Opens closed answers for printing, then closes the same ones again. */
function useOpenForPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = (): void => {
      opened = [...(root.current?.querySelectorAll('details:not([open])') ?? [])].filter(
        (element) => element instanceof HTMLDetailsElement,
      )
      for (const details of opened) details.open = true
    }
    const close = (): void => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [root])
}

function HelpContact(): ReactElement {
  const address = contactEmail()
  return (
    <TitledSection id="contact" title={HELP_TITLES.contact}>
      <div className="card grid gap-2 p-5 sm:p-7">
        {address === null ? (
          <p>{HELP_CONTACT.without}</p>
        ) : (
          <p>
            {HELP_CONTACT.withAddress}{' '}
            <a href={`mailto:${address}`} className="font-semibold break-words">
              {address}
            </a>
          </p>
        )}
        <p className="text-muted">{HELP_CONTACT.careful}</p>
      </div>
    </TitledSection>
  )
}
