/** The loudness of a recording, frame by frame. */
import type { LoudnessEnvelope } from '../../domain/dictating/recording-cuts.ts'

/** Enough for a voice; ten minutes at the rate of a sound card would take three times the memory. */
const SAMPLE_RATE = 16_000
const FRAME_MS = 20
const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000

export interface MeasuredRecording {
  readonly durationMs: number
  readonly envelope: LoudnessEnvelope
}

export function rootMeanSquare(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

/** Rejects what the browser cannot decode. */
export async function measureRecording(recording: Blob): Promise<MeasuredRecording> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const samples = sound.getChannelData(0)
  const levels = Array.from({ length: Math.floor(samples.length / FRAME_SAMPLES) }, (_, frame) =>
    rootMeanSquare(samples.subarray(frame * FRAME_SAMPLES, (frame + 1) * FRAME_SAMPLES)),
  )
  return { durationMs: Math.ceil(sound.duration * 1000), envelope: { frameMs: FRAME_MS, levels } }
}
