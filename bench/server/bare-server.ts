/**
 * The least that can serve five routes: node:http and pg, with the very statements of the product. No rights, no schemas, no
 * row-level security; a session is looked up only where it is what was asked. Run as a child: PORT, DATABASE_URL, WORK (`BareWork` as JSON).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { asOwnerId } from '../../src/server/account/sessions/authenticator.ts'
import { findSession } from '../../src/server/account/sessions/session.store.ts'
import {
  findToken,
  hashToken,
  sessionCookie,
} from '../../src/server/account/sessions/session-token.ts'
import { addCalculation } from '../../src/server/calculations/calculations.store.ts'
import type { Database } from '../../src/server/db/database.ts'
import { listDictations } from '../../src/server/dictations/dictations.store.ts'
import { writeIdempotently } from '../../src/server/http/idempotent-write.ts'
import { listLearners } from '../../src/server/learners/learners.store.ts'
import { listResults } from '../../src/server/results/results.store.ts'
import { refuseReadOnlyLearner } from '../../src/server/subscription/read-only-learner.ts'
import type { BareWork } from './bare-work.ts'

const SCORE = 90

function parseWork(text: string): BareWork {
  return JSON.parse(text) as BareWork
}

type Test = Parameters<typeof addCalculation>[2]

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function parseTest(content: string): Test {
  return { ...(JSON.parse(content) as Test), score: SCORE }
}

type Serve = (request: IncomingMessage) => Promise<unknown>

function routesOf(database: Database, { userId, learnerId, url, secret }: BareWork) {
  const owner = asOwnerId(userId)
  const session = sessionCookie(url)
  return new Map<string, Serve>([
    ['/api/learners', () => listLearners(owner, database)],
    [
      `/api/learners/${learnerId}/results`,
      () => listResults(owner, database, { learner: learnerId }),
    ],
    ['/api/dictations', () => listDictations(owner, database)],
    [
      '/api/auth/get-session',
      async ({ headers: { cookie = '' } }) => {
        const found = findToken(new Headers({ cookie }), session, secret)
        return found && findSession(database, hashToken(found.token), new Date())
      },
    ],
    [
      '/api/math-calculation-results',
      async (request) => {
        const content = await textOf(request)
        const test = parseTest(content)
        const key = String(request.headers['idempotency-key'])
        const write = { owner, key, content, secret, onStored: () => undefined }
        return writeIdempotently(database, write, async (run) => {
          await refuseReadOnlyLearner(owner, run, { learner: test.learner_id, now: new Date() })
          return addCalculation(owner, run, test)
        })
      },
    ],
  ])
}

/** Resolves once it listens. */
async function serve(): Promise<void> {
  const { bareDatabase } = await import('./bare-database.ts')
  const database = bareDatabase(process.env.DATABASE_URL ?? '')
  const serving = routesOf(database, parseWork(process.env.WORK ?? '{}'))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const value = await serving.get(request.url ?? '')?.(request)
    if (value === undefined) response.statusCode = 404
    else response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(value))
  }
  createServer((request, response) => void answer(request, response)).listen(
    Number(process.env.PORT),
    '127.0.0.1',
    () => console.log('listening'),
  )
}

await serve()
