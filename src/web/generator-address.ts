/** The address of the generator, which fills its form in; apart from `paths.ts`, which every page loads. */
import { MAX_SENTENCES } from '../domain/dictation/dictation-limits.ts'
import { makeWordList } from '../domain/dictation/word-list.ts'
import { LEVELS, type Level } from '../domain/level.ts'
import { PATHS } from './paths.ts'

const WORDS = 'mots'
const LEVEL = 'niveau'

const SENTENCES = 'phrases'
const THEME = 'theme'

interface AskedText {
  readonly length: number
  readonly theme: string
}

/** The generator, with words and class filled in, and what kind of text is asked for. */
export function generatorPath(words: readonly string[], level: Level, text?: AskedText): string {
  const search = new URLSearchParams({ [WORDS]: makeWordList(words), [LEVEL]: level })
  if (text !== undefined) {
    search.set(SENTENCES, String(text.length))
    search.set(THEME, text.theme)
  }
  return `${PATHS.dictationCreate}?${search}`
}

/** Passed along with the generator's address where the text was asked for on the page before: it is written at once. */
export const ASKED_ALREADY = { asked: true } as const

export function isAskedAlready(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asked' in state
}

interface AddressedFields extends Partial<AskedText> {
  readonly words: string
  readonly level: Level | null
}

/** What an address fills in: nothing that it does not name. */
export function parseGeneratorSearch(search: string): AddressedFields {
  const params = new URLSearchParams(search)
  const length = Number(params.get(SENTENCES))
  const theme = params.get(THEME)
  const isLength = Number.isInteger(length) && length >= 1 && length <= MAX_SENTENCES
  return {
    words: params.get(WORDS) ?? '',
    level: LEVELS.find((level) => level === params.get(LEVEL)) ?? null,
    ...(isLength && { length }),
    ...(theme !== null && { theme }),
  }
}
