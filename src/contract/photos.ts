import * as z from 'zod/mini'
import { MAX_PHOTO_BYTES, PHOTO_PURPOSES, PHOTO_READERS } from '../domain/photo/photo.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

/** A photo of 5 MB as a base64 data URL in JSON, with its envelope. */
export const PHOTO_BODY_LIMIT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 10_000

export const photoToken = z.object({
  text: z.string(),
  /** 0 to 100; 0 where two readings differ. */
  confidence: z.number(),
  /** x, y, width, height in pixels of the upright photo; null when only a provider's model saw the word. */
  box: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** What another reading has in its place, when they differ. */
  other: z.optional(z.string()),
})

export const photoRequest = z.object({
  /** base64 data URL; its declared type is ignored, the content decides. */
  image: z.string('required'),
  purpose: z._default(z.enum(PHOTO_PURPOSES, 'invalid'), 'words'),
  dictation_id: z.optional(id),
})

const whoRead = {
  /** `provider`: the model of the configured provider, checked against the embedded reader. */
  reader: z.enum(PHOTO_READERS),
  /** Name of the provider that read, null when the embedded reader did. */
  provider: z.nullable(z.string()),
  /** French sentence: why the embedded reader read although a provider's model is there. */
  notice: z.optional(z.string()),
}

export type WhoRead = z.infer<z.ZodMiniObject<typeof whoRead>>

export const photoWords = z.object({
  ...whoRead,
  words: z.array(z.string()),
  /** Those of the words that may be misread; absent when none may. */
  doubtful: z.optional(z.array(z.string())),
})

export type PhotoWords = z.infer<typeof photoWords>

export const photoText = z.object({
  ...whoRead,
  text: z.string(),
  tokens: z.array(photoToken),
  /** Pixels of the upright photo, in which the boxes are given. */
  width: z.number(),
  height: z.number(),
})

export type PhotoText = z.infer<typeof photoText>

/** With `Accept: application/x-ndjson` the answer streams `{"progress":percent}` lines before the same final object. */
export const photoProgress = z.object({ progress: z.number() })

export const processImage = route({
  method: 'POST',
  path: '/functions/v1/process-image',
  access: 'session',
  body: photoRequest,
  reply: z.union([photoWords, photoText]),
  status: 200,
  bodyLimit: PHOTO_BODY_LIMIT,
  longRunning: true,
  summary: 'Read the words of a photo; nothing of it is kept',
})
