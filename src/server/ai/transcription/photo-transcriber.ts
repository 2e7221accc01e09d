/**
 * Transcription by the provider's vision model, after the embedded reader. The model is given the sheet and nothing else:
 * neither whose it is nor the expected text (docs/decisions/0019).
 */

import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { agreementShare, type ReadLines } from '../../../domain/copy/alignment/reading-merge.ts'
import type { PhotoPurpose } from '../../../domain/photo/photo.ts'
import { accept, type Result } from '../../../domain/refusal.ts'
import type { PhotoReading } from '../../../photos/photo-reading.ts'
import {
  TRANSCRIPTION_SYSTEM,
  transcriptionPrompt,
} from '../../../texts/ai/transcription-prompt.ts'
import type { AiFailure } from '../provider/ai-failure.ts'
import type { AiProvider } from '../provider/ai-provider.ts'
import type { ChatMessage } from '../provider/chat-completions.ts'
import { MAX_CALLS } from '../provider/provider-retry.ts'
import { parseTranscription } from './transcription-reply.ts'

/** Two hundred words take some six hundred tokens; reasoning takes more. */
const MAX_TOKENS = 4000

/** Several times the longest page in its envelope. */
const MAX_BYTES = 262_144

/**
 * From this share of common words on, the embedded reading serves as the second. A model that corrects a child's spelling does
 * so twice: its second reading helps only where the embedded one is so poor that every word would have to be checked.
 */
const MIN_AGREEMENT = 0.5

/** The adult waits in front of the screen. */
const SECOND_READING_MS = 15_000

export interface Transcription {
  readonly lines: ReadLines
  /** By the same model; null when the embedded reading serves as the second, or none came. */
  readonly secondLines: ReadLines | null
}

export interface TranscriptionTask {
  readonly owner: OwnerId
  readonly purpose: PhotoPurpose
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  readonly sheetJpeg: Uint8Array
  /** Of the embedded reader. */
  readonly reading: PhotoReading
  readonly onFirstReading: () => void
}

interface TranscriptionCall {
  readonly isSecond: boolean
  readonly signal: AbortSignal
  readonly maxCalls: number
  readonly onCall: () => void
}

function transcribeOnce(
  { owner, purpose, sheetJpeg, reading }: TranscriptionTask,
  provider: AiProvider,
  { isSecond, signal, maxCalls, onCall }: TranscriptionCall,
): Promise<Result<ReadLines, AiFailure>> {
  const image = `data:image/jpeg;base64,${Buffer.from(sheetJpeg).toString('base64')}`
  const message = (_attempt: number, reason: string | null): ChatMessage => {
    onCall()
    return {
      system: TRANSCRIPTION_SYSTEM,
      user: transcriptionPrompt({ purpose, again: isSecond, reason }),
      image,
      temperature: 0,
      maxTokens: MAX_TOKENS,
      maxBytes: MAX_BYTES,
    }
  }
  const read = (reply: string): Result<ReadLines, string> =>
    parseTranscription(reply, reading.tokens.length)
  return provider.complete({ owner, signal, maxCalls, message, read })
}

/** A second reading that fails costs certainty, not the first one. Both share the calls of one task. */
export async function transcribePhoto(
  photo: TranscriptionTask,
  provider: AiProvider,
): Promise<Result<Transcription, AiFailure>> {
  const { signal, reading } = photo
  let left = MAX_CALLS
  const onCall = (): void => {
    left -= 1
  }
  const first = await transcribeOnce(photo, provider, {
    isSecond: false,
    signal,
    maxCalls: left,
    onCall,
  })
  if (!first.ok) return first
  photo.onFirstReading()
  const lines = first.value
  if (left === 0 || agreementShare(lines, reading.tokens) >= MIN_AGREEMENT) {
    return accept({ lines, secondLines: null })
  }
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(SECOND_READING_MS)])
  const second = await transcribeOnce(photo, provider, {
    isSecond: true,
    signal: deadline,
    maxCalls: left,
    onCall,
  })
  return accept({ lines, secondLines: second.ok ? second.value : null })
}
