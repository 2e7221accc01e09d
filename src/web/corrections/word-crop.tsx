import type { ReactElement } from 'react'
import { placeOfWord, withMargin } from '../../domain/photo-place.ts'
import { WORD_PANEL } from '../../texts/corrections.ts'
import type { Copy } from './copy-state.ts'

interface WordCropProps {
  readonly copy: Copy
  readonly index: number
  readonly url: string | null
  readonly name: string
}

/** Largest size of a crop on the screen, in CSS pixels. */
const MAX_WIDTH = 190
const MAX_HEIGHT = 64

/** The piece of the photo where a word stands, or where it should. */
export function WordCrop({ copy, index, url, name }: WordCropProps): ReactElement | null {
  const { reading, draft } = copy
  if (url === null || reading === null) return null
  const located = draft.words.map((word) => word.found)
  const place = placeOfWord(located, reading.tokens, index)
  if (!place) return null
  const [left, top, width, height] = withMargin(place.box, reading.width, reading.height)
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height)
  return (
    <span
      role="img"
      aria-label={WORD_PANEL.crop(name)}
      className="flex-none rounded-tag border-[1.5px] border-rule bg-white bg-no-repeat"
      style={{
        width: width * scale,
        height: height * scale,
        backgroundImage: `url("${url}")`,
        backgroundSize: `${reading.width * scale}px ${reading.height * scale}px`,
        backgroundPosition: `${-left * scale}px ${-top * scale}px`,
      }}
    />
  )
}
