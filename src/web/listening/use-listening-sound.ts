import { type Dispatch, useEffect, useState } from 'react'
import type { ListenedDictation } from '../../contract/dictating.ts'
import { VOICE_RATES } from '../../domain/dictating/dictating-pace.ts'
import { speak } from '../voice/device-voices.ts'
import { blobOf, openRecordedVoice, type RecordedVoice } from '../voice/recorded-voice.ts'
import type { ListeningEvent, ListeningState } from './listening-state.ts'

type Voice = ListenedDictation['voice']

export function pieceCount(voice: Voice): number {
  return voice.kind === 'recorded' ? voice.cuts.length - 1 : voice.groups.length
}

/** What the state stands at, in indices of pieces. */
function stretchOf({ stage, piece, pieces }: ListeningState): readonly [from: number, to: number] {
  return stage === 'pieces' ? [piece, piece + 1] : [0, pieces]
}

interface Sound {
  readonly rate: number
  readonly signal: AbortSignal
}

function playRecorded(
  recorded: RecordedVoice,
  { cuts }: Extract<Voice, { kind: 'recorded' }>,
  state: ListeningState,
  { signal }: Sound,
): Promise<void> {
  const [from, to] = stretchOf(state)
  const rate = state.isSlow ? VOICE_RATES.slow : 1
  return recorded.play({ from: cuts[from] ?? 0, to: cuts[to] ?? 0, rate, signal })
}

function playDevice(
  device: SpeechSynthesisVoice,
  { groups }: Extract<Voice, { kind: 'device' }>,
  state: ListeningState,
  sound: Sound,
): Promise<void> {
  const [from, to] = stretchOf(state)
  const texts = groups
    .slice(from, to)
    .map(({ said, text }) => (state.stage === 'pieces' ? said : text))
  return speak(texts, { voice: device, ...sound })
}

/** Sounds what the state plays. */
export function useListeningSound(
  state: ListeningState,
  dispatch: Dispatch<ListeningEvent>,
  { voice, device }: { readonly voice: Voice; readonly device: SpeechSynthesisVoice | undefined },
): void {
  const [recorded, setRecorded] = useState<RecordedVoice | null>(null)
  useEffect(() => {
    if (voice.kind !== 'recorded') return undefined
    const opened = openRecordedVoice(blobOf(voice.audio))
    setRecorded(opened)
    return () => opened.close()
  }, [voice])

  const { isPlaying, take } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a take is heard once, whatever changes meanwhile
  useEffect(() => {
    if (!isPlaying) return undefined
    const end = new AbortController()
    const sound = { rate: VOICE_RATES[state.isSlow ? 'slow' : 'normal'], signal: end.signal }
    const playing =
      voice.kind === 'recorded'
        ? recorded && playRecorded(recorded, voice, state, sound)
        : device && playDevice(device, voice, state, sound)
    if (!playing) return undefined
    playing.then(
      () => dispatch({ type: 'said', take }),
      () => {
        if (!end.signal.aborted) dispatch({ type: 'failed', take })
      },
    )
    return () => end.abort()
  }, [isPlaying, take, recorded, device])
}
