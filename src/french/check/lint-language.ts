/** Everything that can be checked of data/ without a reader. */
import type { Language } from '../language.ts'
import type { Frame } from '../syntax/frame.ts'
import { makeSentence } from '../syntax/notation.ts'
import type { DataFault, Place } from '../tables/table.ts'
import { lintEnrichment } from './lint-enrichments.ts'
import { lintForms } from './lint-forms.ts'
import { lintTables } from './lint-tables.ts'
import { lintWords } from './lint-words.ts'

interface Sourced {
  readonly source: Place
}

function repeated<Item extends Sourced>(
  frames: readonly Item[],
  keyOf: (frame: Item) => string | null,
  message: (first: Item) => string,
): DataFault[] {
  const seen = new Map<string, Item>()
  return frames.flatMap((frame) => {
    const key = keyOf(frame)
    const first = key === null ? undefined : seen.get(key)
    if (key !== null && first === undefined) seen.set(key, frame)
    return first === undefined ? [] : [{ ...frame.source, message: message(first) }]
  })
}

/** Words and sentence alone: a copy at another level is a copy. */
function sameWords(frame: Frame): string {
  return `${frame.words.join(',')}|${makeSentence(frame)}`
}

function danglingLinks(frames: readonly Frame[]): DataFault[] {
  const ids = new Set(frames.flatMap(({ id }) => id ?? []))
  return frames
    .filter(({ after }) => after !== null && !ids.has(after))
    .map((frame) => ({ ...frame.source, message: `no sentence has id=${frame.after ?? ''}` }))
}

/** All faults, in the order of the files. */
export function lintLanguage(language: Language): DataFault[] {
  const frames = language.allFrames()
  const where = ({ source }: Sourced): string => `${source.file}:${source.line}`
  const inFrames = frames.flatMap((frame) =>
    [...new Set([...lintWords(frame, language), ...lintForms(frame, language)])].map((message) => ({
      ...frame.source,
      message,
    })),
  )
  const inEnrichments = language.enrichments.flatMap((enrichment) =>
    lintEnrichment(enrichment, language).map((message) => ({ ...enrichment.source, message })),
  )
  return [
    ...language.faults(),
    ...lintTables(language),
    ...repeated(
      frames,
      ({ id }) => id,
      (first) => `id already used at ${where(first)}`,
    ),
    ...repeated(frames, sameWords, (first) => `same sentence as ${where(first)}`),
    ...danglingLinks(frames),
    ...inFrames,
    ...inEnrichments,
    ...repeated(
      language.enrichments,
      (enrichment) => JSON.stringify({ ...enrichment, source: null }),
      (first) => `same enrichment as ${where(first)}`,
    ),
  ].toSorted((one, other) => one.file.localeCompare(other.file, 'fr') || one.line - other.line)
}
