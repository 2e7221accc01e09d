import type { ReactElement } from 'react'
import { MAX_TEST_QUESTIONS } from '../../../domain/calculation/operation.ts'
import {
  type CalculationSeries,
  SERIES_NUMBERS,
} from '../../../domain/calculation/series/series.ts'
import {
  changedTest,
  clampTestQuestions,
  MAX_TEST_MINUTES,
  MIN_TEST_MINUTES,
  MIN_TEST_QUESTIONS,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import { TEST_SETUP } from '../../../texts/calculations/calculation-test.ts'
import { SERIES_PAGE } from '../../../texts/calculations/series.ts'
import { newSeed } from '../../api/random-values.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { SeriesFields } from '../series-fields.tsx'
import { NumberField } from '../setup-fields.tsx'

/** The six last digits that were typed or pasted: what the field shows is what is asked. */
function typedSeed(text: string): number {
  return Number(text.replace(/\D/gu, '').slice(-6))
}

interface SeriesFormProps {
  readonly series: CalculationSeries
  readonly onChange: (series: CalculationSeries) => void
}

/** Choice, length and number of a series. */
export function SeriesForm({ series, onChange }: SeriesFormProps): ReactElement {
  const { seed } = series
  const changed = (change: Partial<CalculationSeries>): void => {
    const { learnerId: _, ...next } = changedTest({ ...series, learnerId: null }, change)
    onChange({ ...next, seed: change.seed ?? seed })
  }
  return (
    <>
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
    </>
  )
}
