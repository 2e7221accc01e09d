import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { LANDING } from '../../texts/landing.ts'
import corrected from '../help/pictures/corrected-narrow.webp?url'
import dictation from '../help/pictures/dictation-narrow.webp?url'
import settling from '../help/pictures/settling-narrow.webp?url'
import { PATHS } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'

/** The help's own pictures of the screens. */
const PICTURES = { dictation, settling, corrected } as const

export function Steps(): ReactElement {
  const { title, lead, all } = LANDING.steps
  return (
    <section className="band band-sunk">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="mt-3 text-[1.0625rem] text-muted">{lead}</p>
        <ol className="steps">
          {all.map((step) => (
            <li key={step.picture}>
              <img
                src={PICTURES[step.picture]}
                alt={step.alternative}
                width={780}
                height={936}
                loading="lazy"
                decoding="async"
              />
              <h3>{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** What becomes of photos and of children's data. */
export function Care(): ReactElement {
  const { title, kept, keptPoints, never, neverPoints, vow, privacy, children } = LANDING.care
  return (
    <section className="band" aria-labelledby="donnees-titre">
      <div className="wrap">
        <h2 id="donnees-titre">{title}</h2>
        <div className="care">
          <CareList name={kept} points={keptPoints} />
          <CareList name={never} points={neverPoints} isNever />
        </div>
        <p className="mt-6 font-semibold">{vow}</p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <LegalLink to={PATHS.privacy} name={privacy} />
          <LegalLink to={PATHS.children} name={children} />
        </p>
      </div>
    </section>
  )
}

interface CareListProps {
  readonly name: string
  readonly points: readonly string[]
  readonly isNever?: boolean
}

function CareList({ name, points, isNever = false }: CareListProps): ReactElement {
  return (
    <div>
      <h3>{name}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon
              name={isNever ? 'minus' : 'check'}
              className={`mt-0.5 size-5 ${isNever ? 'text-margin' : 'text-leaf'}`}
            />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The server alone knows who publishes the site. */
function LegalLink({ to, name }: { to: string; name: string }): ReactElement {
  return (
    <Link
      to={to}
      reloadDocument
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
    >
      {name}
      <Icon name="arrow-right" className="size-4.5" />
    </Link>
  )
}

export function Measures(): ReactElement {
  const { title, lead, when, all } = LANDING.measures
  return (
    <section className="band band-sunk">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="mt-3 max-w-[44rem] text-[1.0625rem] text-muted">{lead}</p>
        <dl className="measures">
          {all.map(({ figure, text }) => (
            <div key={figure}>
              <dt className="figure">{figure}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-[0.9375rem] text-muted">{when}</p>
      </div>
    </section>
  )
}

export function Questions(): ReactElement {
  const { title, all } = LANDING.questions
  return (
    <section className="band band-sunk">
      <div className="wrap questions">
        <h2>{title}</h2>
        <div>
          {all.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <Icon name="plus" className="size-5 flex-none" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
