import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { type PhotoPlace, placeOfWord } from '../../domain/photo-place.ts'
import { PHOTO_PANE } from '../../texts/corrections.ts'
import { IconButton } from '../ui/button.tsx'
import type { Copy, Reading } from './copy-state.ts'
import { LiveScore } from './live-score.tsx'

interface PhotoPaneProps {
  readonly url: string
  readonly copy: Copy
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Widths of the photo, as multiples of the pane. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

/** The photo with zoom and turn; the place of the word in view is lit and brought into the pane. */
export function PhotoPane({ url, copy }: PhotoPaneProps): ReactElement {
  const [zoom, setZoom] = useState(0)
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState(true)
  const [natural, setNatural] = useState<Size | null>(null)
  const size = copy.reading ?? natural
  const place = usePlace(copy)
  const pane = useRef<HTMLElement>(null)
  useBroughtIntoView(pane, place, zoom + turn * ZOOMS.length)

  return (
    <div className="card sticky top-2 z-20 overflow-hidden lg:top-4 [@media(max-height:40rem)]:static">
      <div className="flex items-center border-b sm:gap-1-[1.5px] border-rule py-1 pr-1 pl-3 sm:pl-4">
        <LiveScore draft={copy.draft} />
        <IconButton
          icon="zoom-out"
          label={PHOTO_PANE.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon="zoom-in"
          label={PHOTO_PANE.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon="rotate-right"
          label={PHOTO_PANE.turn}
          onClick={() => setTurn((turn + 1) % 4)}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? PHOTO_PANE.hide : PHOTO_PANE.show}
          onClick={() => setShown(!shown)}
        />
      </div>
      {shown && (
        <section
          ref={pane}
          aria-label={PHOTO_PANE.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reached by the keyboard
          tabIndex={0}
          className="max-h-[30dvh] overflow-auto bg-sunk lg:max-h-[calc(100dvh-7rem)]"
        >
          <div className="relative" style={stageStyle(size, turn, ZOOMS[zoom] ?? 1)}>
            <div style={sheetStyle(size, turn)}>
              <img
                src={url}
                alt={PHOTO_PANE.alternative}
                className="block w-full"
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setNatural({ width: naturalWidth, height: naturalHeight })
                }
              />
              {copy.reading && place && <Lit place={place} reading={copy.reading} />}
            </div>
          </div>
        </section>
      )}
    </div>
  )
}

/** The place of the word in view, when it is known. */
function usePlace({ reading, focus, draft }: Copy): PhotoPlace | undefined {
  if (!reading || focus?.kind !== 'word') return undefined
  const located = draft.words.map((word) => word.found)
  return placeOfWord(located, reading.tokens, focus.index)
}

function Lit({ place, reading }: { place: PhotoPlace; reading: Reading }): ReactElement {
  const [left, top, width, height] = place.box
  const air = height * 0.2
  const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`
  return (
    <span
      data-lit=""
      aria-hidden="true"
      className={`absolute rounded-tag border-3 ${place.exact ? 'border-ink-600 bg-cover-yellow/25' : 'border-dashed border-margin'}`}
      style={{
        left: percent(left - air, reading.width),
        top: percent(top - air, reading.height),
        width: percent(width + 2 * air, reading.width),
        height: percent(height + 2 * air, reading.height),
      }}
    />
  )
}

/** The room that the turned photo takes in the pane. */
function stageStyle(size: Size | null, turn: number, zoom: number): CSSProperties {
  const width = `${zoom * 100}%`
  if (!size) return { width }
  const { width: w, height: h } = size
  return { width, aspectRatio: turn % 2 === 0 ? `${w} / ${h}` : `${h} / ${w}` }
}

/** The photo turned inside its room, by quarters clockwise. */
function sheetStyle(size: Size | null, turn: number): CSSProperties {
  if (!size) return {}
  const ratio = size.width / size.height
  const moves = [
    'none',
    `translateX(${100 / ratio}%) rotate(90deg)`,
    'translate(100%, 100%) rotate(180deg)',
    `translateY(${100 * ratio}%) rotate(270deg)`,
  ]
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: turn % 2 === 0 ? '100%' : `${ratio * 100}%`,
    transformOrigin: '0 0',
    transform: moves[turn] ?? 'none',
  }
}

/** Scrolls the pane, never the page, so that the lit place is in its middle. */
function useBroughtIntoView(
  pane: React.RefObject<HTMLElement | null>,
  place: PhotoPlace | undefined,
  look: number,
): void {
  const at = place?.box.join(' ')
  useEffect(() => {
    const frame = pane.current
    const lit = frame?.querySelector('[data-lit]')
    if (!frame || !lit || at === undefined || look < 0) return
    const a = frame.getBoundingClientRect()
    const b = lit.getBoundingClientRect()
    const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches
    frame.scrollBy({
      left: b.left + b.width / 2 - a.left - a.width / 2,
      top: b.top + b.height / 2 - a.top - a.height / 2,
      behavior: smooth ? 'smooth' : 'instant',
    })
  }, [pane, at, look])
}
