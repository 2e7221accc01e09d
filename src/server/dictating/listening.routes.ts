/** Listening without an account (PAG-04): an address that an adult opens and closes, and what it lets hear. */
import type { ListenedDictation } from '../../contract/dictating.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_LISTENINGS_PER_HOUR } from '../../domain/account/account-limits.ts'
import { LISTENING_MS } from '../../domain/account/retention.ts'
import { writtenText } from '../../domain/dictating/breath-group.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { dictatedGroup } from '../../texts/dictating/spoken-signs.ts'
import { keyedHash, newOneTimeToken } from '../account/one-time-tokens/one-time-token.ts'
import { admitHourlyAttempt } from '../account/rate-limit.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { tooManyAttempts } from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { findListenedDictation, type ListenedRow } from './listened-dictation.store.ts'
import { deleteListeningLink, storeListeningLink } from './listening-links.store.ts'

type Voice = ListenedDictation['voice']

/** The recorded voice of this very text; undefined without one. */
function recordedVoice({ audio, type, cuts }: ListenedRow): Voice | undefined {
  if (audio === null || type === null || cuts === null) return undefined
  return { kind: 'recorded', audio: `data:${type};base64,${audio.toString('base64')}`, cuts }
}

export function listeningRoutes(app: App, { french }: { readonly french: LanguageService }): void {
  const { database, secret } = app
  const hashOf = (token: string): Buffer => keyedHash(secret, 'listening', token)

  bindRoute(app, routes.openListening, async ({ owner, params, clock }) => {
    const token = newOneTimeToken()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + LISTENING_MS)
    const link = { dictationId: params.id, tokenHash: hashOf(token), createdAt, expiresAt }
    const stored = await storeListeningLink(owner, database, link)
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
    const row = await findListenedDictation(database, hashOf(body.token), clock())
    if (row === undefined) return refuse({ kind: 'listening-ended' })
    const { level, content, expires_at } = row
    const recorded = recordedVoice(row)
    if (recorded) return accept({ level, expires_at, voice: recorded })
    const groups = await french.breathGroups({ text: content, level }, signal)
    const said = groups.map((group) => ({ said: dictatedGroup(group), text: writtenText(group) }))
    return accept({ level, expires_at, voice: { kind: 'device' as const, groups: said } })
  })
}
