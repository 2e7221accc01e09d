import type { ReactElement } from 'react'
import { CALCULATION_HUB } from '../../texts/calculations/calculations.ts'
import { BarsArt } from '../illustrations/bars-art.tsx'
import { FiguresArt } from '../illustrations/figures-art.tsx'
import { MarkedTestArt } from '../illustrations/marked-test-art.tsx'
import { SumsArt } from '../illustrations/sums-art.tsx'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Tile } from '../ui/layout/tile.tsx'

export function meta(): { title: string }[] {
  return [{ title: CALCULATION_HUB.pageTitle }]
}

/** CAL-01. */
export default function CalculationHubScreen(): ReactElement {
  const { crumb, title, lead, training, test, problems, figures, ...more } = CALCULATION_HUB
  return (
    <Page crumb={crumb} title={title} lead={lead}>
      <div className="grid gap-6 md:grid-cols-2">
        <Tile to={PATHS.calculationTraining} words={training} points={training.points} big>
          <SumsArt sums={training.sums} />
        </Tile>
        <Tile
          to={PATHS.calculationTest}
          words={test}
          points={test.points}
          ground="bg-margin-100"
          big
        >
          <MarkedTestArt sums={test.sums} score={test.score} />
        </Tile>
        <Tile
          to={PATHS.problems}
          words={problems}
          points={problems.points}
          ground="bg-leaf-100"
          big
        >
          <BarsArt />
        </Tile>
        <Tile to={PATHS.figures} words={figures} points={figures.points} ground="bg-ochre-100" big>
          <FiguresArt />
        </Tile>
      </div>
      <div className="mt-8 grid gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={PATHS.weeklySeries} variant="outline" icon="pencil">
            {more.weekly}
          </ButtonLink>
          <span className="text-muted">{more.weeklyText}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={PATHS.series} variant="outline" icon="printer">
            {more.series}
          </ButtonLink>
          <span className="text-muted">{more.seriesText}</span>
        </p>
      </div>
    </Page>
  )
}
