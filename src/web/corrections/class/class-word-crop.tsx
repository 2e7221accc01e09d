import type { CSSProperties, ReactElement } from 'react'
import { type CopyPage, locateOnPages } from '../../../domain/copy/draft/copy-pages.ts'
import type { BoundingBox } from '../../../domain/photo/word-location.ts'
import { CLASS_DOUBTS } from '../../../texts/corrections/class-correction.ts'
import type { CopyVerification } from '../verification/verification-state.ts'

interface ClassWordCropProps {
  readonly copy: CopyVerification
  readonly index: number
  /** Of each page of the copy. */
  readonly urls: readonly (string | undefined)[]
  readonly label: string
}

/** Width of a crop for its height; all are alike, so that writings can be compared. */
const RATIO = 2.4
/** Height and least width of a crop around a word, as multiples of the word's. */
const TALL = 1.9
const WIDE = 1.45

/** Around the middle of a word: its neighbours are seen as well. */
function cropAround([left, top, width, height]: BoundingBox): BoundingBox {
  const h = Math.max(height * TALL, (width * WIDE) / RATIO)
  const w = h * RATIO
  return [left + width / 2 - w / 2, top + height / 2 - h / 2, w, h]
}

function percent(value: number): string {
  return `${value * 100}%`
}

function imageStyle([left, top, width, height]: BoundingBox, page: CopyPage): CSSProperties {
  return {
    width: percent(page.width / width),
    left: percent(-left / width),
    top: percent(-top / height),
  }
}

/** A word as it stands on the photo, never drawn anew, its neighbours paled. */
export function ClassWordCrop({ copy, index, urls, label }: ClassWordCropProps): ReactElement {
  const pages = copy.reading?.pages ?? []
  const place = locateOnPages(copy.draft.words, pages, index)
  const page = place && pages[place.page]
  const url = place && urls[place.page]
  if (!place || !page || url === undefined) {
    return <span className="doubt-image doubt-gone">{CLASS_DOUBTS.cropGone}</span>
  }
  const crop = cropAround(place.box)
  const [left, , width] = crop
  const from = (place.box[0] - left) / width
  const to = (place.box[0] + place.box[2] - left) / width
  return (
    <span className="doubt-image" role="img" aria-label={label}>
      <img src={url} alt="" style={imageStyle(crop, page)} />
      <i style={{ left: 0, width: percent(from) }} />
      <i style={{ left: percent(to), right: 0 }} />
    </span>
  )
}
