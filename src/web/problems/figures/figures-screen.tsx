import { type ReactElement, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FigureSeries } from '../../../domain/figure/figure.ts'
import type { Level } from '../../../domain/level.ts'
import { FIGURES } from '../../../texts/figures/figures.ts'
import { useLearners } from '../../api/list-queries.ts'
import { firstLearner, LearnerSelect, useWritableLearners } from '../../learners/learner-select.tsx'
import { PATHS } from '../../paths.ts'
import { readPersisted, removePersisted } from '../../persistence/use-persisted.ts'
import { ResultsUpgradeNotice } from '../../plans/results-upgrade-notice.tsx'
import { useSubscription } from '../../plans/use-subscription.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import '../../styles/problems.css'
import { LevelSlider } from '../level-slider.tsx'
import { BEGUN_FIGURES, type BegunFigures } from '../use-persisted-series.ts'
import { FigureSession } from './figure-session.tsx'
import type { ChosenFigures } from './figures-state.ts'

export function meta(): { title: string }[] {
  return [{ title: FIGURES.pageTitle }]
}

/** CAL-17. */
export default function FiguresScreen(): ReactElement {
  const userId = useSession()?.id ?? ''
  const [begun, setBegun] = useState<BegunFigures | null>(() => {
    const read = readPersisted(BEGUN_FIGURES, userId)
    return read.kind === 'present' ? read.stored : null
  })
  function leave(): void {
    removePersisted(BEGUN_FIGURES, userId)
    setBegun(null)
  }
  return (
    <Page
      crumb={FIGURES.crumb}
      title={FIGURES.title}
      {...(begun ? {} : { lead: FIGURES.lead })}
      back={{ to: PATHS.calculations, label: FIGURES.back }}
    >
      {begun ? (
        <FigureSession key={begun.chosen.key} {...begun} onLeave={leave} />
      ) : (
        <FiguresSetup onStart={(chosen) => setBegun({ chosen, results: [] })} />
      )}
    </Page>
  )
}

const SERIES: readonly FigureSeries[] = ['fractions', 'measures']

function FiguresSetup({ onStart }: { onStart: (chosen: ChosenFigures) => void }): ReactElement {
  const learners = useLearners()
  const subscription = useSubscription()
  const [search, setSearch] = useSearchParams()
  const [series, setSeries] = useState<FigureSeries>('fractions')
  const writable = useWritableLearners(learners.data ?? [])
  const learner = firstLearner(writable, search.get('apprenant')) ?? null
  const [level, setLevel] = useState<Level | null>(null)
  if (subscription.isPending || (learners.isPending && !learners.isLoadingError)) {
    return <SkeletonLines label={FIGURES.loading} count={6} />
  }
  const asked = level ?? learner?.level ?? 'CE1'
  return (
    <section className="card grid max-w-[46rem] gap-6 p-5 sm:p-7" aria-label={FIGURES.who}>
      <h2>{FIGURES.who}</h2>
      {subscription.data?.limits.max_learners === 0 && <ResultsUpgradeNotice text={FIGURES.free} />}
      {learners.data && learners.data.length > 0 && (
        <LearnerSelect
          label={FIGURES.learner}
          hint={FIGURES.learnerHint}
          none={FIGURES.noLearner}
          learners={learners.data}
          value={learner?.id ?? null}
          onChange={(one) => {
            setSearch({ apprenant: one?.id ?? '' }, { replace: true })
            setLevel(null)
          }}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{FIGURES.what}</legend>
        <div className="flex flex-wrap gap-2.5">
          {SERIES.map((one) => (
            <label key={one} className="problem-unit">
              <input
                type="radio"
                name="series"
                checked={series === one}
                onChange={() => setSeries(one)}
              />
              {FIGURES[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <LevelSlider label={FIGURES.level} level={asked} onChange={setLevel} />
      <Button
        icon="pencil"
        className="justify-self-start"
        onClick={() =>
          onStart({
            series,
            level: asked,
            learnerId: learner?.id ?? null,
            seed: Math.floor(Math.random() * 1e9),
            key: crypto.randomUUID(),
          })
        }
      >
        {FIGURES.start}
      </Button>
    </section>
  )
}
