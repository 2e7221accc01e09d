/** The plot told: each sentence knows what was said before it, short ones are enriched, connectors tie them. */
import type { Tense } from '../morphology/features.ts'
import type { Sentence } from '../sentence.ts'
import type { Discourse } from '../syntax/discourse.ts'
import { type Candidate, type Realised, realise } from './candidate.ts'
import { connect, type Told } from './connectors.ts'
import { type Around, type EnrichingState, enrich, NOT_ENRICHED } from './enriching.ts'
import { isHeroAction, isState } from './hero-action.ts'
import { groupSentences, type Joinable, joinSentences } from './merging.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { type Anchors, anchorsOf } from './time-anchors.ts'

const LAST_MOMENT = 5

function momentsOf(anchors: readonly Anchors[]): number[] {
  return anchors.flatMap(({ moment }) => moment ?? [])
}

/** A candidate that knows whether its subject may be left out. */
interface Planned extends Joinable {
  readonly candidate: Candidate
}

interface Step {
  readonly told: Told
  readonly forcedFor: GivenWord | null
}

/** What grows from one sentence to the next. */
interface Telling {
  readonly story: Story
  readonly wanted: readonly RegExp[]
  readonly anchors: Anchors[]
  discourse: Discourse
  state: EnrichingState
}

function aroundOf({ anchors, wanted }: Telling, at: number): Around {
  return {
    anchors: anchors.filter((_, index) => index !== at),
    isFirst: at === 0,
    from: Math.max(0, ...momentsOf(anchors.slice(0, at))),
    to: Math.min(LAST_MOMENT, ...momentsOf(anchors.slice(at + 1))),
    wanted,
  }
}

function step(
  telling: Telling,
  { binding, guest }: Candidate,
  at: number,
  alone: boolean,
): Step | null {
  const { story } = telling
  const plain = realise(binding, telling.discourse, story.language)
  if (plain === null) return null
  const now = { ...story, discourse: telling.discourse }
  const surroundings = { story: now, state: telling.state, around: aroundOf(telling, at) }
  const longer = alone ? enrich(binding, plain.sentence, surroundings) : null
  const { sentence, discourse }: Realised = longer?.realised ?? plain
  telling.state = longer?.state ?? { ...telling.state, lastKinds: new Set() }
  telling.discourse = discourse
  telling.anchors[at] = anchorsOf(sentence.text)
  const told = {
    binding: longer?.binding ?? binding,
    sentence,
    isState: isState(binding, story.language),
    isAlone: alone,
  }
  return { told, forcedFor: sentence.forced ? guest : null }
}

/** A sentence of the text, with the words that a declared fallback holds. */
export interface ToldSentence {
  readonly sentence: Sentence
  readonly forcedFor: readonly GivenWord[]
  /** Sentences joined in it. */
  readonly joined: number
}

/** Tenses in which one action comes after the other. */
const TOLD_IN_TURN: ReadonlySet<Tense> = new Set([
  'présent',
  'passé composé',
  'passé simple',
  'futur',
])

/** Joins the sentences of a group; null when none could be made. */
function joinedSentence(
  group: readonly Planned[],
  steps: readonly Step[],
  sentences: ReadonlyMap<Step, Sentence>,
  story: Story,
): ToldSentence | null {
  const texts = steps.flatMap((one) => sentences.get(one) ?? [])
  if (texts.length === 0) return null
  const shared = group.length > 1 && group.every((item) => item.isHeroAction)
  const successive = shared && TOLD_IN_TURN.has(story.tenses.event) && story.random.next() < 0.6
  return {
    sentence: joinSentences(texts, { shared, successive }),
    forcedFor: steps.flatMap(({ forcedFor }) => forcedFor ?? []),
    joined: group.length - 1,
  }
}

function newTelling(planned: readonly Planned[], story: Story, wanted: readonly RegExp[]): Telling {
  const anchors = planned.map(({ text }) => anchorsOf(text))
  return { story, wanted, anchors, discourse: story.discourse, state: NOT_ENRICHED }
}

/** The text in `length` sentences; `wanted` are the marks that goals ask to see. */
export function tell(
  candidates: readonly Candidate[],
  length: number,
  story: Story,
  wanted: readonly RegExp[],
): ToldSentence[] {
  const planned = candidates.map(
    (candidate): Planned => ({
      candidate,
      text: candidate.text,
      isHeroAction: isHeroAction(candidate.binding, story.language),
    }),
  )
  const groups = groupSentences(planned, length, story.mostWords)
  const flat = groups.flat()
  const telling = newTelling(flat, story, wanted)
  const alone = new Set(groups.flatMap((group) => (group.length === 1 ? group : [])))
  const steps = new Map<Planned, Step>()
  for (const [at, item] of flat.entries()) {
    const made = step(telling, item.candidate, at, alone.has(item))
    if (made !== null) steps.set(item, made)
  }
  const made = [...steps.values()]
  const connected = connect(
    made.map(({ told }) => told),
    story.random,
  )
  const sentences = new Map(
    made.flatMap((one, index) => {
      const sentence = connected[index]
      return sentence === undefined ? [] : [[one, sentence] as const]
    }),
  )
  return groups.flatMap(
    (group) =>
      joinedSentence(
        group,
        group.flatMap((item) => steps.get(item) ?? []),
        sentences,
        story,
      ) ?? [],
  )
}
