import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { DICTATION_HUB } from '../../texts/dictation-hub.ts'
import { PATHS } from '../paths.ts'
import { BindersArt } from '../shell/illustrations/binders-art.tsx'
import { CameraArt } from '../shell/illustrations/camera-art.tsx'
import { WritingArt } from '../shell/illustrations/writing-art.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'

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

interface TileProps {
  readonly to: string
  readonly words: { readonly title: string; readonly text: string; readonly action: string }
  readonly big?: boolean
  /** Colour behind the picture. */
  readonly ground?: string
  readonly children: ReactNode
}

function Tile({
  to,
  words,
  big = false,
  ground = 'bg-ink-100',
  children,
}: TileProps): ReactElement {
  const art = <div className={`tile-art ${ground}`}>{children}</div>
  return (
    <Link to={to} className={`card tile ${big ? 'tile-big' : ''}`}>
      {big && art}
      <div className="tile-text">
        <h2>{words.title}</h2>
        <p className="mt-2 text-muted">{words.text}</p>
        <span className="mt-4 inline-flex items-center gap-2 font-semibold text-ink-700">
          {words.action}
          <Icon name="arrow-right" className="tile-arrow size-5" />
        </span>
      </div>
      {!big && art}
    </Link>
  )
}
