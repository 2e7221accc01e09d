import {
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { WordLocation } from '../../../domain/photo/word-location.ts'
import { PHOTO_PANE } from '../../../texts/corrections/copy-verification.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface PhotoSheetProps {
  readonly url: string
  /** Size in pixels when it was read; null for a photo that was not. */
  readonly read: Size | null
  /** Highlighted box, when it is on this photo. */
  readonly place: WordLocation | undefined
  /** Photo width as a multiple of the pane. */
  readonly zoom: number
  /** Quarter turns clockwise. */
  readonly rotation: number
  /** In pixels of the photo. */
  readonly onPoint: (x: number, y: number) => void
}

/** A zoomed and rotated photo in a scrolling pane, scrolled to the highlight. */
export function PhotoSheet(props: PhotoSheetProps): ReactElement {
  const { url, read, place, zoom, rotation, onPoint } = props
  const [natural, setNatural] = useState<Size | null>(null)
  const size = read ?? natural
  const pane = useRef<HTMLElement>(null)
  useScrollToHighlight(pane, place, `${zoom} ${rotation}`)

  function point(event: MouseEvent<HTMLImageElement>): void {
    if (!size) return
    const { offsetX, offsetY } = event.nativeEvent
    const { offsetWidth, offsetHeight } = event.currentTarget
    onPoint((offsetX / offsetWidth) * size.width, (offsetY / offsetHeight) * size.height)
  }

  return (
    <section
      ref={pane}
      aria-label={PHOTO_PANE.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-[28dvh] overflow-auto bg-sunk lg:max-h-[calc(100dvh-7rem)]"
    >
      <div className="relative" style={frameStyle(size, rotation, zoom)}>
        <div style={sheetStyle(size, rotation)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the words are buttons beside the photo */}
          <img
            src={url}
            alt={PHOTO_PANE.alternative}
            className="block w-full"
            onClick={point}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
          />
          {read && place && <Highlight place={place} size={read} />}
        </div>
      </div>
    </section>
  )
}

function Highlight({ place, size }: { place: WordLocation; size: Size }): ReactElement {
  const [left, top, width, height] = place.box
  const air = height * 0.2
  const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`
  return (
    <span
      data-lit=""
      aria-hidden="true"
      className={`pointer-events-none absolute rounded-tag border-2 sm:border-3 ${place.exact ? 'border-ink-600 bg-cover-yellow/25' : 'border-dashed border-margin'}`}
      style={{
        left: percent(left - air, size.width),
        top: percent(top - air, size.height),
        width: percent(width + 2 * air, size.width),
        height: percent(height + 2 * air, size.height),
      }}
    />
  )
}

/** Box of the rotated photo in the pane. */
function frameStyle(size: Size | null, rotation: number, zoom: number): CSSProperties {
  const width = `${zoom * 100}%`
  if (!size) return { width }
  const { width: w, height: h } = size
  return { width, aspectRatio: rotation % 2 === 0 ? `${w} / ${h}` : `${h} / ${w}` }
}

/** Rotates the photo inside its box, clockwise. */
function sheetStyle(size: Size | null, rotation: number): CSSProperties {
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
    width: rotation % 2 === 0 ? '100%' : `${ratio * 100}%`,
    transformOrigin: '0 0',
    transform: moves[rotation] ?? 'none',
  }
}

/** Centres the highlight by scrolling the pane, never the page. */
function useScrollToHighlight(
  pane: React.RefObject<HTMLElement | null>,
  place: WordLocation | undefined,
  view: string,
): void {
  const at = place?.box.join(' ')
  useEffect(() => {
    const frame = pane.current
    const lit = frame?.querySelector('[data-lit]')
    if (!frame || !lit || at === undefined || view === '') return
    const a = frame.getBoundingClientRect()
    const b = lit.getBoundingClientRect()
    const smooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches
    frame.scrollBy({
      left: b.left + b.width / 2 - a.left - a.width / 2,
      top: b.top + b.height / 2 - a.top - a.height / 2,
      behavior: smooth ? 'smooth' : 'instant',
    })
  }, [pane, at, view])
}
