/** Dictating (PAG-02): breath groups, and an adult's recorded voice, which no provider is ever sent. */
import { createHash } from 'node:crypto'
import { routes } from '../../contract/routes.ts'
import { MAX_RECORDINGS_PER_HOUR } from '../../domain/account/account-limits.ts'
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import {
  areCutsOf,
  MAX_RECORDING_BYTES,
  type RecordingType,
  sniffRecordingType,
} from '../../domain/dictating/recording.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { lockOwner } from '../db/database.ts'
import { findDictation } from '../dictations/dictations.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { parseDataUrl } from '../http/data-url.ts'
import { type BytePiece, dataUrlText, streamedJson } from '../http/pieced-json.ts'
import { tooManyAttempts } from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { findPlanLimits, planLimitsWithin } from '../subscription/subscription.store.ts'
import {
  countOtherRecordedBytes,
  deleteRecording,
  findDictationSound,
  findRecording,
  findRecordingPiece,
  storeRecording,
} from './recordings.store.ts'

export interface DictatingDependencies {
  readonly french: LanguageService
}

/** Other groups, other version: what was cut at these cannot be played at those. */
function versionOf(groups: readonly BreathGroup[]): string {
  return createHash('sha256').update(JSON.stringify(groups)).digest('hex')
}

interface SentAudio {
  readonly audio: Uint8Array
  readonly type: RecordingType
}

function parseAudio(dataUrl: string): Result<SentAudio> {
  const audio = parseDataUrl(dataUrl)
  const type = audio && sniffRecordingType(audio)
  if (audio === undefined || type === undefined || audio.length > MAX_RECORDING_BYTES) {
    return refuse({ kind: 'recording-unreadable' })
  }
  return accept({ audio, type })
}

export function dictatingRoutes(app: App, { french }: DictatingDependencies): void {
  const { database } = app

  bindRoute(app, routes.getDictatedText, async ({ owner, params, signal, clock }) => {
    const found = await findDictation(owner, database, params.id)
    if (!found.ok) return found
    const { title, level, content } = found.value
    const [groups, state, limits] = await Promise.all([
      french.breathGroups({ text: content, level }, signal),
      findDictationSound(owner, database, { id: params.id, now: clock() }),
      findPlanLimits(owner, database, clock()),
    ])
    const { max_recording_bytes } = limits
    return accept({
      title,
      level,
      groups,
      version: versionOf(groups),
      max_recording_bytes,
      ...state,
    })
  })

  bindRoute(app, routes.getRecording, async ({ owner, params }) => {
    const found = await findRecording(owner, database, params.id)
    if (!found.ok) return found
    const { created_at, bytes, type, cuts, groups } = found.value
    const { id } = params
    const piece = (asked: BytePiece) =>
      findRecordingPiece(owner, database, { id, created_at, ...asked })
    return streamedJson(dataUrlText({ cuts, groups }, 'audio', { type, bytes, piece }))
  })

  bindRoute(app, routes.saveRecording, async ({ owner, params, body, signal, clock }) => {
    const found = await findDictation(owner, database, params.id)
    if (!found.ok) return found
    const sent = parseAudio(body.audio)
    if (!sent.ok) return sent
    const { content, level } = found.value
    const groups = await french.breathGroups({ text: content, level }, signal)
    if (versionOf(groups) !== body.version) return refuse({ kind: 'text-changed' })
    const { cuts, duration_ms } = body
    if (!areCutsOf(cuts, groups.length, duration_ms)) return refuse({ kind: 'recording-cuts' })
    const now = clock()
    const attempt = { action: 'record', subject: owner, perHour: MAX_RECORDINGS_PER_HOUR, now }
    const admitted = await admitHourlyAttempt(database, app.secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    return database.transaction(owner, async (run) => {
      await lockOwner(owner, run)
      const { max_recording_bytes } = await planLimitsWithin(owner, run, clock())
      const others = await countOtherRecordedBytes(owner, run, params.id)
      if (others + sent.value.audio.length > max_recording_bytes) {
        return refuse({ kind: 'recording-budget', maximum: max_recording_bytes })
      }
      const recording = { dictationId: params.id, content, durationMs: duration_ms, cuts, groups }
      return storeRecording(owner, run, { ...recording, ...sent.value })
    })
  })

  bindRoute(app, routes.deleteRecording, ({ owner, params }) =>
    deleteRecording(owner, database, params.id),
  )
}
