import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { HELP } from '../../texts/help.ts'
import { PATHS } from '../paths.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Page } from '../ui/page.tsx'

export function meta(): { title: string }[] {
  return [{ title: HELP.pageTitle }]
}

/** Where each step is done, in the order of `HELP.steps`. */
const STEP_PATHS = [
  PATHS.learners,
  PATHS.dictationCreate,
  PATHS.dictationCorrect,
  PATHS.results,
] as const

/** How to use what exists (NAV-08). */
export default function HelpScreen(): ReactElement {
  return (
    <Page title={HELP.title} lead={HELP.lead}>
      <div className="grid gap-10">
        <FirstSteps />
        <section aria-label={HELP.questionsTitle}>
          <h2 className="mb-3">{HELP.questionsTitle}</h2>
          <div className="card px-6 py-2">
            {HELP.questions.map(({ question, answer }) => (
              <Disclosure key={question} label={question}>
                <p className="max-w-[44rem] text-muted">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
        <Keyboard />
      </div>
    </Page>
  )
}

function FirstSteps(): ReactElement {
  return (
    <section aria-label={HELP.firstSteps}>
      <h2 className="mb-4">{HELP.firstSteps}</h2>
      <ol className="grid gap-5 sm:grid-cols-2">
        {HELP.steps.map(({ title, text, link }, index) => (
          <li key={title} className="card flex gap-4 p-6">
            <span className="figure text-ink-700" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="mb-1.5">{title}</h3>
              <p className="mb-3 text-muted">{text}</p>
              <Link to={STEP_PATHS[index] ?? PATHS.dictations} className="font-semibold">
                {link}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Keyboard(): ReactElement {
  return (
    <section aria-label={HELP.keyboardTitle}>
      <h2 className="mb-4">{HELP.keyboardTitle}</h2>
      <dl className="card grid gap-3 p-6">
        {HELP.keyboard.map(({ keys, effect }) => (
          <div key={keys} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
            <dt>
              <kbd className="font-body font-semibold">{keys}</kbd>
            </dt>
            <dd className="text-muted">{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
