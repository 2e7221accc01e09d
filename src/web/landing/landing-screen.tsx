import type { ReactElement } from 'react'
import { PLAN_KEYS, PLANS } from '../../domain/account/plan.ts'
import { LANDING } from '../../texts/landing.ts'
import { PRODUCT } from '../../texts/shell.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { PATHS } from '../paths.ts'
import { PlanCards } from '../plans/plan-cards.tsx'
import { publicMeta } from '../shell/public-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { RingedText } from '../ui/sheet/ringed-text.tsx'
import { Benefits } from './benefits.tsx'
import { FIRST_TRY_ID, FirstTry } from './first-try.tsx'
import { Care, Measures, Questions, Steps } from './landing-sections.tsx'
import { SampleCopy } from './sample-copy.tsx'
import { WAITING_LIST_ID, WaitingListForm } from './waiting-list-form.tsx'

export function meta(): ReturnType<typeof publicMeta> {
  const { pageTitle, description } = LANDING
  return [...publicMeta({ title: pageTitle, description }), { 'script:ld+json': PRODUCT_DATA }]
}

/** Structured data (schema.org). */
const PRODUCT_DATA = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: PRODUCT,
  description: LANDING.description,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Web',
  inLanguage: 'fr-FR',
  offers: PLAN_KEYS.map((key) => ({
    '@type': 'Offer',
    name: PLAN_NAMES[key],
    price: (PLANS[key].price_cents / 100).toFixed(2),
    priceCurrency: 'EUR',
  })),
}

/** PUB-01, PUB-02 */
export default function LandingScreen(): ReactElement {
  return (
    <>
      <div className="wrap hero">
        <Pitch />
        <CorrectedCopy />
      </div>
      <FirstTry />
      <SampleCopy />
      <Steps />
      <section className="band">
        <div className="wrap">
          <h2>{LANDING.subjectsTitle}</h2>
          <p className="mt-3 text-[1.0625rem] text-muted">{LANDING.subjectsLead}</p>
          <SubjectBooks />
        </div>
      </section>
      <section className="band band-sunk">
        <div className="wrap">
          <h2>{LANDING.benefitsTitle}</h2>
          <Benefits />
        </div>
      </section>
      <Care />
      <Measures />
      <section className="band">
        <div className="wrap">
          <h2>{LANDING.pricesTitle}</h2>
          <p className="mt-3 text-[1.0625rem] text-muted">{LANDING.pricesLead}</p>
          <PlanCards level="h3" />
        </div>
      </section>
      <Questions />
    </>
  )
}

function Pitch(): ReactElement {
  const { before, pen, after } = LANDING.headline
  return (
    <div>
      <h1>
        {before}
        <span className="text-margin">{pen}</span>
        {after}
      </h1>
      <p className="mt-5 max-w-[34rem] text-lg text-muted">{LANDING.lead}</p>
      <p className="mt-5">
        <ButtonLink to={`#${FIRST_TRY_ID}`} external>
          {LANDING.tryIt}
        </ButtonLink>
      </p>
      <div className="when-closed" id={WAITING_LIST_ID}>
        <WaitingListForm />
        <p className="mt-4 max-w-[32rem] text-[0.9375rem] text-muted">
          <strong className="text-ink-950">{LANDING.launchTitle}.</strong> {LANDING.launch}
        </p>
      </div>
      <div className="when-open">
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={PATHS.signUp} external>
            {LANDING.register}
          </ButtonLink>
          <ButtonLink to={PATHS.plans} variant="outline">
            {LANDING.plans}
          </ButtonLink>
        </div>
        <p className="mt-4 text-[0.9375rem] text-muted">{LANDING.registerHint}</p>
      </div>
    </div>
  )
}

/** A dictation in a viewfinder, corrected in red. */
function CorrectedCopy(): ReactElement {
  const { label, date, title, mark, score, lines } = LANDING.copy
  return (
    <div className="viewfinder">
      <i />
      <i />
      <i />
      <i />
      <div role="img" aria-label={label}>
        <div className="seyes sheet copy" aria-hidden="true">
          <p>
            <span className="copy-underlined">{date}</span>
          </p>
          <p className="text-center">
            <span className="copy-underlined">{title}</span>
          </p>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
            <p key={index} className="copy-line">
              {line.map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
                <PieceOfLine key={at} piece={piece} />
              ))}
            </p>
          ))}
          <span className="copy-mark">{mark}</span>
          <RingedText text={score} label={score} />
        </div>
      </div>
    </div>
  )
}

type Piece = string | { readonly wrong: string; readonly right: string }

function PieceOfLine({ piece }: { piece: Piece }): ReactElement {
  if (typeof piece === 'string') return <>{piece}</>
  return (
    <span className="fix">
      <s>{piece.wrong}</s>
      <i>{piece.right}</i>
    </span>
  )
}

/** Of the notebooks that are open. */
const COVERS = ['var(--cover-blue)', 'var(--cover-red)']

function SubjectBooks(): ReactElement {
  return (
    <ul className="books">
      {LANDING.subjects.map(({ name, available }, at) => (
        <li key={name}>
          <div className="book" style={available ? { '--c': COVERS[at] } : {}}>
            <div className="label">
              <span>
                <strong>{name}</strong>
                <small>{LANDING.levels}</small>
              </span>
            </div>
            <span className={`book-state ${available ? 'text-leaf' : ''}`}>
              {available ? LANDING.available : LANDING.soon}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
