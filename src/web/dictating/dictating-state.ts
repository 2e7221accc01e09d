/** A text that is dictated: whole, then group by group twice with time to write, then whole again (PAG-02). */
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import {
  DICTATING_SPEEDS,
  type DictatingSpeed,
  writingSeconds,
} from '../../domain/dictating/dictating-pace.ts'
import type { Level } from '../../domain/level.ts'

/** `mine`: recorded. `none`: the adult reads the prompter aloud. */
export const DICTATING_VOICES = ['device', 'mine', 'none'] as const

export type DictatingVoice = (typeof DICTATING_VOICES)[number]

export type DictatingStage = 'before' | 'groups' | 'after' | 'ended'

export interface DictatingState {
  readonly groups: readonly BreathGroup[]
  readonly level: Level
  readonly speed: DictatingSpeed
  readonly voice: DictatingVoice
  /** Those that can be heard here. */
  readonly voices: readonly DictatingVoice[]
  readonly stage: DictatingStage
  /** Index of the group, also after the last. */
  readonly group: number
  /** Of this group, finished. */
  readonly readings: number
  /** To write, in seconds; null while something is said. */
  readonly secondsLeft: number | null
  readonly isPaused: boolean
  /** Changes with each thing to say: a voice that ends late ends nothing else. */
  readonly take: number
}

export type DictatingEvent =
  | { readonly type: 'said'; readonly take: number }
  | { readonly type: 'second-passed' }
  | { readonly type: 'pause-toggled' }
  | { readonly type: 'repeated' }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'speed-set'; readonly speed: DictatingSpeed }
  | { readonly type: 'speed-moved'; readonly by: 1 | -1 }
  | { readonly type: 'voice-set'; readonly voice: DictatingVoice }
  | { readonly type: 'voice-changed' }

export type DictatingSetup = Pick<DictatingState, 'groups' | 'level' | 'speed' | 'voice' | 'voices'>

const READINGS = 2

export function startDictating(setup: DictatingSetup): DictatingState {
  return {
    ...setup,
    stage: 'before',
    group: 0,
    readings: 0,
    secondsLeft: null,
    isPaused: false,
    take: 0,
  }
}

/** Something is to be said now. */
export function isSaying({ stage, secondsLeft }: DictatingState): boolean {
  return stage !== 'ended' && secondsLeft === null
}

function sayAt(
  state: DictatingState,
  place: Pick<DictatingState, 'stage' | 'group'>,
  readings = 0,
): DictatingState {
  const { take } = state
  return { ...state, ...place, readings, secondsLeft: null, isPaused: false, take: take + 1 }
}

function next(state: DictatingState): DictatingState {
  const { stage, group, groups } = state
  if (stage === 'before') return sayAt(state, { stage: 'groups', group: 0 })
  if (stage === 'groups' && group + 1 < groups.length) {
    return sayAt(state, { stage, group: group + 1 })
  }
  return sayAt(state, { stage: stage === 'groups' ? 'after' : 'ended', group })
}

function previous(state: DictatingState): DictatingState {
  const { stage, group } = state
  if (stage === 'groups' && group > 0) return sayAt(state, { stage, group: group - 1 })
  if (stage === 'after') return sayAt(state, { stage: 'groups', group })
  if (stage === 'ended') return sayAt(state, { stage: 'after', group })
  return sayAt(state, { stage: 'before', group: 0 })
}

function said(state: DictatingState, take: number): DictatingState {
  if (take !== state.take || state.isPaused || !isSaying(state)) return state
  if (state.stage !== 'groups') return next(state)
  const readings = state.readings + 1
  if (readings < READINGS) return { ...state, readings, take: take + 1 }
  const group = state.groups[state.group]
  const secondsLeft = group ? writingSeconds(group, state.level, state.speed) : 0
  return { ...state, readings, secondsLeft }
}

function secondPassed(state: DictatingState): DictatingState {
  const { secondsLeft, isPaused } = state
  if (secondsLeft === null || isPaused) return state
  return secondsLeft > 1 ? { ...state, secondsLeft: secondsLeft - 1 } : next(state)
}

/** Once more, then time to write anew. */
function repeated(state: DictatingState): DictatingState {
  const { stage, group, readings } = state
  if (stage === 'ended') return sayAt(state, { stage: 'after', group })
  return sayAt(state, { stage, group }, Math.min(readings, READINGS - 1))
}

function withSpeed(state: DictatingState, by: 1 | -1): DictatingState {
  const speed = DICTATING_SPEEDS[DICTATING_SPEEDS.indexOf(state.speed) + by]
  return speed === undefined ? state : { ...state, speed }
}

function withVoice(state: DictatingState, voice: DictatingVoice): DictatingState {
  if (voice === state.voice || !state.voices.includes(voice)) return state
  return { ...state, voice, take: state.take + 1 }
}

function voiceAfter({ voice, voices }: DictatingState): DictatingVoice {
  return voices[(voices.indexOf(voice) + 1) % voices.length] ?? voice
}

export function reduceDictating(state: DictatingState, event: DictatingEvent): DictatingState {
  switch (event.type) {
    case 'said':
      return said(state, event.take)
    case 'second-passed':
      return secondPassed(state)
    case 'pause-toggled':
      if (state.stage === 'ended') return state
      // What was cut short is said again from its beginning.
      return { ...state, isPaused: !state.isPaused, take: state.take + 1 }
    case 'repeated':
      return repeated(state)
    case 'moved':
      return event.by === 1 ? next(state) : previous(state)
    case 'speed-set':
      return { ...state, speed: event.speed }
    case 'speed-moved':
      return withSpeed(state, event.by)
    case 'voice-set':
      return withVoice(state, event.voice)
    case 'voice-changed':
      return withVoice(state, voiceAfter(state))
  }
}

/** Keys of the reader, as `KeyboardEvent.key` names them in lower case. */
const KEYS: ReadonlyMap<string, DictatingEvent> = new Map<string, DictatingEvent>([
  [' ', { type: 'pause-toggled' }],
  ['r', { type: 'repeated' }],
  ['arrowleft', { type: 'moved', by: -1 }],
  ['arrowright', { type: 'moved', by: 1 }],
  ['+', { type: 'speed-moved', by: 1 }],
  // The same key without Shift, on a keyboard of figures.
  ['=', { type: 'speed-moved', by: 1 }],
  ['-', { type: 'speed-moved', by: -1 }],
  ['v', { type: 'voice-changed' }],
])

/** An adult who speaks himself has nothing to pause: the space bar goes on. */
export function dictatingKey(key: string, voice: DictatingVoice): DictatingEvent | undefined {
  return key === ' ' && voice === 'none' ? { type: 'moved', by: 1 } : KEYS.get(key.toLowerCase())
}
