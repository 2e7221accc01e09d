import type { ReactElement } from 'react'
import { DICTATION_HUB } from '../../texts/dictation-hub.ts'
import { PATHS } from '../paths.ts'
import { BindersArt } from '../shell/illustrations/binders-art.tsx'
import { CameraArt } from '../shell/illustrations/camera-art.tsx'
import { WritingArt } from '../shell/illustrations/writing-art.tsx'
import { Page } from '../ui/page.tsx'
import { Tile } from '../ui/tile.tsx'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_HUB.pageTitle }]
}

/** The three things to do with dictations (NAV-06). */
export default function HubScreen(): ReactElement {
  const { crumb, title, lead, create, list, correct } = DICTATION_HUB
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
    </Page>
  )
}
