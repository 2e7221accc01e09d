/** Listening without an account (PAG-04): an address that an adult opens and closes, and what it lets hear. */
import { routes } from '../../contract/routes.ts'
import { MAX_LISTENINGS_PER_HOUR } from '../../domain/account/account-limits.ts'
import { LISTENING_MS } from '../../domain/account/retention.ts'
import { writtenText } from '../../domain/dictating/breath-group.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { dictatedGroup } from '../../texts/dictating/spoken-signs.ts'
import { keyedHash, newOneTimeToken } from '../account/one-time-tokens/one-time-token.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { type BytePiece, dataUrlText, type PiecedBytes, streamedJson } from '../http/pieced-json.ts'
import { tooManyAttempts } from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import {
  findListenedDictation,
  findListenedPiece,
  type ListenedRow,
} from './listened-dictation.store.ts'
import { deleteListeningLink, storeListeningLink } from './listening-links.store.ts'

/** What whoever holds an address hears of a recorded voice; none of the text. */
async function* listenedText(
  { level, expires_at, cuts }: ListenedRow,
  voice: PiecedBytes,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ level, expires_at }).slice(0, -1)},"voice":`
  yield* dataUrlText({ kind: 'recorded', cuts }, 'audio', voice)
  yield '}'
}

export function listeningRoutes(app: App, { french }: { readonly french: LanguageService }): void {
  const { database, secret } = app
  const hashOf = (token: string): Buffer => keyedHash(secret, 'listening', token)

  bindRoute(app, routes.openListening, async ({ owner, params, write, clock }) => {
    const token = newOneTimeToken()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + LISTENING_MS)
    const link = { dictationId: params.id, tokenHash: hashOf(token), createdAt, expiresAt }
    const stored = await write((run) => storeListeningLink(owner, run, link))
    return stored.ok ? accept({ token, expires_at: expiresAt.toISOString() }) : stored
  })

  bindRoute(app, routes.closeListening, ({ owner, params }) =>
    deleteListeningLink(owner, database, params.id),
  )

  bindRoute(app, routes.hearDictation, async ({ body, address, signal, clock }) => {
    const attempt = {
      action: 'listen',
      subject: address,
      perHour: MAX_LISTENINGS_PER_HOUR,
      now: clock(),
    }
    const admitted = await admitHourlyAttempt(database, secret, attempt)
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const opened = { tokenHash: hashOf(body.token), now: clock() }
    const row = await findListenedDictation(database, opened.tokenHash, opened.now)
    if (row === undefined) return refuse({ kind: 'listening-ended' })
    const { level, content, expires_at, bytes, type } = row
    if (bytes !== null && type !== null) {
      const piece = (asked: BytePiece) =>
        findListenedPiece(database, { ...opened, bytes, ...asked })
      return streamedJson(listenedText(row, { type, bytes, piece }))
    }
    const groups = await french.breathGroups({ text: content, level }, signal)
    const said = groups.map((group) => ({ said: dictatedGroup(group), text: writtenText(group) }))
    return accept({ level, expires_at, voice: { kind: 'device' as const, groups: said } })
  })
}
