/** The order of the sentences: opening, middle, end; the hours of the day; causes first. */
import type { Frame } from '../syntax/frame.ts'
import type { Candidate } from './candidate.ts'
import { isHeroAction } from './hero-action.ts'
import type { Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'
import { anchorsOf } from './time-anchors.ts'

/** Whether the sentence names the second child. */
export function namesFriend({ binding }: Candidate): boolean {
  if (binding.subject?.number === 'p') return true
  return binding.frame.items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some((part) => part.kind === 'character' && part.who !== 'héros'),
  )
}

const STAGE_ORDER: Readonly<Record<Frame['stage'], number>> = { début: 0, milieu: 1, fin: 2 }
/** Moments of a day. */
const MOMENTS = 5

/** What a sentence that starts so comes after. */
const CLOSING = /^(enfin|finalement|désormais|depuis ce jour)(?!\p{L})/iu
const LATE =
  /^(le lendemain|plus tard|quelques (jours|semaines|mois|années) (plus tard|après))(?!\p{L})/iu

interface Placed {
  readonly candidate: Candidate
  readonly order: number
  readonly anchored: boolean
}

/** Morning before evening; what says nothing of the hour stands anywhere. */
function placed(candidate: Candidate, story: Story): Placed {
  const { frame } = candidate.binding
  const own = frame.theme === null || frame.theme === story.themes[0]
  const stage = own || frame.stage !== 'fin' ? frame.stage : 'milieu'
  const { moment } = anchorsOf(candidate.text)
  const random = story.random.next() * 0.9
  const hour = moment === null ? random : (0.9 * (moment - 1 + random)) / MOMENTS
  const within = LATE.test(candidate.text) ? 0.5 + random / 3 : hour
  const closes = CLOSING.test(candidate.text)
  const order = closes ? STAGE_ORDER.fin - 0.05 : STAGE_ORDER[stage] + within
  return { candidate, order, anchored: moment !== null || order !== STAGE_ORDER[stage] + hour }
}

/** «Le détective …» twice in a row. */
function echoes(one: Candidate, other: Candidate): boolean {
  const start = (text: string): string => text.split(' ').slice(0, 2).join(' ')
  return start(one.text) === start(other.text)
}

/** Neighbours that start alike are parted, within one stage and where the hour allows it. */
function parted(sorted: readonly Placed[]): Candidate[] {
  const result = [...sorted]
  for (let at = 1; at + 1 < result.length; at += 1) {
    const [before, here, next] = [result[at - 1], result[at], result[at + 1]]
    if (before === undefined || here === undefined || next === undefined) break
    const free = !here.anchored && !next.anchored
    const sameStage = Math.floor(here.order) === Math.floor(next.order)
    if (!free || !sameStage || !echoes(before.candidate, here.candidate)) continue
    if (!echoes(before.candidate, next.candidate)) result.splice(at, 2, next, here)
  }
  return result.map(({ candidate }) => candidate)
}

export function ordered(candidates: readonly Candidate[], story: Story): Candidate[] {
  const sorted = candidates
    .map((candidate) => placed(candidate, story))
    .sort((one, other) => one.order - other.order)
  return afterTheirCauses(heroFirst(parted(sorted), story))
}

/** Words without a theme or an opening start with the hero, who ties them. */
function heroFirst(candidates: readonly Candidate[], { themes, language }: Story): Candidate[] {
  const [first] = candidates
  const opens = first?.binding.frame.stage === 'début'
  const at = candidates.findIndex(({ binding }) => isHeroAction(binding, language))
  if (opens || at <= 0 || themes[0] !== NEUTRAL_THEME) return [...candidates]
  return [...candidates.slice(at, at + 1), ...candidates.slice(0, at), ...candidates.slice(at + 1)]
}

/** A sentence that supposes another comes right after it. */
function afterTheirCauses(candidates: readonly Candidate[]): Candidate[] {
  const result = [...candidates]
  for (const candidate of candidates) {
    const { after, needsFriend } = candidate.binding.frame
    if (after === null && !needsFriend) continue
    const at = result.findIndex((other) =>
      after === null ? namesFriend(other) : other.binding.frame.id === after,
    )
    const own = result.indexOf(candidate)
    if (at > own) {
      result.splice(own, 1)
      result.splice(at, 0, candidate)
    }
  }
  return result
}
