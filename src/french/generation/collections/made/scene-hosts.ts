/** Lines in which several scenes stand together because a film, a picture, a day holds them, for words that nothing ties. */
import type { Sampler } from '../../../sampler.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { countWords, type SoughtWord, type WordMask, wordsIn } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import type { CollectedLine, FoundLine } from '../line-index.ts'
import { framesOf } from '../lines-of-words.ts'
import { clauseOf, NEEDS_PLACE, type SceneClause } from './clause-ties.ts'

/** What a line enumerates: clauses, or what its child does. */
const ENUMERATED = /\(([SV])\{[^()]* & [^()]*\)/u

interface SceneFrame extends CollectedLine {
  readonly isOfChild: boolean
  readonly hasTime: boolean
}

/** A scene as it stands in an enumeration. */
interface Scene {
  readonly text: string
  readonly verb: string
  readonly mask: WordMask
}

/** In the marks of the search, beside what any list costs. */
const SCENES_COST = 7
/** Scenes of each word that a frame may tell, and frames that are tried. */
const OF_A_WORD = 2
const FRAMES = 10
/** Strangers in one film, or doings of one child: beyond that it is an inventory. */
const MOST_SCENES = 4

function sceneFrame(line: CollectedLine): SceneFrame[] {
  const { text } = line.line
  const [, kind] = ENUMERATED.exec(text) ?? []
  if (kind === undefined) return []
  return [{ ...line, isOfChild: kind === 'V', hasTime: /T\{/u.test(text) }]
}

/** Whoever a story does not know: the child, the family of whoever tells, and whoever is only a pronoun. */
const OUTSIDE =
  /(?:^|[ '])(?:héros|ami|eux|mon|ma|mes|notre|nos|papa|maman|papy|mamie|on|je|tu|ils?|elles?|nous|vous|ce|qui)(?= |$)/u

/** Each choice of a text settled: the wording with most of the words. */
function settled(text: string, sought: readonly SoughtWord[]): string {
  return text.replace(/\(([^()]*)\)/gu, (_, choice: string) => {
    const held = (wording: string): number => countWords(wordsIn(wording, sought))
    return choice.split('|').reduce((best, other) => (held(other) > held(best) ? other : best))
  })
}

/** A place that holds no word is left out where the verb says enough without it. */
function placeOf({ places, verb }: SceneClause, sought: readonly SoughtWord[]): string {
  if (places.length === 0) return ''
  const isWanted = NEEDS_PLACE.test(verb) || wordsIn(places.join(' '), sought) !== 0
  return isWanted ? ` L{(${places.join('|')})}` : ''
}

/** «de temps en temps» that opened the line stands behind where it is one of the words. */
function timeOf({ opening }: SceneClause, sought: readonly SoughtWord[]): string {
  return wordsIn(opening, sought) === 0 ? '' : ` ${opening.replace(/,\s*$/u, '')}`
}

function sceneOf(
  clause: SceneClause,
  { isOfChild, hasTime }: SceneFrame,
  sought: readonly SoughtWord[],
): Scene | null {
  const { doers, verb, rest, tenses } = clause
  const others = doers.filter((doer) => !OUTSIDE.test(doer))
  const isTold = isOfChild ? doers.includes('héros') : others.length > 0
  if (!isTold || tenses !== '' || (clause.hasTime && hasTime)) return null
  const subject = isOfChild ? '' : `S{(${others.join('|')})} `
  const told = `${subject}${verb}${rest}${placeOf(clause, sought)}${timeOf(clause, sought)}`
  const text = settled(told, sought)
  const mask = wordsIn(text, sought) & clause.found.mask
  return mask === 0 ? null : { text, verb, mask }
}

/** «se lève, se lave, se souvient»: one of them is enough. */
function areReflexive(...verbs: readonly string[]): boolean {
  return verbs.every((verb) => /^V\{(?:se |s')/u.test(verb))
}

/** The shortest scenes of each word, a few drawn, each with a verb of its own. */
function scenesFor(
  frame: SceneFrame,
  clauses: readonly SceneClause[],
  sought: readonly SoughtWord[],
  random: Sampler,
): Scene[] {
  const counts = sought.map(() => 0)
  const kept: Scene[] = []
  const scenes = clauses.flatMap((clause) => sceneOf(clause, frame, sought) ?? [])
  const ranked = scenes
    .map((scene) => ({ scene, rank: scene.text.length * (0.6 + random.next()) }))
    .toSorted((one, other) => one.rank - other.rank)
  for (const { scene } of ranked) {
    const isWanted = counts.some((count, at) => (scene.mask >> at) & 1 && count < OF_A_WORD)
    if (!isWanted || kept.some(({ verb }) => verb === scene.verb || areReflexive(verb, scene.verb)))
      continue
    kept.push(scene)
    for (const at of counts.keys()) if ((scene.mask >> at) & 1) counts[at] = (counts[at] ?? 0) + 1
  }
  return kept
}

function hostsOfFrame(
  frame: SceneFrame,
  scenes: readonly Scene[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const few = scenes.slice(0, MOST_SCENES)
  if (few.length < 2) return []
  const told = few.map(({ text }) => text).join(' & ')
  const text = frame.line.text.replace(ENUMERATED, () => `(${told})`)
  const mask = few.reduce((all, scene) => all | scene.mask, 0)
  const found = { collection: frame.collection, line: { ...frame.line, text }, mask }
  const hosts = hostOf(found, request, context)
  return hosts.map((host) => ({ ...host, cost: host.cost + SCENES_COST }))
}

/** The frames, each with scenes of the words. */
export function sceneHosts(
  found: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const { language, random } = context
  const clauses = found.flatMap((line) => clauseOf(line, language) ?? [])
  const frames = framesOf('scenes', language.collections, request.level).flatMap(sceneFrame)
  return [true, false].flatMap((isOfChild) =>
    random
      .shuffle(frames.filter((frame) => frame.isOfChild === isOfChild))
      .slice(0, FRAMES)
      .flatMap((frame) => {
        const scenes = scenesFor(frame, clauses, request.sought, random)
        return hostsOfFrame(frame, scenes, request, context)
      }),
  )
}
