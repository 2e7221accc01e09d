import { type ReactElement, useState } from 'react'
import {
  locateOnPages,
  type PageLocation,
  wordAtPoint,
} from '../../../domain/copy/draft/copy-pages.ts'
import { PHOTO_PANE } from '../../../texts/corrections/copy-verification.ts'
import { IconButton } from '../../ui/button.tsx'
import { LiveScore } from '../verification/live-score.tsx'
import type { CopyVerification, VerificationEvent } from '../verification/verification-state.ts'
import type { CopySheet } from './copy-sheets-state.ts'
import { PhotoButton } from './photo-button.tsx'
import { PhotoSheet } from './photo-sheet.tsx'

interface PhotoPaneProps {
  readonly copy: CopyVerification
  readonly sheets: readonly CopySheet[]
  readonly dispatch: (event: VerificationEvent) => void
  /** Shows a photo without reading it. */
  readonly onShow: (file: File) => void
}

/** Photo width as a multiple of the pane. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** CSS pixels; smaller words are hard to read. */
const LEGIBLE_HEIGHT = 12
/** Share of the window that the pane takes. */
const PANE_WIDTH_SHARE = { narrow: 0.92, wide: 0.44 }

/** The smallest zoom at which the median word is legible, at most the third. */
function firstZoom({ reading }: CopyVerification): number {
  const page = reading?.pages[0]
  if (!page) return 0
  const heights = page.tokens.flatMap(({ box }) => (box ? [box[3]] : [])).sort((a, b) => a - b)
  const isWide = window.matchMedia('(min-width: 64rem)').matches
  const width = window.innerWidth * (isWide ? PANE_WIDTH_SHARE.wide : PANE_WIDTH_SHARE.narrow)
  const shown = ((heights[heights.length >> 1] ?? 0) / page.width) * width
  const index = ZOOMS.findIndex((zoom) => shown * zoom >= LEGIBLE_HEIGHT)
  return shown === 0 ? 0 : Math.min(index < 0 ? 2 : index, 2)
}

/** The photos, with zoom and rotation; the focused word is highlighted, and tapping a photo focuses its word. */
export function PhotoPane({ copy, sheets, dispatch, onShow }: PhotoPaneProps): ReactElement {
  const [zoom, setZoom] = useState(() => firstZoom(copy))
  const [rotation, setRotation] = useState(0)
  const [isShown, setShown] = useState(true)
  const place = useWordPlace(copy)
  const [at, setAt] = useShownSheet(place, sheets.length)
  const sheet = sheets[at]
  const page = sheet?.page == null ? undefined : copy.reading?.pages[sheet.page]

  function pointed(x: number, y: number): void {
    const pages = copy.reading?.pages ?? []
    const index = wordAtPoint(copy.draft.words, pages, { page: at, x, y })
    if (page && index !== undefined) dispatch({ type: 'focused', focus: { kind: 'word', index } })
  }

  return (
    <div className="card sticky top-2 z-20 overflow-hidden lg:top-4 [@media(max-height:40rem)]:static">
      <div className="flex items-center border-b-[1.5px] border-rule py-1 pr-1 pl-3 sm:gap-1 sm:pl-4">
        <LiveScore draft={copy.draft} />
        {sheet?.url !== null && (
          <PhotoTools
            zoom={zoom}
            onZoom={setZoom}
            onRotate={() => setRotation((rotation + 1) % 4)}
          />
        )}
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? PHOTO_PANE.hide : PHOTO_PANE.show}
          onClick={() => setShown(!isShown)}
        />
      </div>
      {isShown && sheets.length > 1 && <Pager at={at} count={sheets.length} onGo={setAt} />}
      {isShown && sheet && sheet.url !== null && (
        <PhotoSheet
          key={sheet.url}
          url={sheet.url}
          read={page ?? null}
          place={page && place?.page === at ? place : undefined}
          zoom={ZOOMS[zoom] ?? 1}
          rotation={rotation}
          onPoint={pointed}
        />
      )}
      {isShown && sheet?.url === null && <MissingPhoto onFile={onShow} />}
      {isShown && sheet && copy.reading !== null && sheet.page === null && (
        <p className="px-4 py-2 text-sm text-muted">{PHOTO_PANE.other}</p>
      )}
    </div>
  )
}

interface ToolsProps {
  /** Index in `ZOOMS`. */
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onRotate: () => void
}

function PhotoTools({ zoom, onZoom, onRotate }: ToolsProps): ReactElement {
  return (
    <>
      <IconButton
        icon="zoom-out"
        label={PHOTO_PANE.zoomOut}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        icon="zoom-in"
        label={PHOTO_PANE.zoomIn}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      <IconButton icon="rotate-right" label={PHOTO_PANE.turn} onClick={onRotate} />
    </>
  )
}

interface PagerProps {
  readonly at: number
  readonly count: number
  readonly onGo: (at: number) => void
}

function Pager({ at, count, onGo }: PagerProps): ReactElement {
  return (
    <div className="flex items-center justify-center gap-2 border-b-[1.5px] border-rule">
      <IconButton
        icon="arrow-left"
        label={PHOTO_PANE.previous}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
      <p className="text-sm font-semibold tabular-nums">{PHOTO_PANE.page(at + 1, count)}</p>
      <IconButton
        icon="arrow-right"
        label={PHOTO_PANE.next}
        disabled={at === count - 1}
        onClick={() => onGo(at + 1)}
      />
    </div>
  )
}

function useWordPlace({ reading, focus, draft }: CopyVerification): PageLocation | undefined {
  if (!reading || focus?.kind !== 'word') return undefined
  return locateOnPages(draft.words, reading.pages, focus.index)
}

/** The sheet chosen with the pager, until another word is focused. */
function useShownSheet(
  place: PageLocation | undefined,
  count: number,
): [at: number, go: (at: number) => void] {
  const [paged, setPaged] = useState<{ at: number; from: string | undefined }>()
  const from = place && `${place.page} ${place.box.join(' ')}`
  const at = paged && (place === undefined || paged.from === from) ? paged.at : place?.page
  return [Math.min(at ?? 0, count - 1), (next) => setPaged({ at: next, from })]
}

/** Photos do not survive a reload: the same file, chosen again, gets its highlights back. */
function MissingPhoto({ onFile }: { onFile: (file: File) => void }): ReactElement {
  return (
    <div className="grid justify-items-start gap-1 px-4 pt-3 pb-1">
      <p className="text-sm text-muted">{PHOTO_PANE.again}</p>
      <PhotoButton label={PHOTO_PANE.display} onFile={onFile} className="-ml-4" />
    </div>
  )
}
