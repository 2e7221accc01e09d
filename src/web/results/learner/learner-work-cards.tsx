import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { DIFFICULTY_BANDS } from '../../../domain/grammar/difficulty-band.ts'
import { answerText, solvedText } from '../../../texts/calculations/questions.ts'
import { EXERCISE_NAMES } from '../../../texts/grammar/grammar.ts'
import { LEARNER_PAGE } from '../../../texts/learner-page.ts'
import { FactTables } from '../../calculations/training/fact-tables.tsx'
import { wordReviewPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import type { LearnerReport } from './learner-report-state.ts'

interface WorkCardProps {
  readonly learner: Learner
  readonly report: LearnerReport
}

/** Labels shown here; all words are one link away. */
const SHOWN_WORDS = 8

export function WordsCard({ learner, report }: WorkCardProps): ReactElement {
  const { acquired, returning, dueWords } = report
  const figures = [
    [returning.length, LEARNER_PAGE.returning(returning.length)],
    [dueWords, LEARNER_PAGE.due],
    [acquired.length, LEARNER_PAGE.acquired],
  ] as const
  return (
    <section className="card learner-card" aria-labelledby="mots-qui-reviennent">
      <h2 id="mots-qui-reviennent">{LEARNER_PAGE.words}</h2>
      {acquired.length + returning.length === 0 ? (
        <p className="mt-2 text-muted">{LEARNER_PAGE.noWord}</p>
      ) : (
        <>
          <dl className="learner-figures">
            {figures.map(([count, label]) => (
              <div key={label}>
                <dd className="figure">{count}</dd>
                <dt>{label}</dt>
              </div>
            ))}
          </dl>
          <ul className="learner-words" lang="fr">
            {returning.slice(0, SHOWN_WORDS).map(({ word }) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        variant="ghost"
        icon="pencil"
        className="-ml-4 mt-2"
        to={wordReviewPath(learner.id)}
      >
        {LEARNER_PAGE.allWords}
      </ButtonLink>
    </section>
  )
}

/** Missed facts named in a line. */
const SHOWN_FACTS = 8

export function FactsCard({ learner, report }: WorkCardProps): ReactElement {
  const { facts, missedFacts, practice } = report
  const { count, average } = report.results.totals.calculation
  const isEmpty = facts.known + missedFacts.length === 0
  return (
    <section className="card learner-card" aria-labelledby="calculs">
      <h2 id="calculs">{LEARNER_PAGE.calculations}</h2>
      {average !== null && <p className="mt-2">{LEARNER_PAGE.series(count, average)}</p>}
      {isEmpty ? (
        average === null && <p className="mt-2 text-muted">{LEARNER_PAGE.noFact}</p>
      ) : (
        <>
          <p className="mt-2">{LEARNER_PAGE.known(facts.known, facts.all)}</p>
          <div
            className="score-pencil learner-facts"
            style={{ '--v': (100 * facts.known) / facts.all }}
            aria-hidden="true"
          >
            <i />
          </div>
          {missedFacts.length > 0 && (
            <p className="my-3">
              <span className="text-muted">{`${LEARNER_PAGE.missedFacts}\u00a0: `}</span>
              {missedFacts
                .slice(0, SHOWN_FACTS)
                .map((question) => solvedText(question, answerText(question)))
                .join(', ')}
            </p>
          )}
          <Disclosure label={LEARNER_PAGE.tables}>
            <FactTables practice={practice} level={learner.level} />
          </Disclosure>
        </>
      )}
    </section>
  )
}

export function GrammarCard({ report }: Omit<WorkCardProps, 'learner'>): ReactElement {
  const { grammar } = report
  return (
    <section className="card learner-card" aria-labelledby="grammaire">
      <h2 id="grammaire">{LEARNER_PAGE.grammar}</h2>
      {grammar.length === 0 ? (
        <p className="mt-2 text-muted">{LEARNER_PAGE.noGrammar}</p>
      ) : (
        <>
          <ul className="learner-bands">
            {grammar.map(({ type, band }) => (
              <li key={type}>
                <span aria-hidden="true">{EXERCISE_NAMES[type]}</span>
                <span className="sr-only">
                  {LEARNER_PAGE.band(EXERCISE_NAMES[type], band, DIFFICULTY_BANDS.length)}
                </span>
                <span className="learner-band" aria-hidden="true">
                  {DIFFICULTY_BANDS.map((one) => (
                    <i key={one} data-on={one <= band || undefined} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{LEARNER_PAGE.bandNote}</p>
        </>
      )}
    </section>
  )
}
