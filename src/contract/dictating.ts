/** A stored dictation as it is dictated: its breath groups, an adult's recording of it, an address to listen at. */
import * as z from 'zod/mini'
import { SPOKEN_SIGNS } from '../domain/dictating/breath-group.ts'
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS } from '../domain/dictating/recording.ts'
import { MAX_CONTENT_LENGTH } from '../domain/dictation/dictation-limits.ts'
import { instant, level, whole } from './fields.ts'
import { route } from './route.ts'

const signs = z.readonly(z.array(z.enum(SPOKEN_SIGNS)))

const breathGroup = z.object({
  pieces: z.readonly(z.array(z.object({ before: signs, text: z.string(), after: signs }))),
  /** From 0. */
  sentence: z.number(),
  words: z.number(),
})

/** In ms, where the groups begin and end: one more than there are groups. */
const cuts = z.array(whole(0, MAX_RECORDING_MS)).check(z.maxLength(MAX_CONTENT_LENGTH, 'too-many'))

const recordingSummary = z.object({
  created_at: instant,
  duration_ms: z.number(),
  bytes: z.number(),
  /** The text was changed since: it is no recording of it any more. */
  is_stale: z.boolean(),
})

export type RecordingSummary = z.infer<typeof recordingSummary>

export const dictatedText = z.object({
  title: z.string(),
  level,
  groups: z.readonly(z.array(breathGroup)),
  /** Changes with text, level and rules of cutting: what a recording is cut at. */
  version: z.string(),
  recording: z.nullable(recordingSummary),
  /** Bytes of all recordings of the user, and what the plan keeps. */
  recorded_bytes: z.number(),
  max_recording_bytes: z.number(),
  /** An address to listen at is open until then. */
  listening_until: z.nullable(instant),
})

export type DictatedText = z.infer<typeof dictatedText>

export const getDictatedText = route({
  method: 'GET',
  path: '/api/dictations/:id/dictating',
  access: 'session',
  reply: dictatedText,
  status: 200,
  summary: 'A dictation in breath groups, with what was recorded and opened of it',
})

const voice = {
  /** base64 data URL of Opus in WebM or Ogg. */
  audio: z.string(),
  cuts: z.array(z.number()),
}

export const recording = z.object({ ...voice, groups: z.readonly(z.array(breathGroup)) })

export type Recording = z.infer<typeof recording>

export const getRecording = route({
  method: 'GET',
  path: '/api/dictations/:id/recording',
  access: 'session',
  reply: recording,
  status: 200,
  summary: 'The recorded voice of a dictation, cut at the groups that were read',
})

/** The largest recording as a base64 data URL in JSON. */
const RECORDING_BODY_LIMIT = Math.ceil(MAX_RECORDING_BYTES / 3) * 4 + 50_000

export const saveRecording = route({
  method: 'POST',
  path: '/api/dictations/:id/recording',
  access: 'session',
  body: z.object({
    /** base64 data URL; its declared type is ignored. */
    audio: z.string('required'),
    duration_ms: whole(1, MAX_RECORDING_MS),
    cuts,
    version: z.string('required').check(z.maxLength(64, 'too-long')),
  }),
  reply: recordingSummary,
  status: 201,
  bodyLimit: RECORDING_BODY_LIMIT,
  summary:
    'Store a recording of a dictation in the place of the one before; never sent to a provider',
})

export const deleteRecording = route({
  method: 'DELETE',
  path: '/api/dictations/:id/recording',
  access: 'session',
  status: 204,
  summary: 'Delete the recording of a dictation',
})

export const openListening = route({
  method: 'POST',
  path: '/api/dictations/:id/listening',
  access: 'session',
  /** The token is told once: only its hash is stored. */
  reply: z.object({ token: z.string(), expires_at: instant }),
  status: 201,
  summary: 'Open an address to listen at without an account, in the place of the one before',
})

export const closeListening = route({
  method: 'DELETE',
  path: '/api/dictations/:id/listening',
  access: 'session',
  status: 204,
  summary: 'Close the address to listen at',
})

export const listenedDictation = z.object({
  level,
  expires_at: instant,
  /** What is said of each group and of the whole: with a recorded voice, none of the text. */
  voice: z.union([
    z.object({ kind: z.literal('recorded'), ...voice }),
    z.object({
      kind: z.literal('device'),
      groups: z.array(z.object({ said: z.string(), text: z.string() })),
    }),
  ]),
})

export type ListenedDictation = z.infer<typeof listenedDictation>

export const hearDictation = route({
  method: 'POST',
  path: '/api/listening',
  access: 'public',
  body: z.object({ token: z.string('required').check(z.maxLength(100, 'too-long')) }),
  reply: listenedDictation,
  status: 200,
  summary: 'What whoever holds an address hears; nothing is counted nor remembered of it',
})
