import { expect, test, vi } from 'vitest'
import { getStatistics, signOut } from '../../contract/account/account.ts'
import { changeLearner, deleteLearner, listLearners } from '../../contract/learners.ts'
import { submitWaitingListAddress } from '../landing/waiting-list-api.ts'
import { requestPasswordLink, setNewPassword } from '../recovery/recovery-api.ts'
import { resendVerification } from '../sign-up/sign-up-api.ts'
import { ApiProblem } from './api-problem.ts'
import { callPublic, parseReply, request } from './http.ts'

const EMAIL = 'claire@encrier.test'
const ID = '0197f2c4-0000-7000-8000-000000000001'

function answering(answer: () => Promise<Response>): ReturnType<typeof vi.spyOn> {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const problem = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (problem instanceof ApiProblem) return problem
  throw new Error(`no problem but ${String(problem)}`)
}

test('a call sends its parameters, its body and its key', async () => {
  const fetched = answering(async () => Response.json({}))
  await request(changeLearner, {
    params: { id: `${ID}/..` },
    body: { first_name: 'Léa' },
    idempotencyKey: 'une clé',
  })
  const [address, init] = fetched.mock.lastCall ?? []
  const headers = new Headers(Reflect.get(Object(init), 'headers'))
  expect(address).toBe(`/api/learners/${ID}%2F..`)
  expect(init).toMatchObject({ method: 'PATCH', body: '{"first_name":"Léa"}' })
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('idempotency-key')).toBe('une clé')
})

test('a reply is held to the schema of its route', async () => {
  const statistics = { learners: 2, max_learners: 30, corrections: 5 }
  expect(await parseReply(getStatistics, Response.json(statistics))).toEqual(statistics)
  for (const wrong of [{ learners: 'deux' }, null, []]) {
    const problem = await problemOf(parseReply(getStatistics, Response.json(wrong)))
    expect(problem).toMatchObject({
      code: 'invalid-reply',
      sentence: 'La réponse du serveur est invalide',
    })
  }
  await problemOf(parseReply(getStatistics, new Response('<html>')))
  expect(await parseReply(deleteLearner, new Response(null, { status: 204 }))).toBeUndefined()
})

test('F5 a reply is read even where nothing of it is shown, or it would stay open in the browser', async () => {
  const replies: Response[] = []
  answering(async () => {
    const reply = Response.json({ success: true, sent: true, email: EMAIL })
    replies.push(reply)
    return reply
  })
  await setNewPassword('jeton', 'trois tulipes jaunes')
  await requestPasswordLink(EMAIL)
  await resendVerification(EMAIL)
  expect(await submitWaitingListAddress(EMAIL)).toBe('joined')
  await callPublic(signOut)
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual(Array(5).fill(true))
})

test('a refusal keeps the words, the code and the fields of the server', async () => {
  const fields = { birth_date: "L'apprenant doit avoir au moins 3 ans" }
  const body = { error: 'La demande est incomplète', code: 'invalid-request', fields }
  answering(async () => Response.json(body, { status: 400 }))
  expect(await problemOf(request(listLearners))).toMatchObject({
    status: 400,
    code: 'invalid-request',
    sentence: 'La demande est incomplète',
    fields,
    isRetryable: false,
  })
})

test.each([502, 503, 504])('AUT-05 an outage (%i) may be tried again', async (status) => {
  answering(async () => new Response('<html>Bad gateway</html>', { status }))
  expect(await problemOf(request(listLearners))).toMatchObject({
    status,
    sentence: 'Service temporairement indisponible',
    isRetryable: true,
  })
})

test('GEN-13 a failure without words of its own leaves them to its screen', async () => {
  answering(async () => new Response('oups', { status: 500, statusText: 'Internal Server Error' }))
  expect(await problemOf(request(listLearners))).toMatchObject({
    status: 500,
    sentence: '',
    statusText: 'Internal Server Error',
    isRetryable: false,
  })
})

test('no answer is a lost connection, said in words', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  const problem = await problemOf(request(listLearners))
  expect(problem.status).toBe(0)
  expect(problem.sentence).toContain('Vérifiez votre connexion')
})

test('a call that its screen gave up is no failure to show', async () => {
  const stop = new AbortController()
  answering(() => Promise.reject(new DOMException('stop', 'AbortError')))
  stop.abort()
  await expect(request(listLearners, { signal: stop.signal })).rejects.toThrow('stop')
})
