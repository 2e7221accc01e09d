/** Which photo stands for which page of the copy: after a reload, pages are known and their photos are not. */
import type { CopyReading } from '../verification/verification-state.ts'

/** A photo in this tab's memory. */
export interface ShownPhoto {
  readonly url: string
  readonly bytes: number
}

export interface CopySheet {
  /** null while its photo is not there. */
  readonly url: string | null
  /** Index of the page whose words are known at their places on this photo; null for a photo that was not read. */
  readonly page: number | null
}

/** The sheets in the order of the pages; a photo that is none of the pages takes the place of a missing one. */
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
