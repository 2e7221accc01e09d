import '../../styles/projection.css'
import '../../styles/series.css'
import { type ReactElement, useEffect, useState } from 'react'
import {
  SERIES_SHEETS,
  type SeriesSheet,
  seriesPages,
} from '../../../domain/calculation/series/printed-series.ts'
import {
  type CalculationSeries,
  SERIES_NUMBERS,
  seriesQuestions,
} from '../../../domain/calculation/series/series.ts'
import {
  isPupilAddress,
  makePupilAddress,
  makeSeriesAddress,
  parseSeriesAddress,
} from '../../../domain/calculation/series/series-address.ts'
import { changedTest, initialTest, seriesProblems } from '../../../domain/calculation/setup.ts'
import { answerText, questionParts } from '../../../texts/calculations/questions.ts'
import { SERIES_PAGE, SERIES_SHEET_NAMES } from '../../../texts/calculations/series.ts'
import { newSeed } from '../../api/random-values.ts'
import { BrandMark } from '../../shell/brand.tsx'
import { hiddenMeta } from '../../shell/public-meta.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { ProjectionView } from '../../ui/projection/projection-view.tsx'
import { ChoiceGroup, SetupCard } from '../setup-fields.tsx'
import { CopyAddress } from './copy-address.tsx'
import { PupilSeries } from './pupil-series.tsx'
import { SeriesForm } from './series-form.tsx'
import { SeriesPageOnPaper } from './series-sheets.tsx'

export function meta(): object[] {
  return hiddenMeta(SERIES_PAGE.pageTitle)
}

interface Opened {
  readonly series: CalculationSeries
  readonly isUnknown: boolean
  readonly isForPupil: boolean
}

function firstSeries(seed: number): CalculationSeries {
  return { ...changedTest(initialTest('CE1'), { programme: true }), seed }
}

/** The series that stands behind `#`, which no server sees; a new one where nothing stands there. */
function openSeries(): Opened {
  const address = window.location.hash.slice(1)
  const series = parseSeriesAddress(address)
  if (series) return { series, isUnknown: false, isForPupil: isPupilAddress(address) }
  return {
    series: firstSeries(newSeed() % SERIES_NUMBERS),
    isUnknown: address !== '',
    isForPupil: false,
  }
}

/** CAL-18: public, and says nothing about anyone. */
export default function SeriesScreen(): ReactElement {
  const [opened, setOpened] = useState<Opened>()
  const [isProjected, setProjected] = useState(false)
  useEffect(() => {
    const open = (): void => setOpened(openSeries())
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])

  function change(series: CalculationSeries): void {
    setOpened({ series, isUnknown: false, isForPupil: false })
    // An address without a question is none: it keeps the last one that had some.
    if (seriesProblems(series).length > 0) return
    window.history.replaceState(window.history.state, '', `#${makeSeriesAddress(series)}`)
  }

  if (opened && isProjected) {
    return (
      <main>
        <h1 className="sr-only">{SERIES_PAGE.title}</h1>
        <ProjectedSeries series={opened.series} onLeave={() => setProjected(false)} />
      </main>
    )
  }
  if (opened?.isForPupil) {
    return <PupilSeries key={makeSeriesAddress(opened.series)} series={opened.series} />
  }
  return (
    <main className="series-page">
      <div className="series-top">
        <BrandMark />
      </div>
      <h1>{SERIES_PAGE.title}</h1>
      <p className="mb-6 text-lg text-muted">{SERIES_PAGE.lead}</p>
      {opened?.isUnknown && (
        <Notice tone="warning" role="alert">
          {SERIES_PAGE.noSeries}
        </Notice>
      )}
      {opened && (
        <Series series={opened.series} onChange={change} onProject={() => setProjected(true)} />
      )}
    </main>
  )
}

interface ProjectedSeriesProps {
  readonly series: CalculationSeries
  readonly onLeave: () => void
}

function ProjectedSeries({ series, onLeave }: ProjectedSeriesProps): ReactElement {
  const questions = seriesQuestions(series)
  return (
    <ProjectionView count={questions.length} durationS={series.durationS} onLeave={onLeave}>
      {(rank, isShown) => {
        const question = questions[rank]?.question
        if (!question) return null
        const { before, after } = questionParts(question)
        return (
          <>
            <span>{before}</span>
            <span className="projection-answer">{isShown ? answerText(question) : '…'}</span>
            <span>{after}</span>
          </>
        )
      }}
    </ProjectionView>
  )
}

interface SeriesProps {
  readonly series: CalculationSeries
  readonly onChange: (series: CalculationSeries) => void
  readonly onProject: () => void
}

function Series({ series, onChange, onProject }: SeriesProps): ReactElement {
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <SetupCard title={SERIES_PAGE.choice}>
        <SeriesForm series={series} onChange={onChange} />
      </SetupCard>
      <SetupCard title={SERIES_PAGE.share}>
        <Sharing series={series} onProject={onProject} />
      </SetupCard>
    </div>
  )
}

function Sharing({ series, onProject }: Omit<SeriesProps, 'onChange'>): ReactElement {
  const [sheets, setSheets] = useState<readonly SeriesSheet[]>([
    'version-a',
    'version-b',
    'answers',
  ])
  const canAsk = seriesProblems(series).length === 0
  const pages = canAsk ? seriesPages(series, sheets) : []
  return (
    <>
      <Button icon="screen" disabled={!canAsk} onClick={onProject}>
        {SERIES_PAGE.project}
      </Button>
      <ChoiceGroup legend={SERIES_PAGE.sheets}>
        <div className="mt-1.5 flex flex-wrap gap-2.5">
          {SERIES_SHEETS.map((sheet) => (
            <CheckboxChip
              key={sheet}
              checked={sheets.includes(sheet)}
              onChange={() =>
                setSheets(
                  sheets.includes(sheet)
                    ? sheets.filter((one) => one !== sheet)
                    : [...sheets, sheet],
                )
              }
            >
              {SERIES_SHEET_NAMES[sheet]}
            </CheckboxChip>
          ))}
        </div>
      </ChoiceGroup>
      <Button
        variant="outline"
        icon="printer"
        disabled={pages.length === 0}
        onClick={() => window.print()}
      >
        {pages.length === 0 ? SERIES_PAGE.nothing : SERIES_PAGE.print(pages.length)}
      </Button>
      {canAsk && (
        <>
          <CopyAddress title={SERIES_PAGE.address} address={makeSeriesAddress(series)} />
          <CopyAddress title={SERIES_PAGE.pupilAddress} address={makePupilAddress(series)} />
        </>
      )}
      {pages.length > 0 && (
        <div className="print-alone printed-pages" aria-hidden="true">
          {pages.map((page) => (
            <SeriesPageOnPaper key={`${page.sheet}-${page.page}`} series={series} page={page} />
          ))}
        </div>
      )}
    </>
  )
}
