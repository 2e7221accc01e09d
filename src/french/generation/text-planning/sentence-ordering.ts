/** Document structuring: opening, middle and end, hours of the day, prerequisites first. */
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { Candidate } from '../placement/candidate.ts'
import { namesFriend } from '../placement/candidate.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { isProtagonistAction } from './protagonist-action.ts'
import { temporalSettingOf } from './temporal-setting.ts'

const STAGE_ORDER: Readonly<Record<Template['stage'], number>> = { début: 0, milieu: 1, fin: 2 }
const MOMENTS = 5

/** What a sentence that starts so comes after. */
const CLOSING = /^(enfin|finalement|désormais|depuis ce jour)(?!\p{L})/iu
const LATE =
  /^(le lendemain|plus tard|quelques (jours|semaines|mois|années) (plus tard|après))(?!\p{L})/iu

interface PositionedCandidate {
  readonly candidate: Candidate
  readonly order: number
  readonly anchored: boolean
}

/** Morning before evening; what says nothing of the hour stands anywhere. */
function positioned(candidate: Candidate, context: GenerationContext): PositionedCandidate {
  const { template } = candidate.filled
  const own = template.theme === null || template.theme === context.themes[0]
  const stage = own || template.stage !== 'fin' ? template.stage : 'milieu'
  const { moment } = temporalSettingOf(candidate.text)
  const random = context.random.next() * 0.9
  const hour = moment === null ? random : (0.9 * (moment - 1 + random)) / MOMENTS
  const within = LATE.test(candidate.text) ? 0.5 + random / 3 : hour
  const closes = CLOSING.test(candidate.text)
  const order = closes ? STAGE_ORDER.fin - 0.05 : STAGE_ORDER[stage] + within
  return { candidate, order, anchored: moment !== null || order !== STAGE_ORDER[stage] + hour }
}

/** «Le détective …» twice in a row. */
function startAlike(one: Candidate, other: Candidate): boolean {
  const start = (text: string): string => text.split(' ').slice(0, 2).join(' ')
  return start(one.text) === start(other.text)
}

/** Separates neighbours that start alike, within one stage and unless the hour fixes their order. */
function separateAlike(sorted: readonly PositionedCandidate[]): Candidate[] {
  const result = [...sorted]
  for (let at = 1; at + 1 < result.length; at += 1) {
    const [before, here, next] = [result[at - 1], result[at], result[at + 1]]
    if (before === undefined || here === undefined || next === undefined) break
    const free = !here.anchored && !next.anchored
    const sameStage = Math.floor(here.order) === Math.floor(next.order)
    if (!free || !sameStage || !startAlike(before.candidate, here.candidate)) continue
    if (!startAlike(before.candidate, next.candidate)) result.splice(at, 2, next, here)
  }
  return result.map(({ candidate }) => candidate)
}

export function orderSentences(
  candidates: readonly Candidate[],
  context: GenerationContext,
): Candidate[] {
  const sorted = candidates
    .map((candidate) => positioned(candidate, context))
    .sort((one, other) => one.order - other.order)
  return afterPrerequisites(protagonistFirst(separateAlike(sorted), context))
}

/** Words without a theme or an opening start with the protagonist, who ties them. */
function protagonistFirst(
  candidates: readonly Candidate[],
  { themes, language }: GenerationContext,
): Candidate[] {
  const [first] = candidates
  const opens = first?.filled.template.stage === 'début'
  const at = candidates.findIndex(({ filled }) => isProtagonistAction(filled, language))
  if (opens || at <= 0 || themes[0] !== NEUTRAL_THEME) return [...candidates]
  return [...candidates.slice(at, at + 1), ...candidates.slice(0, at), ...candidates.slice(at + 1)]
}

/** A sentence that supposes another comes right after it. */
function afterPrerequisites(candidates: readonly Candidate[]): Candidate[] {
  const result = [...candidates]
  for (const candidate of candidates) {
    const { requires, needsFriend } = candidate.filled.template
    if (requires === null && !needsFriend) continue
    const at = result.findIndex((other) =>
      requires === null ? namesFriend(other) : other.filled.template.id === requires,
    )
    const own = result.indexOf(candidate)
    if (at > own) {
      result.splice(own, 1)
      result.splice(at, 0, candidate)
    }
  }
  return result
}
