/** With which lines a list is covered, and in how many sentences: as they were written first, then with what can be made of them. */
import type { SentenceCollection } from '../../data/sentence-collection.ts'
import type { GenerationContext } from '../generation-context.ts'
import { hostOf, type LineHost, type LineRequest } from './line-hosts.ts'
import { linesFor, linesToMakeOf, thingFrames } from './lines-of-words.ts'
import { addedHosts, qualifiedHosts, togetherHosts } from './made/added-words.ts'
import { agreedHosts } from './made/agreed-lines.ts'
import { pairedHosts } from './made/line-pairs.ts'
import { actHosts } from './made/place-acts.ts'
import { retoldHosts } from './made/retold-lines.ts'
import { VISIT_ROOM, visitHosts } from './made/visits.ts'
import { isAbout, topicsOf } from './topic/topics.ts'

/** Every line that may hold one of the words. */
function lineHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const { sought, level, related } = request
  const { language, random } = context
  const topics = topicsOf(request.topics)
  const themes = topicsOf(request.themes)
  const isOnTopic = (collection: SentenceCollection): boolean => isAbout(collection, themes)
  const isOnGoal = (collection: SentenceCollection): boolean => isAbout(collection, topics)
  const lines = linesFor(
    language.collections,
    { sought, level, isOnTopic, isOnGoal, relatedTo: related.whole },
    random,
  )
  const asked = { ...request, topics }
  return [
    ...lines.flatMap((line) => hostOf(line, asked, context)),
    ...qualifiedHosts(lines, asked, context),
    ...actHosts(asked, context),
  ]
}

/** Frames that take several things of a sort. */
function thingHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const { collections } = context.language
  return thingFrames(collections, request.level).flatMap((line) =>
    hostOf({ ...line, mask: 0 }, request, context),
  )
}

/** Whether there are lines on the theme asked for the class. */
export function isThemeKnown(
  { themes, level }: Pick<LineRequest, 'themes' | 'level'>,
  { language }: GenerationContext,
): boolean {
  const topics = topicsOf(themes)
  return language.collections.some(
    (collection) => collection.levels.includes(level) && isAbout(collection, topics),
  )
}

/** Lines drawn for each sentence that no word asks for: some are too hard, or too long. */
const DRAWN_FOR_ONE = 20

/** Lines on the topics, or else of the files that others were taken from, then of the class, drawn, those first that have most to do with the list. */
export function* topicHosts(
  count: number,
  request: LineRequest & { readonly files: ReadonlySet<string> },
  context: GenerationContext,
): Generator<LineHost> {
  const { level, files } = request
  const { language, random, orders } = context
  const topics = topicsOf(orders ? request.themes : request.topics)
  const ofClass = language.collections.filter(({ levels }) => levels.includes(level))
  const about = ofClass.filter((collection) => isAbout(collection, topics))
  const near = ofClass.filter(({ lines: [line] }) => line !== undefined && files.has(line.file))
  // Where a goal asks for orders, what a child does is told to one.
  const isWanted = orders ? /^S\{héros\} V/u : /^/u
  for (const collections of [about.length > 0 ? about : near, ofClass]) {
    const lines = collections.flatMap((collection) =>
      collection.lines.map((line) => ({ collection, line, mask: 0 })),
    )
    yield* random
      .shuffle(lines.filter(({ line }) => isWanted.test(line.text) && !/\[| & /u.test(line.text)))
      .slice(0, DRAWN_FOR_ONE * count)
      .flatMap((line) => hostOf(line, { ...request, topics }, context))
      .toSorted((one, other) => one.cost - other.cost)
  }
}

/** Lines among which a cover is sought: each stage admits more than the one before. */
export interface SearchStage {
  readonly length: number
  readonly hosts: readonly LineHost[]
  /** Words that a sentence may have above its class's. */
  readonly room: number
}

/** Sentences in excess will be joined: neither questions nor speech can be; of those with a semicolon others are left. */
function isStatement({ variant }: LineHost): boolean {
  return variant.segments.every((part) => typeof part !== 'string' || !/[«?!]/u.test(part))
}

/** Lines made of others: with a word added, and where two words have to share a sentence, of two lines. */
function madeHosts(
  request: LineRequest,
  isCrowded: boolean,
  context: GenerationContext,
): LineHost[] {
  const { sought, level, related } = request
  const { language, random } = context
  const isOn = (): boolean => false
  const asked = { sought, level, isOnTopic: isOn, isOnGoal: isOn, relatedTo: related.whole }
  const lines = linesToMakeOf(language.collections, asked, random)
  const added = addedHosts(lines, request, context)
  if (!isCrowded) return added
  return [
    ...added,
    ...togetherHosts(lines, request, context),
    ...pairedHosts(lines, request, context),
    ...visitHosts(request, context),
  ]
}

/** Numbers of sentences with the lines to cover them: as they were written, then with what can be made of them, then with lists of things, then more than asked. */
export function* searchStages(
  request: LineRequest & { readonly length: number },
  context: GenerationContext,
): Generator<SearchStage> {
  const { length, sought } = request
  const isCrowded = sought.length > length
  const room = isCrowded ? VISIT_ROOM : 0
  const asWritten = lineHosts(request, context)
  if (!isCrowded) yield { length, hosts: asWritten, room }
  const retold = [...retoldHosts(request, context), ...agreedHosts(request, context)]
  const written = [...asWritten, ...retold]
  if (!isCrowded && retold.length > 0) yield { length, hosts: written, room }
  const hosts = [...written, ...madeHosts(request, isCrowded, context)]
  yield { length, hosts, room }
  const all = [...hosts, ...thingHosts(request, context)]
  yield { length, hosts: all, room }
  const statements = all.filter(isStatement)
  for (let more = length + 1; more <= sought.length; more += 1)
    yield { length: more, hosts: statements, room }
}
