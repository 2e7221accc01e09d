/** What is chosen before printing, and the dictation as the sheets show it. */
import type { DictationCopy, DictationStudy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import {
  type BreathGroup,
  sentenceCount,
  writtenText,
} from '../../../domain/dictating/breath-group.ts'
import { clozeForms } from '../../../domain/dictation/cloze.ts'
import type { PrintRequest, SheetKind } from '../../../domain/dictation/printed-sheets.ts'
import type { PrintSize } from '../../../domain/dictation/ruled-zone.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { type StoppingPoint, stoppingPoints } from '../../../domain/dictation/stopping-points.ts'
import type { StudiedWord } from '../../../domain/dictation/text-places.ts'
import { tallyWords } from '../page/dictation-page-state.ts'

export interface PrintOptions {
  readonly isForClass: boolean
  readonly part: StoppingPoint['part']
  readonly size: PrintSize
  readonly isCursive: boolean
  readonly perPage: 1 | 2
}

export const INITIAL_OPTIONS: PrintOptions = {
  isForClass: true,
  part: 'whole',
  size: 'normal',
  isCursive: true,
  perPage: 1,
}

interface Printable {
  readonly dictation: Pick<Dictation, 'id' | 'title' | 'content' | 'level' | 'form'>
  readonly study: DictationStudy
  readonly copies: readonly DictationCopy[]
  readonly groups: readonly BreathGroup[]
  /** Of the learners, in order. */
  readonly numbers: readonly number[]
  readonly kinds: readonly SheetKind[]
}

/** The dictation that is printed, and what was chosen for it. */
export interface PrintedDictation {
  readonly id: string
  readonly title: string
  readonly part: StoppingPoint['part']
  readonly request: PrintRequest
  readonly words: readonly StudiedWord[]
  readonly goals: readonly StudiedWord[]
  /** Forms that the text with gaps leaves out of each sentence. */
  readonly gaps: readonly (readonly string[])[]
  /** Stopping points before the end of what is printed. */
  readonly stops: readonly StoppingPoint[]
  /** Words of the week that copies missed, with how often. */
  readonly missed: readonly { readonly word: string; readonly times: number }[]
  readonly isCursive: boolean
}

function upTo(words: readonly StudiedWord[], sentences: number): StudiedWord[] {
  return words.map(({ word, places }) => ({
    word,
    places: places.filter(({ sentence }) => sentence < sentences),
  }))
}

function missedOf({ dictation, study, copies }: Printable): { word: string; times: number }[] {
  const tallies = tallyWords(study.words, copies, dictation.content)
  return study.words.flatMap(({ word }, at) => {
    const tally = tallies[at]
    return tally?.kind === 'missed' ? [{ word, times: tally.times }] : []
  })
}

/** The breath groups of each sentence; none where the text is cut into other sentences than its groups are. */
function breathsOf(groups: readonly BreathGroup[], sentences: number): string[][] {
  if (sentenceCount(groups) !== sentences) return []
  return Array.from({ length: sentences }, (_, at) =>
    groups.filter(({ sentence }) => sentence === at).map(writtenText),
  )
}

/** Cut at the chosen stopping point, where the text has it. */
export function printedDictation(printable: Printable, options: PrintOptions): PrintedDictation {
  const { dictation, study, numbers, kinds } = printable
  const all = sentencesOf(dictation.content)
  const points = stoppingPoints(dictation.content)
  const chosen = points.find(({ part }) => part === options.part)
  const sentences = all.slice(0, chosen?.sentences)
  const words = upTo(study.words, sentences.length)
  const goals = upTo(study.goals, sentences.length)
  return {
    id: dictation.id,
    title: dictation.title,
    part: chosen?.part ?? 'whole',
    request: {
      kinds,
      level: dictation.level,
      form: dictation.form,
      sentences,
      breaths: breathsOf(printable.groups, all.length),
      words: study.words.map(({ word }) => word),
      numbers: options.isForClass ? numbers : [],
      size: options.size,
      perPage: options.perPage,
    },
    words,
    goals,
    gaps: clozeForms(sentences, { words, goals }),
    stops: points.filter((point) => point.sentences < sentences.length),
    missed: missedOf(printable),
    isCursive: options.isCursive,
  }
}

/** The forms that show a word or a goal, each once. */
export function formsOf({ places }: StudiedWord): string[] {
  return [...new Set(places.map(({ form }) => form))]
}
