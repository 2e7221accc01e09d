import type { ReactElement } from 'react'
import { GRAMMAR_HUB } from '../../texts/grammar/grammar.ts'
import { LabelledWordsArt } from '../illustrations/labelled-words-art.tsx'
import { MarkedTestArt } from '../illustrations/marked-test-art.tsx'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Tile } from '../ui/layout/tile.tsx'

export function meta(): { title: string }[] {
  return [{ title: GRAMMAR_HUB.pageTitle }]
}

/** GRA-01. */
export default function GrammarHubScreen(): ReactElement {
  const { crumb, title, lead, training, control } = GRAMMAR_HUB
  return (
    <Page crumb={crumb} title={title} lead={lead}>
      <div className="grid gap-6 md:grid-cols-2">
        <Tile to={PATHS.grammarTraining} words={training} points={training.points} big>
          <LabelledWordsArt words={training.words} natures={training.natures} />
        </Tile>
        <Tile
          to={PATHS.grammarControl}
          words={control}
          points={control.points}
          ground="bg-ochre-100"
          big
        >
          <MarkedTestArt sums={control.lines} score={control.score} />
        </Tile>
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={PATHS.grammarSeries} variant="outline" icon="printer">
          {GRAMMAR_HUB.sheets}
        </ButtonLink>
        <span className="text-muted">{GRAMMAR_HUB.sheetsText}</span>
      </p>
    </Page>
  )
}
