import { type Dispatch, useEffect, useState } from 'react'
import type { Recording } from '../../contract/dictating.ts'
import { type BreathGroup, writtenText } from '../../domain/dictating/breath-group.ts'
import { VOICE_RATES } from '../../domain/dictating/dictating-pace.ts'
import { dictatedGroup } from '../../texts/dictating/spoken-signs.ts'
import { speak } from '../voice/device-voices.ts'
import { blobOf, openRecordedVoice, type RecordedVoice } from '../voice/recorded-voice.ts'
import { type DictatingEvent, type DictatingState, isSaying } from './dictating-state.ts'

export interface VoicesHere {
  readonly device: SpeechSynthesisVoice | undefined
  readonly recording: Recording | undefined
}

/** Sentence by sentence: a voice that is given a whole page at once may lose its end. */
function sentencesOf(groups: readonly BreathGroup[]): string[] {
  const sentences = Map.groupBy(groups, ({ sentence }) => sentence)
  return [...sentences.values()].map((all) => all.map(writtenText).join(' '))
}

function useRecordedVoice(recording: Recording | undefined): RecordedVoice | null {
  const [voice, setVoice] = useState<RecordedVoice | null>(null)
  useEffect(() => {
    if (recording === undefined) return undefined
    const opened = openRecordedVoice(blobOf(recording.audio))
    setVoice(opened)
    return () => opened.close()
  }, [recording])
  return voice
}

/** The end of what is said, in ms of the recording. */
function stretchOf({ stage, group }: DictatingState, { cuts }: Recording) {
  const [from, to] = stage === 'groups' ? [group, group + 1] : [0, cuts.length - 1]
  return { from: cuts[from] ?? 0, to: cuts[to] ?? 0 }
}

interface OpenVoices extends VoicesHere {
  readonly recorded: RecordedVoice | null
}

interface Sound {
  readonly rate: number
  readonly signal: AbortSignal
}

async function playRecorded(
  state: DictatingState,
  { recorded, recording }: OpenVoices,
  { rate, signal }: Sound,
): Promise<void> {
  if (recorded === null || recording === undefined) return
  // A reader took his own time: he is slowed down or not, never hurried.
  const own = Math.min(1, rate / VOICE_RATES.normal)
  await recorded.play({ ...stretchOf(state, recording), rate: own, signal })
}

async function playDevice(
  { stage, groups, group }: DictatingState,
  { device }: OpenVoices,
  sound: Sound,
): Promise<void> {
  const current = groups[group]
  if (device === undefined || current === undefined) return
  const texts = stage === 'groups' ? [dictatedGroup(current)] : sentencesOf(groups)
  await speak(texts, { voice: device, ...sound })
}

/** Says what the state says; a voice that fails pauses the dictation, and `failed` tells it. */
export function useDictatingSound(
  state: DictatingState,
  dispatch: Dispatch<DictatingEvent>,
  { device, recording }: VoicesHere,
): boolean {
  const [failed, setFailed] = useState(false)
  const recorded = useRecordedVoice(recording)
  const { take, voice, isPaused } = state
  const isActive = isSaying(state) && !isPaused && voice !== 'none'
  const isReady = voice === 'mine' ? recorded !== null : device !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a take is said once, whatever changes meanwhile
  useEffect(() => {
    if (!isActive || !isReady) return undefined
    const end = new AbortController()
    const { signal } = end
    const rate = VOICE_RATES[state.speed]
    const play = voice === 'mine' ? playRecorded : playDevice
    play(state, { device, recording, recorded }, { rate, signal }).then(
      () => dispatch({ type: 'said', take }),
      () => {
        if (signal.aborted) return
        setFailed(true)
        dispatch({ type: 'pause-toggled' })
      },
    )
    return () => end.abort()
  }, [take, isActive, isReady])

  const isWriting = state.secondsLeft !== null && !isPaused
  useEffect(() => {
    if (!isWriting) return undefined
    const timer = setInterval(() => dispatch({ type: 'second-passed' }), 1000)
    return () => clearInterval(timer)
  }, [isWriting, dispatch])

  return failed && isPaused
}
