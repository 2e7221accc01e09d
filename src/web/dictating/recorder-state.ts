/** One reading in one pass: the microphone, the cuts, what goes wrong (PAG-02). */
import { moveCut, type RecordingCuts } from '../../domain/dictating/recording.ts'
import type { LoudnessEnvelope } from '../../domain/dictating/recording-cuts.ts'

export type RecorderProblem =
  | 'refused'
  | 'missing'
  | 'unsupported'
  | 'silent'
  | 'tooShort'
  | 'failed'

/** A reading that was cut. */
export interface CutReading {
  readonly audio: Blob
  readonly durationMs: number
  readonly envelope: LoudnessEnvelope
  readonly cuts: RecordingCuts
}

export type RecorderPhase =
  | { readonly kind: 'ready'; readonly problem: RecorderProblem | null }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'recording'
      readonly elapsedMs: number
      /** 0 to 1. */
      readonly loudness: number
      /** Since the voice was last heard, in ms. */
      readonly quietMs: number
    }
  | { readonly kind: 'cutting' }
  | ({ readonly kind: 'mending' } & CutReading)

export type RecorderEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'allowed' }
  | { readonly type: 'heard'; readonly elapsedMs: number; readonly loudness: number }
  | { readonly type: 'stopped' }
  | ({ readonly type: 'cut' } & CutReading)
  | { readonly type: 'cut-moved'; readonly at: number; readonly ms: number }
  | { readonly type: 'failed'; readonly problem: RecorderProblem }
  | { readonly type: 'restarted' }

export const READY: RecorderPhase = { kind: 'ready', problem: null }

/** Louder is a voice. */
const VOICE = 0.02

function heard(
  phase: RecorderPhase,
  { elapsedMs, loudness }: { readonly elapsedMs: number; readonly loudness: number },
): RecorderPhase {
  if (phase.kind !== 'recording') return phase
  const passed = elapsedMs - phase.elapsedMs
  const quietMs = loudness > VOICE ? 0 : phase.quietMs + passed
  return { kind: 'recording', elapsedMs, loudness, quietMs }
}

export function reduceRecorder(phase: RecorderPhase, event: RecorderEvent): RecorderPhase {
  switch (event.type) {
    case 'asked':
      return phase.kind === 'ready' ? { kind: 'asking' } : phase
    case 'allowed':
      return phase.kind === 'asking'
        ? { kind: 'recording', elapsedMs: 0, loudness: 0, quietMs: 0 }
        : phase
    case 'heard':
      return heard(phase, event)
    case 'stopped':
      return phase.kind === 'recording' || phase.kind === 'ready' ? { kind: 'cutting' } : phase
    case 'cut': {
      if (phase.kind !== 'cutting') return phase
      const { type: _, ...reading } = event
      return { kind: 'mending', ...reading }
    }
    case 'cut-moved':
      if (phase.kind !== 'mending') return phase
      return { ...phase, cuts: moveCut(phase.cuts, event.at, event.ms, phase.durationMs) }
    case 'failed':
      return { kind: 'ready', problem: event.problem }
    case 'restarted':
      return READY
  }
}

/** Of a reader who is not heard, in ms: sooner he may only be taking breath. */
const LONG_QUIET_MS = 4000

export function isTooQuiet(phase: RecorderPhase): boolean {
  return phase.kind === 'recording' && phase.quietMs >= LONG_QUIET_MS
}
