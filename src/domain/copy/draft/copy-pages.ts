/** A copy on several photos. Token indexes run through all pages, as if they were one reading. */

import type { PhotoToken } from '../../photo/photo.ts'
import { boxAround, locateWord, type WordLocation } from '../../photo/word-location.ts'
import { RELIABLE_SHARE, shareRead } from '../alignment/copy-alignment.ts'
import { type CopyDraft, type DraftExtra, type DraftWord, draftFromReading } from './copy-draft.ts'

export interface CopyPage {
  readonly tokens: readonly PhotoToken[]
  /** Pixels of the upright photo. */
  readonly width: number
  readonly height: number
}

export interface PageLocation extends WordLocation {
  readonly page: number
}

export function isReadingReliable(draft: CopyDraft): boolean {
  return shareRead(draft.words.map(({ found }) => found)) >= RELIABLE_SHARE
}

/** This many unread words at the end suggest another page rather than forgotten words. */
const MISSING_END = 5

export function endsEarly({ words }: CopyDraft): boolean {
  const end = words.slice(-MISSING_END)
  const isRead = words.some(({ found }) => found.read !== null)
  return isRead && end.every(({ found, verdict }) => found.read === null && verdict === null)
}

function carriedExtras(before: CopyDraft, fresh: CopyDraft): DraftExtra[] {
  const typed = before.extras.filter((extra) => extra.token === null)
  const read = fresh.extras.map((extra) => {
    const same = before.extras.find(
      ({ token, text }) => token === extra.token && text === extra.text,
    )
    return same ? { ...extra, kept: same.kept } : extra
  })
  return [...read, ...typed]
}

/** The draft after another page was read; keeps the verdicts given so far. */
export function rereadDraft(before: CopyDraft, tokens: readonly PhotoToken[]): CopyDraft {
  const fresh = draftFromReading(before.original, tokens)
  const isChosen = before.guided === isReadingReliable(before)
  return {
    ...fresh,
    // An explicit choice of the adult stays.
    guided: isChosen ? before.guided : fresh.guided,
    words: fresh.words.map((word, index) => ({
      ...word,
      verdict: before.words[index]?.verdict ?? null,
    })),
    extras: carriedExtras(before, fresh),
  }
}

function tokenOffsets(pages: readonly CopyPage[]): number[] {
  let sum = 0
  return pages.map((page) => {
    sum += page.tokens.length
    return sum - page.tokens.length
  })
}

function pageOfToken(pages: readonly CopyPage[], token: number): number {
  return tokenOffsets(pages).findLastIndex((start) => start <= token)
}

/** Falls back on the nearest word that was found, preferring the one before. */
function pageOfWord(
  words: readonly DraftWord[],
  pages: readonly CopyPage[],
  index: number,
): number | undefined {
  const around = [...words.slice(0, index + 1).reverse(), ...words.slice(index + 1)]
  const token = around.map((word) => word.found.tokens[0]).find((one) => one !== undefined)
  return token === undefined ? undefined : pageOfToken(pages, token)
}

function onPage(
  words: readonly DraftWord[],
  pages: readonly CopyPage[],
  page: number,
): { tokens: number[] }[] {
  const start = tokenOffsets(pages)[page] ?? 0
  const count = pages[page]?.tokens.length ?? 0
  return words.map(({ found }) => ({
    tokens: found.tokens.map((token) => token - start).filter((at) => at >= 0 && at < count),
  }))
}

/** Undefined when no word at all was found. */
export function locateOnPages(
  words: readonly DraftWord[],
  pages: readonly CopyPage[],
  index: number,
): PageLocation | undefined {
  const page = pageOfWord(words, pages, index)
  const tokens = page === undefined ? undefined : pages[page]?.tokens
  if (page === undefined || !tokens) return undefined
  const place = locateWord(onPage(words, pages, page), tokens, index)
  return place && { ...place, page }
}

/** Touch tolerance around a word, as a share of its height. */
const TOUCH_AIR = 0.5

/** The nearest word within reach of a point, in pixels of the page. */
export function wordAtPoint(
  words: readonly DraftWord[],
  pages: readonly CopyPage[],
  at: { readonly page: number; readonly x: number; readonly y: number },
): number | undefined {
  const tokens = pages[at.page]?.tokens ?? []
  const within = onPage(words, pages, at.page).flatMap((word, index) => {
    const box = boxAround(
      word.tokens.map((token) => tokens[token]?.box).filter((one) => one != null),
    )
    if (!box) return []
    const [left, top, width, height] = box
    const far = Math.max(left - at.x, at.x - left - width, top - at.y, at.y - top - height)
    return far <= height * TOUCH_AIR ? [{ index, far }] : []
  })
  return within.sort((a, b) => a.far - b.far)[0]?.index
}
