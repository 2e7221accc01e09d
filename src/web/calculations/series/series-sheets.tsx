/** The printed pages of a series: questions in two columns, answers of both versions, cards whose backs hold the answers. */
import '../../styles/sheets.css'
import '../../styles/series.css'
import type { ReactElement } from 'react'
import {
  CARD_COLUMNS,
  pageLines,
  type SeriesPage,
  WIDE_QUESTIONS,
} from '../../../domain/calculation/series/printed-series.ts'
import type { CalculationSeries } from '../../../domain/calculation/series/series.ts'
import { answerText, questionParts, solvedText } from '../../../texts/calculations/questions.ts'
import { SERIES_SHEET_NAMES, SERIES_SHEET_TEXTS } from '../../../texts/calculations/series.ts'

type Asked = SeriesPage['questions'][number]

interface SeriesPageProps {
  readonly series: CalculationSeries
  readonly page: SeriesPage
}

export function SeriesPageOnPaper({ series, page }: SeriesPageProps): ReactElement {
  if (page.sheet === 'cards') return <Cards page={page} />
  return (
    <section className="a4">
      <div className="a4-head">
        <p className="a4-kicker">{SERIES_SHEET_TEXTS.kicker(series.level)}</p>
        <p className="a4-title">{SERIES_SHEET_NAMES[page.sheet]}</p>
        <p className="a4-task">
          {page.sheet === 'answers'
            ? SERIES_SHEET_TEXTS.number(series.seed)
            : SERIES_SHEET_TEXTS.task(series)}
        </p>
      </div>
      {page.sheet === 'answers' ? (
        <Answers page={page} />
      ) : (
        <>
          <p className="a4-name">{SERIES_SHEET_TEXTS.name}</p>
          <ol
            className="a4-sums"
            data-dense={series.count > WIDE_QUESTIONS ? '' : undefined}
            style={{ '--lines': pageLines(page.questions.length) }}
          >
            {page.questions.map((asked) => (
              <Sum key={asked.rank} asked={asked} />
            ))}
          </ol>
        </>
      )}
      <div className="a4-footer">
        <span>{`${SERIES_SHEET_TEXTS.brand} · ${SERIES_SHEET_NAMES[page.sheet]}`}</span>
        <span>{SERIES_SHEET_TEXTS.pageOf(page.page, page.pages)}</span>
        <span>{SERIES_SHEET_TEXTS.number(series.seed)}</span>
      </div>
    </section>
  )
}

function Sum({ asked }: { asked: Asked }): ReactElement {
  const { before, after } = questionParts(asked.question)
  return (
    <li>
      <b>{asked.rank}</b>
      <span>{before}</span>
      <i />
      <span>{after}</span>
    </li>
  )
}

function Answers({ page }: { page: SeriesPage }): ReactElement {
  return (
    <div className="a4-answers">
      {[
        [SERIES_SHEET_NAMES['version-a'], page.questions] as const,
        [SERIES_SHEET_NAMES['version-b'], page.other] as const,
      ].map(([name, questions]) => (
        <div key={name}>
          <p className="a4-heading">{name}</p>
          <ol>
            {questions.map(({ rank, question }) => (
              <li key={rank}>
                <b>{rank}</b>
                {solvedText(question, answerText(question))}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** A sheet is turned along its long edge: the backs stand in the order that meets their fronts. */
function turned(questions: readonly Asked[]): (Asked | undefined)[] {
  return questions.flatMap((_, at) =>
    at % CARD_COLUMNS === 0 ? [questions[at + 1], questions[at]] : [],
  )
}

function Cards({ page }: { page: SeriesPage }): ReactElement {
  const shown = page.isBack ? turned(page.questions) : page.questions
  return (
    <section className="a4 a4-cards">
      {shown.map((asked, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the sheet
        <div key={at} className="a4-card">
          {asked && (
            <>
              <small>{asked.rank}</small>
              <span>{page.isBack ? answerText(asked.question) : cardText(asked)}</span>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function cardText({ question }: Asked): string {
  return solvedText(question, '…')
}
