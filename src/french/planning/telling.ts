/** The plot told: each sentence knows what was said before it, the short ones are enriched, connectors tie them. */
import type { Binding } from '../syntax/binding.ts'
import { type Candidate, type Realised, realise } from './candidate.ts'
import { connect, type Told } from './connectors.ts'
import { type Around, enrich, NOT_ENRICHED } from './enriching.ts'
import type { Drafted } from './merging.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { type Anchors, anchorsOf } from './time-anchors.ts'

function isState(binding: Binding, story: Story): boolean {
  const verb = binding.frame.items.find((item) => item.kind === 'verb')
  const lemma = verb?.kind === 'verb' ? verb.lemma : ''
  const aspect = binding.frame.aspect ?? story.language.verbs.get(lemma)?.aspect
  return aspect === 'état'
}

const LAST_MOMENT = 5

function aroundOf(anchors: readonly Anchors[], at: number, wanted: readonly RegExp[]): Around {
  const moments = (part: readonly Anchors[]): number[] => part.flatMap(({ moment }) => moment ?? [])
  return {
    anchors: anchors.filter((_, index) => index !== at),
    isFirst: at === 0,
    from: Math.max(0, ...moments(anchors.slice(0, at))),
    to: Math.min(LAST_MOMENT, ...moments(anchors.slice(at + 1))),
    wanted,
  }
}

/** The sentences in their order; `wanted` are the marks that goals ask to see. */
export function tell(
  candidates: readonly Candidate[],
  story: Story,
  wanted: readonly RegExp[],
): Drafted[] {
  let { discourse } = story
  let state = NOT_ENRICHED
  const sentences: Told[] = []
  const guests: (GivenWord | null)[] = []
  const anchors = candidates.map(({ text }) => anchorsOf(text))
  for (const [at, { binding, guest }] of candidates.entries()) {
    const plain = realise(binding, discourse, story.language)
    if (plain === null) continue
    const now = { ...story, discourse }
    const around = aroundOf(anchors, at, wanted)
    const longer = enrich(binding, plain.sentence, { story: now, state, around })
    const told: Realised = longer?.realised ?? plain
    state = longer?.state ?? { ...state, lastKinds: new Set() }
    anchors[at] = anchorsOf(told.sentence.text)
    discourse = told.discourse
    const isStative = isState(binding, story)
    sentences.push({
      binding: longer?.binding ?? binding,
      sentence: told.sentence,
      isState: isStative,
    })
    guests.push(told.sentence.forced ? guest : null)
  }
  return connect(sentences, story.random).map((sentence, index) => ({
    sentence,
    forcedFor: guests[index] ?? null,
  }))
}
