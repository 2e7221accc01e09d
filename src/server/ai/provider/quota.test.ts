/** Calls of the AI provider counted a day, for a user and for everybody. */
import { expect, test } from 'vitest'
import { someone } from '../../../../test/support/people/owned-rows.ts'
import { ask, startAiClient, usedToday } from '../../../../test/support/services/ai-client.ts'
import { says } from '../../../../test/support/services/ai-server.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { sql } from '../../db/database.ts'
import { createLog } from '../../log.ts'
import { createAiProvider } from './ai-provider.ts'

test('O7 for a browser that has left already nothing is called and nothing counted', async () => {
  await using at = await startAiClient({ answers: [says('oui')] })
  expect(await ask(at, { signal: AbortSignal.abort() })).toMatchObject({ ok: false })
  expect(at.server.calls).toEqual([])
  expect(await usedToday(at)).toEqual({ mine: 0, everyone: 0 })
})

test('O7 the quota of a user holds under parallel requests, and nothing else is counted', async () => {
  await using at = await startAiClient({
    answers: [says('oui')],
    quotas: { user: 7, everyone: 100 },
  })
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask(at)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(7)
  const refused = replies.filter(({ ok }) => !ok)
  expect(new Set(refused.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(refused[0]).toEqual({ ok: false, refusal: { kind: 'quota', of: 'user' } })
  expect(at.server.calls).toHaveLength(7)
  expect(await usedToday(at)).toEqual({ mine: 7, everyone: 7 })
})

test('O7 the quota of everybody holds over several users, whose own counts stay what was called', async () => {
  await using at = await startAiClient({ answers: [says('oui')], quotas: { user: 5, everyone: 8 } })
  const owners = await Promise.all(
    ['marc', 'paul', 'roy'].map((name) => someone(at.base, `${name}@exemple.fr`)),
  )
  const replies = await Promise.all(
    owners.flatMap((owner) => Array.from({ length: 10 }, () => ask(at, { owner }))),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(8)
  expect(at.server.calls).toHaveLength(8)
  expect(await usedToday(at)).toEqual({ mine: 8, everyone: 8 })
})

test.each([
  [{ user: 0, everyone: 5 }, 'user'],
  [{ user: 5, everyone: 0 }, 'everyone'],
])('O7 a quota of zero forbids the first call: %j', async (quotas, of) => {
  await using at = await startAiClient({ answers: [says('oui')], quotas })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'quota', of } })
  expect(at.server.calls).toEqual([])
  expect(await usedToday(at)).toEqual({ mine: 0, everyone: 0 })
})

test('O7 a new day in Paris, which is not yet one in UTC, has its own quota', async () => {
  const quotas = { user: 1, everyone: 1 }
  await using at = await startAiClient({
    answers: [says('oui')],
    quotas,
    now: '2026-11-20T22:59:00Z',
  })
  expect(await ask(at)).toMatchObject({ ok: true })
  expect(await ask(at)).toMatchObject({ ok: false })
  const provider = createAiProvider({
    settings: {
      name: 'Fabulia',
      baseUrl: at.server.baseUrl,
      apiKey: undefined,
      model: 'fable-1',
      visionModel: undefined,
    },
    quotas,
    database: at.base.database,
    clock: () => new Date('2026-11-20T23:00:00Z'),
    log: createLog('error', () => undefined),
  })
  expect(await ask({ ...at, provider })).toMatchObject({ ok: true })
  expect(at.server.calls[1]?.headers.authorization).toBeUndefined()
  expect(provider.hasVision).toBe(false)
})

test('Z5 a user does not see the calls of another', async () => {
  await using at = await startAiClient({ answers: [says('oui')] })
  await ask(at)
  const other = await someone(at.base, 'marc@exemple.fr')
  const seen = (owner: OwnerId) => at.base.database.query(owner, sql`select calls from ai_calls`)
  expect([await seen(at.owner), await seen(other)]).toEqual([[{ calls: 1 }], []])
})
