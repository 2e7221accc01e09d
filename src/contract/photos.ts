import * as z from 'zod/mini'
import { MAX_PHOTO_BYTES, PHOTO_PURPOSES, PHOTO_READERS } from '../domain/photo/photo.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

/** The largest photo as a base64 data URL in JSON. */
export const PHOTO_BODY_LIMIT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 10_000

export const photoToken = z.object({
  text: z.string(),
  /** 0 to 100; 0 where two readings differ. */
  confidence: z.number(),
  /** x, y, width, height in pixels of the upright photo; null when unknown. */
  box: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** What another reading has instead, when they differ. */
  other: z.optional(z.string()),
  /** Against the dictation, when it was known: sure, or to check with what was probably written. */
  verification: z.optional(z.object({ isSure: z.boolean(), proposal: z.optional(z.string()) })),
})

export const photoRequest = z.object({
  /** base64 data URL; its declared type is ignored. */
  image: z.string('required'),
  purpose: z._default(z.enum(PHOTO_PURPOSES, 'invalid'), 'words'),
  dictation_id: z.optional(id),
})

const whoRead = {
  reader: z.enum(PHOTO_READERS),
  /** null when the embedded reader read it. */
  provider: z.nullable(z.string()),
  /** Why the embedded reader took over from the provider, in French. */
  notice: z.optional(z.string()),
}

export type WhoRead = z.infer<z.ZodMiniObject<typeof whoRead>>

export const photoWords = z.object({
  ...whoRead,
  words: z.array(z.string()),
  /** Words that may be misread. */
  doubtful: z.optional(z.array(z.string())),
})

export type PhotoWords = z.infer<typeof photoWords>

export const photoText = z.object({
  ...whoRead,
  text: z.string(),
  tokens: z.array(photoToken),
  /** Pixels of the upright photo. */
  width: z.number(),
  height: z.number(),
})

export type PhotoText = z.infer<typeof photoText>

/** Streamed before the reply when the client accepts `application/x-ndjson`. */
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
