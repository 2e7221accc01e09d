import '../../styles/series.css'
import { type ReactElement, useEffect, useState } from 'react'
import { MAX_TEST_QUESTIONS } from '../../../domain/calculation/operation.ts'
import {
  SERIES_SHEETS,
  type SeriesSheet,
  seriesPages,
} from '../../../domain/calculation/series/printed-series.ts'
import {
  type CalculationSeries,
  SERIES_NUMBERS,
} from '../../../domain/calculation/series/series.ts'
import {
  makeSeriesAddress,
  parseSeriesAddress,
} from '../../../domain/calculation/series/series-address.ts'
import {
  changedTest,
  clampTestQuestions,
  initialTest,
  MAX_TEST_MINUTES,
  MIN_TEST_MINUTES,
  MIN_TEST_QUESTIONS,
  seriesProblems,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import { TEST_SETUP } from '../../../texts/calculations/calculation-test.ts'
import { SERIES_PAGE, SERIES_SHEET_NAMES } from '../../../texts/calculations/series.ts'
import { newSeed } from '../../api/random-values.ts'
import { PATHS } from '../../paths.ts'
import { BrandMark } from '../../shell/brand.tsx'
import { hiddenMeta } from '../../shell/public-meta.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { SeriesFields } from '../series-fields.tsx'
import { ChoiceGroup, NumberField, SetupCard } from '../setup-fields.tsx'
import { ProjectionView } from './projection-view.tsx'
import { SeriesPageOnPaper } from './series-sheets.tsx'

export function meta(): object[] {
  return hiddenMeta(SERIES_PAGE.pageTitle)
}

interface Opened {
  readonly series: CalculationSeries
  readonly isUnknown: boolean
}

function firstSeries(seed: number): CalculationSeries {
  return { ...changedTest(initialTest('CE1'), { programme: true }), seed }
}

/** The six last digits that were typed or pasted: what the field shows is what is asked. */
function typedSeed(text: string): number {
  return Number(text.replace(/\D/gu, '').slice(-6))
}

/** The series that stands behind `#`, which no server sees; a new one where nothing stands there. */
function openSeries(): Opened {
  const address = window.location.hash.slice(1)
  const series = parseSeriesAddress(address)
  if (series) return { series, isUnknown: false }
  return { series: firstSeries(newSeed() % SERIES_NUMBERS), isUnknown: address !== '' }
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
    setOpened({ series, isUnknown: false })
    // An address without a question is none: it keeps the last one that had some.
    if (seriesProblems(series).length > 0) return
    window.history.replaceState(window.history.state, '', `#${makeSeriesAddress(series)}`)
  }

  if (opened && isProjected) {
    return <ProjectionView series={opened.series} onLeave={() => setProjected(false)} />
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

interface SeriesProps {
  readonly series: CalculationSeries
  readonly onChange: (series: CalculationSeries) => void
  readonly onProject: () => void
}

function Series({ series, onChange, onProject }: SeriesProps): ReactElement {
  const { seed } = series
  const changed = (change: Partial<CalculationSeries>): void => {
    const { learnerId: _, ...next } = changedTest({ ...series, learnerId: null }, change)
    onChange({ ...next, seed: change.seed ?? seed })
  }
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <SetupCard title={SERIES_PAGE.choice}>
        <SeriesFields selection={series} onChange={changed} />
        <NumberField
          label={TEST_SETUP.count}
          hint={TEST_SETUP.countHint}
          value={series.count}
          min={MIN_TEST_QUESTIONS}
          max={MAX_TEST_QUESTIONS}
          clamp={clampTestQuestions}
          onChange={(count) => changed({ count })}
        />
        <NumberField
          label={TEST_SETUP.minutes}
          hint={TEST_SETUP.minutesHint}
          value={series.durationS / 60}
          min={MIN_TEST_MINUTES}
          max={MAX_TEST_MINUTES}
          clamp={(minutes) => testSeconds(minutes) / 60}
          onChange={(minutes) => changed({ durationS: minutes * 60 })}
        />
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label={SERIES_PAGE.seed}
            hint={SERIES_PAGE.seedHint}
            inputMode="numeric"
            value={String(seed)}
            onChange={(event) => changed({ seed: typedSeed(event.currentTarget.value) })}
          />
          <Button
            variant="outline"
            icon="refresh"
            onClick={() => changed({ seed: newSeed() % SERIES_NUMBERS })}
          >
            {SERIES_PAGE.another}
          </Button>
        </div>
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
      {canAsk && <CopyAddress address={makeSeriesAddress(series)} />}
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

function CopyAddress({ address }: { address: string }): ReactElement {
  const [copied, setCopied] = useState<string>()
  const whole = `${window.location.origin}${PATHS.series}#${address}`
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{SERIES_PAGE.address}</p>
      <p className="series-address">{whole}</p>
      <Button
        variant="ghost"
        onClick={() =>
          void navigator.clipboard?.writeText(whole).then(
            () => setCopied(address),
            // Refused: the address stands above, to be copied by hand.
            () => undefined,
          )
        }
      >
        {copied === address ? SERIES_PAGE.copied : SERIES_PAGE.copy}
      </Button>
    </div>
  )
}
