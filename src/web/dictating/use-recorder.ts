import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import type { DictatedText } from '../../contract/dictating.ts'
import {
  areCutsOf,
  MAX_RECORDING_MS,
  RECORDING_BITS_PER_SECOND,
} from '../../domain/dictating/recording.ts'
import { cutRecording, isHeard } from '../../domain/dictating/recording-cuts.ts'
import { dictatedGroup } from '../../texts/dictating/spoken-signs.ts'
import { forgetKeptReadings, keepPiece } from '../voice/kept-reading.ts'
import { measureRecording, rootMeanSquare } from '../voice/loudness.ts'
import {
  READY,
  type RecorderEvent,
  type RecorderPhase,
  type RecorderProblem,
  reduceRecorder,
} from './recorder-state.ts'

const OPUS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** Between two pieces that are kept. */
const PIECE_MS = 1000
const METER_MS = 200
/** The clock of the recorder may run ahead of this one. */
const LAST_MS = MAX_RECORDING_MS - 2000

/** A pause between two groups takes a little time too. */
const PAUSE_SIGNS = 4

interface OpenMicrophone {
  readonly stream: MediaStream
  readonly recorder: MediaRecorder
  readonly context: AudioContext
  readonly loudness: () => number
}

async function openMicrophone(mimeType: string): Promise<OpenMicrophone> {
  const audio = { echoCancellation: false, noiseSuppression: true, autoGainControl: true }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const options = { mimeType, audioBitsPerSecond: RECORDING_BITS_PER_SECOND }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    stream,
    context,
    recorder: new MediaRecorder(stream, options),
    loudness: () => {
      analyser.getFloatTimeDomainData(samples)
      return rootMeanSquare(samples)
    },
  }
}

function closeMicrophone({ stream, context, recorder }: OpenMicrophone): void {
  if (recorder.state !== 'inactive') recorder.stop()
  for (const track of stream.getTracks()) track.stop()
  void context.close()
}

function problemOf(error: unknown): RecorderProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}

/** Which reading the kept pieces are of: of another text they are of no use. */
export function readingName(id: string, { version }: Pick<DictatedText, 'version'>): string {
  return `${id} ${version}`
}

async function cutReading(
  audio: Blob,
  { groups }: Pick<DictatedText, 'groups'>,
): Promise<RecorderEvent> {
  const { durationMs, envelope } = await measureRecording(audio)
  if (!isHeard(envelope)) return { type: 'failed', problem: 'silent' }
  const weights = groups.map((group) => dictatedGroup(group).length + PAUSE_SIGNS)
  const cuts = cutRecording(envelope, weights)
  if (!areCutsOf(cuts, groups.length, durationMs)) return { type: 'failed', problem: 'tooShort' }
  return { type: 'cut', audio, durationMs, envelope, cuts }
}

export interface Recorder {
  readonly phase: RecorderPhase
  readonly dispatch: Dispatch<RecorderEvent>
  readonly start: () => void
  readonly stop: () => void
  /** Nothing of it stays. */
  readonly abandon: () => void
  /** Cuts a reading that was recorded before. */
  readonly takeUp: (audio: Blob) => void
}

export function useRecorder(id: string, dictated: DictatedText): Recorder {
  const [phase, dispatch] = useReducer(reduceRecorder, READY)
  const open = useRef<OpenMicrophone>(null)
  const name = readingName(id, dictated)

  // Left with the microphone open: it closes.
  useEffect(
    () => () => {
      if (open.current) closeMicrophone(open.current)
      open.current = null
    },
    [],
  )

  function close(): void {
    if (open.current) closeMicrophone(open.current)
    open.current = null
  }

  function cut(audio: Blob): void {
    dispatch({ type: 'stopped' })
    const told = async (): Promise<void> => {
      const outcome = await cutReading(audio, dictated)
      // Nothing was said: there is nothing to take up again.
      if (outcome.type === 'failed' && outcome.problem === 'silent') await forgetKeptReadings()
      dispatch(outcome)
    }
    told().catch(() => dispatch({ type: 'failed', problem: 'failed' }))
  }

  function record(microphone: OpenMicrophone): void {
    const { recorder, loudness } = microphone
    const pieces: Blob[] = []
    const startedAt = performance.now()
    const meter = setInterval(() => {
      const elapsedMs = Math.round(performance.now() - startedAt)
      dispatch({ type: 'heard', elapsedMs, loudness: loudness() })
      if (elapsedMs >= LAST_MS) recorder.stop()
    }, METER_MS)
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return
      pieces.push(data)
      if (open.current === microphone) void keepPiece(name, data)
    }
    recorder.onstop = () => {
      clearInterval(meter)
      // Abandoned, or left: somebody else decides what becomes of it.
      if (open.current !== microphone) return
      open.current = null
      closeMicrophone(microphone)
      cut(new Blob(pieces, { type: recorder.mimeType }))
    }
    recorder.start(PIECE_MS)
    dispatch({ type: 'allowed' })
  }

  async function start(): Promise<void> {
    dispatch({ type: 'asked' })
    const mimeType = OPUS.find((type) => globalThis.MediaRecorder?.isTypeSupported(type))
    if (mimeType === undefined || !navigator.mediaDevices) {
      dispatch({ type: 'failed', problem: 'unsupported' })
      return
    }
    try {
      await forgetKeptReadings()
      open.current = await openMicrophone(mimeType)
      record(open.current)
    } catch (error) {
      close()
      dispatch({ type: 'failed', problem: problemOf(error) })
    }
  }

  return {
    phase,
    dispatch,
    start: () => void start(),
    stop: () => open.current?.recorder.stop(),
    abandon: () => {
      close()
      void forgetKeptReadings()
      dispatch({ type: 'restarted' })
    },
    takeUp: cut,
  }
}
