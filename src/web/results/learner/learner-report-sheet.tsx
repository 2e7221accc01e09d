import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { DIFFICULTY_BANDS } from '../../../domain/grammar/difficulty-band.ts'
import type { ReviewedWord } from '../../../domain/word-review/word-boxes.ts'
import { answerText, solvedText } from '../../../texts/calculations/questions.ts'
import { longCalendarDate, longDate, percent } from '../../../texts/format.ts'
import { EXERCISE_NAMES } from '../../../texts/grammar/grammar.ts'
import { homeStep, LEARNER_PAGE, LEARNER_REPORT } from '../../../texts/learner-page.ts'
import { today } from '../../api/today.ts'
import { Footer, SheetHead } from '../../dictations/sheets/paper-frame.tsx'
import type { LearnerReport } from './learner-report-state.ts'

/** What holds on one page. */
const MOST = { dictations: 6, words: 24, facts: 12, steps: 3 } as const

interface LearnerReportSheetProps {
  readonly learner: Pick<Learner, 'first_name' | 'last_name' | 'level'>
  readonly report: LearnerReport
}

/** «Bilan», a page of A4 for the parents of one learner: nobody else's figures, no rank. */
export function LearnerReportSheet({ learner, report }: LearnerReportSheetProps): ReactElement {
  const { first_name, last_name, level } = learner
  const { acquired, returning, facts, missedFacts, grammar, homeSteps } = report
  const { count, average } = report.results.totals.calculation
  return (
    <section className="a4">
      <SheetHead
        kicker={LEARNER_REPORT.kicker(level)}
        title={`${first_name} ${last_name}`}
        task={LEARNER_REPORT.until(longCalendarDate(today()))}
      />
      <div className="a4-report">
        <LastDictations report={report} />
        <div className="a4-columns-2">
          <Words
            title={LEARNER_REPORT.acquired}
            words={acquired}
            none={LEARNER_REPORT.acquiredNone}
          />
          <Words
            title={LEARNER_REPORT.returning}
            words={returning}
            none={LEARNER_REPORT.returningNone}
          />
        </div>
        <div className="a4-columns-2">
          <div>
            <p className="a4-heading">{LEARNER_REPORT.calculations}</p>
            {average !== null && <p>{LEARNER_PAGE.series(count, average)}</p>}
            {facts.known + missedFacts.length > 0 ? (
              <p>{LEARNER_PAGE.known(facts.known, facts.all)}</p>
            ) : (
              average === null && <p>{LEARNER_REPORT.noExercise}</p>
            )}
            {missedFacts.length > 0 && (
              <p>
                {`${LEARNER_PAGE.missedFacts}\u00a0: `}
                {missedFacts
                  .slice(0, MOST.facts)
                  .map((question) => solvedText(question, answerText(question)))
                  .join(', ')}
              </p>
            )}
          </div>
          <div>
            <p className="a4-heading">{LEARNER_REPORT.grammar}</p>
            {grammar.length === 0 ? (
              <p>{LEARNER_REPORT.noExercise}</p>
            ) : (
              <ul>
                {grammar.map(({ type, band }) => (
                  <li key={type}>
                    {LEARNER_PAGE.band(EXERCISE_NAMES[type], band, DIFFICULTY_BANDS.length)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div>
          <p className="a4-heading">{LEARNER_REPORT.home}</p>
          <ul>
            {homeSteps.slice(0, MOST.steps).map((step) => (
              <li key={step.kind}>{homeStep(step)}</li>
            ))}
          </ul>
        </div>
      </div>
      <Footer name={LEARNER_REPORT.name} end={LEARNER_REPORT.note} />
    </section>
  )
}

function LastDictations({ report }: Pick<LearnerReportSheetProps, 'report'>): ReactElement {
  const rows = report.results.french_dictation.slice(0, MOST.dictations)
  return (
    <div>
      <p className="a4-heading">{LEARNER_REPORT.dictations}</p>
      {rows.length === 0 ? (
        <p>{LEARNER_PAGE.noDictation}</p>
      ) : (
        <table className="a4-results">
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.dictation.title}</th>
                <td>{longDate(row.created_at)}</td>
                <td>{LEARNER_PAGE.errors(row.error_count, row.word_count)}</td>
                <td>
                  <span className="a4-score" style={{ '--v': row.score }} />
                </td>
                <td>{percent(row.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

interface WordsProps {
  readonly title: string
  readonly words: readonly ReviewedWord[]
  readonly none: string
}

function Words({ title, words, none }: WordsProps): ReactElement {
  const more = words.length - MOST.words
  return (
    <div>
      <p className="a4-heading">{`${title} (${words.length})`}</p>
      {words.length === 0 ? (
        <p>{none}</p>
      ) : (
        <p className="a4-report-words" lang="fr">
          {words
            .slice(0, MOST.words)
            .map(({ word }) => word)
            .join(', ')}
          {more > 0 && ` ${LEARNER_REPORT.more(more)}`}
        </p>
      )}
    </div>
  )
}
