import { type ReactElement, useState } from 'react'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import type { Learner } from '../../../contract/learners.ts'
import {
  type CalculationSeries,
  SERIES_NUMBERS,
} from '../../../domain/calculation/series/series.ts'
import { makeSeriesAddress } from '../../../domain/calculation/series/series-address.ts'
import { changedTest, initialTest, seriesProblems } from '../../../domain/calculation/setup.ts'
import { LEVELS, type Level } from '../../../domain/level.ts'
import { WEEKLY_SERIES } from '../../../texts/calculations/weekly-series.ts'
import { withReason } from '../../api/api-problem.ts'
import { newIdempotencyKey, newSeed } from '../../api/random-values.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useToast } from '../../ui/feedback/toasts.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { ChoiceGroup, SetupCard } from '../setup-fields.tsx'
import { SeriesForm } from './series-form.tsx'
import { useGiveSeries } from './weekly-series-api.ts'

interface WeeklySeriesFormProps {
  /** At least one. */
  readonly learners: readonly Learner[]
  readonly groups: readonly LearnerGroup[]
}

function firstSeries(level: Level): CalculationSeries {
  const { learnerId: _, ...series } = changedTest(initialTest(level), { programme: true })
  return { ...series, seed: newSeed() % SERIES_NUMBERS }
}

export function WeeklySeriesForm({ learners, groups }: WeeklySeriesFormProps): ReactElement {
  const [series, setSeries] = useState(() => firstSeries(learners[0]?.level ?? 'CE1'))
  const [chosen, setChosen] = useState<readonly string[]>(() => idsAt(learners, series.level))
  const give = useGiveSeries()
  const toast = useToast()
  const canAsk = seriesProblems(series).length === 0
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <SetupCard title={WEEKLY_SERIES.choice}>
        <SeriesForm
          series={series}
          onChange={(next) => {
            if (next.level !== series.level) setChosen(idsAt(learners, next.level))
            setSeries(next)
          }}
        />
      </SetupCard>
      <SetupCard title={WEEKLY_SERIES.who}>
        <GroupButtons learners={learners} groups={groups} onChoose={setChosen} />
        <ChoiceGroup legend={WEEKLY_SERIES.learners} hint={WEEKLY_SERIES.chosen(chosen.length)}>
          <div className="flex flex-wrap gap-2.5">
            {learners.map(({ id, first_name, last_name }) => (
              <CheckboxChip
                key={id}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked
                      ? [...chosen, id]
                      : chosen.filter((one) => one !== id),
                  )
                }
              >
                <span className="wrap-anywhere">{`${first_name} ${last_name}`}</span>
              </CheckboxChip>
            ))}
          </div>
        </ChoiceGroup>
        {give.error && (
          <Notice tone="error">{withReason(WEEKLY_SERIES.giveError, give.error)}</Notice>
        )}
        <Button
          icon="check"
          className="w-full"
          disabled={!canAsk || chosen.length === 0}
          busy={give.isPending}
          busyLabel={WEEKLY_SERIES.giving}
          onClick={() =>
            give.mutate(
              {
                body: { learner_ids: [...chosen], series: makeSeriesAddress(series) },
                idempotencyKey: newIdempotencyKey(),
              },
              {
                onSuccess: () => {
                  toast.show({ tone: 'success', text: WEEKLY_SERIES.given })
                  setSeries({ ...series, seed: newSeed() % SERIES_NUMBERS })
                },
              },
            )
          }
        >
          {chosen.length === 0 ? WEEKLY_SERIES.nobody : WEEKLY_SERIES.give(chosen.length)}
        </Button>
        <p className="-mt-3 text-muted">{WEEKLY_SERIES.replaces}</p>
      </SetupCard>
    </div>
  )
}

function idsAt(learners: readonly Learner[], level: Level): string[] {
  return learners.filter((one) => one.level === level).map(({ id }) => id)
}

interface GroupButtonsProps extends WeeklySeriesFormProps {
  readonly onChoose: (ids: readonly string[]) => void
}

/** The class, each of its levels, each group: one press. */
function GroupButtons({ learners, groups, onChoose }: GroupButtonsProps): ReactElement | null {
  const ids = learners.map(({ id }) => id)
  const levels = LEVELS.filter((level) => learners.some((one) => one.level === level))
  const sets = [
    { key: 'all', name: WEEKLY_SERIES.everybody, members: ids },
    ...(levels.length < 2
      ? []
      : levels.map((level) => ({
          key: level,
          name: WEEKLY_SERIES.level(level),
          members: idsAt(learners, level),
        }))),
    ...groups.map(({ id, name, learner_ids }) => ({
      key: id,
      name,
      members: ids.filter((one) => learner_ids.includes(one)),
    })),
  ]
  if (ids.length < 2) return null
  return (
    <div className="flex flex-wrap gap-2">
      {sets.map(({ key, name, members }) => (
        <Button
          key={key}
          variant="outline"
          className="wrap-anywhere"
          disabled={members.length === 0}
          onClick={() => onChoose(members)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
