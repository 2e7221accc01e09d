/** Which photo shows which page of the copy: after a reload the pages are known, their photos are not. */
import type { CopyReading } from '../verification/verification-state.ts'

/** `url` is an object URL. */
export interface ShownPhoto {
  readonly url: string
  readonly bytes: number
}

export interface CopySheet {
  /** Null while its photo is missing. */
  readonly url: string | null
  /** Page whose word boxes apply to this photo; null for a photo that was not read. */
  readonly page: number | null
}

/** In page order; a photo that matches no page stands in for a missing one. */
export function sheetsOf(reading: CopyReading | null, photos: readonly ShownPhoto[]): CopySheet[] {
  const pages = reading?.pages ?? []
  const others = photos.filter(({ bytes }) => !pages.some((page) => page.bytes === bytes))
  const sheets = pages.map(({ bytes }, page): CopySheet => {
    const own = photos.find((photo) => photo.bytes === bytes)
    if (own) return { url: own.url, page }
    const other = others.shift()
    return other ? { url: other.url, page: null } : { url: null, page }
  })
  return [...sheets, ...others.map(({ url }): CopySheet => ({ url, page: null }))]
}
