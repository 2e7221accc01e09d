import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { FIRST_STEPS, HELP_TITLES } from '../../texts/help.ts'
import { PATHS } from '../paths.ts'
import { HelpSection } from './help-section.tsx'

/** Where each step is done, in the order of `FIRST_STEPS`. */
const STEP_PATHS = [
  PATHS.learners,
  PATHS.dictationCreate,
  PATHS.dictationCorrect,
  PATHS.results,
] as const

export function FirstSteps(): ReactElement {
  return (
    <HelpSection id="premiers-pas" title={HELP_TITLES['premiers-pas']}>
      <ol className="grid gap-4 sm:grid-cols-2">
        {FIRST_STEPS.map(({ title, text, link }, index) => (
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
    </HelpSection>
  )
}
