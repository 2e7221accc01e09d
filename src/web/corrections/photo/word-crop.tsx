import type { ReactElement } from 'react'
import { locateOnPages } from '../../../domain/copy/draft/copy-pages.ts'
import { withMargin } from '../../../domain/photo/word-location.ts'
import { WORD_PANEL } from '../../../texts/settling.ts'
import type { Copy } from '../copy-state.ts'

interface WordCropProps {
  readonly copy: Copy
  readonly index: number
  /** Of the photos, page by page. */
  readonly urls: readonly (string | null)[]
  readonly name: string
}

/** Largest size of a crop on the screen, in CSS pixels: as high as the field with its label. */
const MAX_WIDTH = { phone: 140, desk: 230 }
const MAX_HEIGHT = 70

/** The piece of the photo where a word stands, or where it should. */
export function WordCrop({ copy, index, urls, name }: WordCropProps): ReactElement | null {
  const { reading, draft } = copy
  if (reading === null) return null
  const place = locateOnPages(draft.words, reading.pages, index)
  const page = place && reading.pages[place.page]
  const url = place && urls[place.page]
  if (!page || !url) return null
  const [left, top, width, height] = withMargin(place.box, page.width, page.height)
  const room = window.matchMedia('(min-width: 40rem)').matches ? MAX_WIDTH.desk : MAX_WIDTH.phone
  const scale = Math.min(room / width, MAX_HEIGHT / height)
  return (
    <span
      role="img"
      aria-label={WORD_PANEL.crop(name)}
      className="flex-none rounded-tag border-[1.5px] border-rule bg-white bg-no-repeat"
      style={{
        width: width * scale,
        height: height * scale,
        backgroundImage: `url("${url}")`,
        backgroundSize: `${page.width * scale}px ${page.height * scale}px`,
        backgroundPosition: `${-left * scale}px ${-top * scale}px`,
      }}
    />
  )
}
