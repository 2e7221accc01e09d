/** Cuts one reading at the groups of its text: at the silences, as far along as the length of each group says. */
import { MIN_GROUP_MS, type RecordingCuts } from './recording.ts'

/** Loudness of a recording: root mean square of each frame, 0 to 1. */
export interface LoudnessEnvelope {
  readonly frameMs: number
  readonly levels: readonly number[]
}

/** Quieter than the voice by so much: between the floor of the room and what is loud. */
const SILENCE_SHARE = 0.18
/** Below it nothing was said at all: a microphone that is off has a noise of its own. */
const HEARD = 0.004
/** Shorter ones are within a word: an occlusive. */
const MIN_SILENCE_MS = 120
/** Longer ones tell no more. */
const LONG_SILENCE_MS = 1000
/** A long silence makes up for a group that is nearly twice too long. */
const SILENCE_WEIGHT = 0.4
/** A group is not said so many times longer than its text. */
const MAX_STRETCH = 4

interface Silence {
  readonly from: number
  readonly to: number
  /** Time with a voice before it, in ms: pauses do not count as length. */
  readonly voiced: number
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function silenceLevel(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b)
  const floor = quantile(sorted, 0.05)
  return floor + (quantile(sorted, 0.95) - floor) * SILENCE_SHARE
}

/** Whether somebody spoke: ten minutes of silence are no recording. */
export function isHeard({ levels }: LoudnessEnvelope): boolean {
  return (
    quantile(
      levels.toSorted((a, b) => a - b),
      0.95,
    ) >= HEARD
  )
}

/** Every silence, those before and after the voice too. */
function silencesOf({ frameMs, levels }: LoudnessEnvelope): Silence[] {
  const quiet = silenceLevel(levels)
  const silences: Silence[] = []
  let voiced = 0
  let from = 0
  // One loud frame more ends the last silence.
  for (const [frame, level] of [...levels, Number.POSITIVE_INFINITY].entries()) {
    const at = frame * frameMs
    if (level <= quiet) continue
    const isAtEdge = from === 0 || frame === levels.length
    if (isAtEdge || at - from >= MIN_SILENCE_MS) silences.push({ from, to: at, voiced })
    else voiced += at - from
    voiced += frameMs
    from = at + frameMs
  }
  return silences
}

/** Of a group: how many times its length is what its text says, or the reverse, less what a long silence after it tells. */
function groupCost(voicedMs: number, expectedMs: number, silence: Silence): number {
  const length = Math.min(silence.to - silence.from, LONG_SILENCE_MS)
  const times = Math.log(Math.max(voicedMs, 1) / expectedMs)
  return times ** 2 - (SILENCE_WEIGHT * length) / LONG_SILENCE_MS
}

interface Step {
  readonly cost: number
  /** Silence that ends the group before. */
  readonly from: number
}

const UNREACHED: Step = { cost: Number.POSITIVE_INFINITY, from: 0 }

/** The best silence to end the group before, when a group ends at the silence `end`. */
function bestStep(
  silences: readonly Silence[],
  before: readonly Step[],
  end: number,
  expectedMs: number,
): Step {
  const silence = silences[end]
  if (!silence) return UNREACHED
  let best = UNREACHED
  for (let from = end - 1; from >= 0; from -= 1) {
    const voicedMs = silence.voiced - (silences[from]?.voiced ?? 0)
    if (voicedMs > expectedMs * MAX_STRETCH && best !== UNREACHED) break
    const cost = (before[from]?.cost ?? UNREACHED.cost) + groupCost(voicedMs, expectedMs, silence)
    if (cost < best.cost) best = { cost, from }
  }
  return best
}

/** The silences before, between and after the groups (Viterbi); undefined when there are too few. */
function chosenSilences(
  silences: readonly Silence[],
  weights: readonly number[],
): Silence[] | undefined {
  if (silences.length < weights.length + 1) return undefined
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rate = (silences.at(-1)?.voiced ?? 0) / total
  const steps: Step[][] = []
  let last: readonly Step[] = silences.map((_, j) => (j === 0 ? { cost: 0, from: 0 } : UNREACHED))
  for (const weight of weights) {
    const next = silences.map((_, end) => bestStep(silences, last, end, weight * rate))
    steps.push(next)
    last = next
  }
  const path = [silences.length - 1]
  for (const step of steps.toReversed()) path.unshift(step[path[0] ?? 0]?.from ?? 0)
  return path.flatMap((j) => silences[j] ?? [])
}

/** By length alone: somebody read without taking breath. */
function evenCuts(from: number, to: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  const inner = weights.map((weight) => {
    sum += weight
    return from + ((to - from) * sum) / total
  })
  return [from, ...inner]
}

/** A little of the silence stays before a group and after the last. */
const LEAD_MS = 100

function cutAt({ from, to }: Silence): number {
  return Math.max(from, to - LEAD_MS)
}

/**
 * The cuts of a reading whose groups are as long as `weights` say (signs that are said), in ms, none at the place of another.
 * Silences decide where there are enough of them, length alone where there are not; an adult mends what is wrong.
 */
export function cutRecording(
  envelope: LoudnessEnvelope,
  weights: readonly number[],
): RecordingCuts {
  const silences = silencesOf(envelope)
  const [first, last] = [silences[0], silences.at(-1)]
  const end = Math.min((last?.from ?? 0) + LEAD_MS, envelope.levels.length * envelope.frameMs)
  const chosen = chosenSilences(silences, weights)?.map(cutAt)
  const cuts = chosen ?? evenCuts(first ? cutAt(first) : 0, end, weights)
  return spaced([...cuts.slice(0, -1), end], end)
}

/** In whole ms, each after the one before it, and before the end as far as there is room. */
function spaced(cuts: readonly number[], end: number): RecordingCuts {
  let next = end + MIN_GROUP_MS
  const early = cuts
    .toReversed()
    .map((cut) => {
      next = Math.min(Math.round(cut), next - MIN_GROUP_MS)
      return next
    })
    .toReversed()
  let last = -MIN_GROUP_MS
  return early.map((cut) => {
    last = Math.max(cut, last + MIN_GROUP_MS)
    return last
  })
}
