/** A story planned and told, and planned again without what the telling shows that its sentences do not hold. */
import type { DictationForm } from '../../../domain/dictation/dictation-form.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { coversWord } from '../request/word-coverage.ts'
import { type HostBeat, withoutDenied } from './host-variants.ts'
import { type PlanRequest, planStory, type StoryPlan } from './story-plan.ts'
import { countWords, maskOf, type SoughtWord, type WordMask } from './story-words.ts'
import { tellStory } from './tell-story.ts'

/** A plan takes a form for granted («V{partir}» for «nous partîmes»): it may be wrong a few times. */
const MAX_PLANS = 4

/** Words without a place that a telling may yet hold: a name, a pronoun. */
const MAX_LEFT = 1

export interface Telling {
  readonly plan: StoryPlan
  readonly sentences: readonly Sentence[]
  readonly missing: readonly GivenWord[]
  /** Sentences in which the class would lose its way. */
  readonly tooLong: number
}

interface Attempt extends Telling {
  /** Words that each sentence does hold. */
  readonly held: readonly WordMask[]
}

function covered(sentence: Sentence, sought: readonly SoughtWord[]): WordMask {
  return maskOf(sought, (word) => coversWord(sentence, word))
}

/** Words that a planned sentence is not to be counted on for: those it was wrong about, one of them when it is too long. */
function deniedIn(claims: WordMask, held: WordMask, isLong: boolean): WordMask {
  const wrong = claims & ~held
  const last = claims === 0 ? 0 : 1 << (31 - Math.clz32(claims))
  return wrong | (isLong ? last : 0)
}

/** Of several tellings the one that leaves out fewest words, in sentences that the class can read. */
function isBetter(one: Telling, other: Telling | null): boolean {
  if (other === null) return true
  const cost = ({ missing, tooLong }: Telling): number => missing.length + tooLong
  return cost(one) < cost(other)
}

export interface TellingRequest extends PlanRequest {
  readonly form: DictationForm
  /** Words without which the story is not to be told. */
  readonly required: WordMask
}

function tellOnce(
  beats: readonly HostBeat[],
  request: TellingRequest,
  context: GenerationContext,
): Attempt | null {
  const plan = planStory(beats, request)
  if (plan === null) return null
  // What has no place in the plan is hardly ever told, and telling costs more than planning.
  const left = request.required & ~(plan.own | plan.inSlots)
  if (countWords(left) > MAX_LEFT) return null
  const sentences = tellStory(plan, request.sought, context, request.form)
  if (sentences === null) return null
  const held = sentences.map((sentence) => covered(sentence, request.sought))
  const all = held.reduce((mask, one) => mask | one, 0)
  return {
    plan,
    sentences,
    held,
    missing: request.sought.flatMap(({ word }, at) => ((all >> at) & 1 ? [] : [word])),
    tooLong: sentences.filter(({ text }) => isTooLong(text, context.maxWords)).length,
  }
}

/** The best of a few tellings; null when the story cannot be told in the length asked, or not with the words required. */
export function tellPlanned(
  beats: readonly HostBeat[],
  request: TellingRequest,
  context: GenerationContext,
): Telling | null {
  const denied = new Map<StoryVariant, WordMask>()
  let best: Telling | null = null
  for (let count = 0; count < MAX_PLANS; count += 1) {
    const attempt = tellOnce(withoutDenied(beats, denied), request, context)
    if (attempt === null) return best
    if (isBetter(attempt, best)) best = attempt
    if (attempt.missing.length + attempt.tooLong === 0) return best
    for (const [at, { variant, claims }] of attempt.plan.variants.entries()) {
      const isLong = isTooLong(attempt.sentences[at]?.text ?? '', context.maxWords)
      const wrong = deniedIn(claims, attempt.held[at] ?? 0, isLong)
      denied.set(variant, (denied.get(variant) ?? 0) | wrong)
    }
  }
  return best
}
