import type { ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import type { WeeklySeries } from '../../../contract/weekly-series.ts'
import {
  makePupilAddress,
  parseSeriesAddress,
} from '../../../domain/calculation/series/series-address.ts'
import { SERIES_SHEET_TEXTS } from '../../../texts/calculations/series.ts'
import { WEEKLY_SERIES } from '../../../texts/calculations/weekly-series.ts'
import { longDate } from '../../../texts/format.ts'
import { seriesUrl, weeklySeriesPath } from '../../paths.ts'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { useToast } from '../../ui/feedback/toasts.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CopyAddress } from './copy-address.tsx'
import { useWithdrawSeries } from './weekly-series-api.ts'

interface WeeklySeriesTableProps {
  readonly learners: readonly Learner[]
  readonly given: readonly WeeklySeries[]
}

/** Who did what, a series at a time: the newest first. */
export function WeeklySeriesTable(props: WeeklySeriesTableProps): ReactElement | null {
  const { learners, given } = props
  const addresses = new Map<string, WeeklySeries[]>()
  for (const one of given.toSorted((a, b) => (a.given_at < b.given_at ? 1 : -1))) {
    addresses.set(one.series, [...(addresses.get(one.series) ?? []), one])
  }
  if (given.length === 0) return null
  return (
    <section aria-labelledby="who-did">
      <h2 id="who-did">{WEEKLY_SERIES.results}</h2>
      <div className="mt-4 grid gap-6">
        {Array.from(addresses, ([address, ofSeries]) => (
          <GivenSeriesCard key={address} address={address} learners={learners} given={ofSeries} />
        ))}
      </div>
    </section>
  )
}

interface GivenSeriesCardProps extends WeeklySeriesTableProps {
  readonly address: string
}

function GivenSeriesCard({ address, learners, given }: GivenSeriesCardProps): ReactElement | null {
  const series = parseSeriesAddress(address)
  const [first] = given
  if (!series || !first) return null
  const done = given.filter((one) => one.done !== null).length
  return (
    <section
      className="card grid gap-4 p-5 sm:p-7"
      aria-label={SERIES_SHEET_TEXTS.number(series.seed)}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-xl">{SERIES_SHEET_TEXTS.number(series.seed)}</h3>
        <Tag>{series.level}</Tag>
        <p className="text-muted">{`${SERIES_SHEET_TEXTS.task(series)}, ${longDate(first.given_at)}`}</p>
        <p className="font-semibold">{WEEKLY_SERIES.doneCount(done, given.length)}</p>
      </div>
      <ul className="weekly-rows">
        {learners.map((learner) => {
          const one = given.find(({ learner_id }) => learner_id === learner.id)
          return one && <GivenRow key={learner.id} learner={learner} given={one} />
        })}
      </ul>
      <Disclosure label={WEEKLY_SERIES.withoutAccount}>
        <div className="flex flex-wrap items-start gap-6">
          <QrCode text={seriesUrl(makePupilAddress(series))} label={WEEKLY_SERIES.code} />
          <div className="grid min-w-0 flex-1 basis-64 gap-3">
            <p className="text-muted">{WEEKLY_SERIES.withoutAccountText}</p>
            <CopyAddress title={WEEKLY_SERIES.address} address={makePupilAddress(series)} />
          </div>
        </div>
      </Disclosure>
    </section>
  )
}

interface GivenRowProps {
  readonly learner: Learner
  readonly given: WeeklySeries
}

function GivenRow({ learner, given }: GivenRowProps): ReactElement {
  const withdraw = useWithdrawSeries()
  const toast = useToast()
  const { id, first_name, last_name } = learner
  const name = `${first_name} ${last_name}`
  const { done } = given
  return (
    <li>
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      {done ? (
        <span>
          {WEEKLY_SERIES.done(done.correct_answers, done.questions_count, done.total_time)}
          <span className="text-muted">{` · ${longDate(done.created_at)}`}</span>
        </span>
      ) : (
        <>
          <span className="text-muted">{WEEKLY_SERIES.waiting}</span>
          <ButtonLink to={weeklySeriesPath(id, given.series)} variant="ghost">
            {WEEKLY_SERIES.start}
            <span className="sr-only">{` ${name}`}</span>
          </ButtonLink>
        </>
      )}
      <IconButton
        icon="trash"
        tone="danger"
        label={WEEKLY_SERIES.withdraw(name)}
        onClick={() =>
          withdraw.mutate(id, {
            onError: () => toast.show({ tone: 'error', text: WEEKLY_SERIES.withdrawError }),
          })
        }
      />
    </li>
  )
}
