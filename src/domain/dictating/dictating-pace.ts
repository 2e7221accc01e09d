/** How fast a text is dictated: the voice, and the time that pupils have to write. */
import type { Level } from '../level.ts'
import { type BreathGroup, writtenText } from './breath-group.ts'

export const DICTATING_SPEEDS = ['slow', 'normal', 'fast'] as const

export type DictatingSpeed = (typeof DICTATING_SPEEDS)[number]

/** Of a voice, 1 being its own. */
export const VOICE_RATES: Readonly<Record<DictatingSpeed, number>> = {
  slow: 0.75,
  normal: 0.9,
  fast: 1.05,
}

const WRITING_FACTORS: Readonly<Record<DictatingSpeed, number>> = {
  slow: 1.3,
  normal: 1,
  fast: 0.75,
}

/**
 * Signs that a pupil copies in a minute, in the order of size of the BHK (Charles, Soppelsa & Albaret 2004: five minutes of
 * copying). «Repère de L'Encrier»: the adult changes it with the speed, and by waiting.
 */
const SIGNS_PER_MINUTE: Readonly<Record<Level, number>> = {
  CP: 22,
  CE1: 33,
  CE2: 44,
  CM1: 56,
  CM2: 66,
}

/** To take up the pen and to look up again, in seconds. */
const SETTLING_S = 2

/** Whole seconds that a class has to write a group. */
export function writingSeconds(group: BreathGroup, level: Level, speed: DictatingSpeed): number {
  const signs = writtenText(group).length
  const writing = (signs / SIGNS_PER_MINUTE[level]) * 60
  return Math.round((SETTLING_S + writing) * WRITING_FACTORS[speed])
}

/** Signs said in a second by a voice at its own rate. */
const SAID_PER_SECOND = 13

/** Whole minutes, at least one: the text whole before and after, each group twice, and the time to write it. */
export function dictatingMinutes(groups: readonly BreathGroup[], level: Level): number {
  const writing = groups.reduce((sum, group) => sum + writingSeconds(group, level, 'normal'), 0)
  const signs = groups.reduce((sum, group) => sum + writtenText(group).length, 0)
  const saying = (signs * 4) / SAID_PER_SECOND / VOICE_RATES.normal
  return Math.max(1, Math.round((writing + saying) / 60))
}
