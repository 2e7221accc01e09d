/** Everything that can be checked of data/ without a reader. */
import type { Language } from '../language.ts'
import type { Frame } from '../syntax/frame.ts'
import { makeSentence } from '../syntax/notation.ts'
import type { DataFault } from '../tables/table.ts'
import { lintForms } from './lint-forms.ts'
import { lintTables } from './lint-tables.ts'
import { lintWords } from './lint-words.ts'

function repeated(
  frames: readonly Frame[],
  keyOf: (frame: Frame) => string | null,
  message: (first: Frame) => string,
): DataFault[] {
  const seen = new Map<string, Frame>()
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
  const where = (frame: Frame): string => `${frame.source.file}:${frame.source.line}`
  const inFrames = frames.flatMap((frame) =>
    [...new Set([...lintWords(frame, language), ...lintForms(frame, language)])].map((message) => ({
      ...frame.source,
      message,
    })),
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
  ].toSorted((one, other) => one.file.localeCompare(other.file, 'fr') || one.line - other.line)
}
