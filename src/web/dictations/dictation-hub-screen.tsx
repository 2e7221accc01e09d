import type { ReactElement } from 'react'
import { DICTATION_HUB } from '../../texts/dictations/dictation-hub.ts'
import { BindersArt } from '../illustrations/binders-art.tsx'
import { CameraArt } from '../illustrations/camera-art.tsx'
import { WordLabelsArt } from '../illustrations/word-labels-art.tsx'
import { WritingArt } from '../illustrations/writing-art.tsx'
import { PATHS } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'
import { Tile } from '../ui/layout/tile.tsx'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_HUB.pageTitle }]
}

/** NAV-06. */
export default function DictationHubScreen(): ReactElement {
  const { crumb, title, lead, create, list, correct, words } = DICTATION_HUB
  return (
    <Page crumb={crumb} title={title} lead={lead}>
      <div className="tiles">
        <Tile to={PATHS.dictationCreate} words={create} big>
          <WritingArt words={create.words} lines={create.lines} />
        </Tile>
        <Tile to={PATHS.dictationList} words={list} ground="bg-ochre-100">
          <BindersArt />
        </Tile>
        <Tile to={PATHS.dictationCorrect} words={correct} ground="bg-margin-100">
          <CameraArt />
        </Tile>
      </div>
      <div className="mt-6">
        <Tile to={PATHS.wordReview} words={words} ground="bg-leaf-100">
          <WordLabelsArt words={words.art} />
        </Tile>
      </div>
    </Page>
  )
}
