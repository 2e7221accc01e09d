import { expect, test } from 'vitest'
import {
  poolOf,
  READER_SECRET,
  readerServer,
} from '../../../test/support/services/reader-servers.ts'
import type { PhotoReader } from '../../photos/pool/photo-reader.ts'
import { signMessage } from './message-signature.ts'
import { encodeRequest, READINGS_PATH } from './reading-message.ts'

let given = 0

const counting: PhotoReader = {
  read: async () => {
    given += 1
    return { ok: false, refusal: { kind: 'page-blank' } }
  },
  load: () => ({ reading: 0, waiting: 0, processes: [] }),
  close: async () => undefined,
}

interface Forgery {
  readonly secret?: string
  readonly now?: Date
  readonly sent?: Uint8Array<ArrayBuffer>
  readonly drop?: readonly string[]
}

/** A request as a server signs it, then forged. */
async function post(
  url: string,
  { secret = READER_SECRET, now = new Date(), sent, drop = [] }: Forgery,
) {
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  const { contentType, body } = await encodeRequest(photo, {
    purpose: 'words',
    withSheetJpeg: false,
  })
  const headers = new Headers({ 'content-type': contentType })
  signMessage({ method: 'POST', path: READINGS_PATH, headers }, body, { secret, now })
  for (const name of drop) headers.delete(name)
  const response = await fetch(url + READINGS_PATH, { method: 'POST', headers, body: sent ?? body })
  return { status: response.status, text: await response.text() }
}

test('O18 a reader reads for nobody who does not sign this very request, now', async () => {
  await using machine = await readerServer(counting)
  const { url } = machine
  given = 0
  const refused = [
    await post(url, { drop: ['signature'] }),
    await post(url, { drop: ['signature-input'] }),
    await post(url, { secret: 'another secret of thirty-two char' }),
    await post(url, { now: new Date(Date.now() - 300_000) }),
    await post(url, { now: new Date(Date.now() + 300_000) }),
    await post(url, { sent: new TextEncoder().encode('another body') }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
  expect(given).toBe(0)
  expect(machine.logged.filter((line) => line.includes('"verdict":"expired"'))).toHaveLength(2)
  const read = await post(url, {})
  expect([read.status, read.text.trim().split('\n').at(-1), given]).toEqual([
    200,
    '{"refusal":"page-blank"}',
    1,
  ])
  // Cut while it is sent.
  await post(url, { sent: new Uint8Array(8_000_000) }).catch(() => undefined)
  expect(given).toBe(1)
})

test('O18 a signed request that is no photo is refused, and balancers are answered without a signature', async () => {
  await using machine = await readerServer(counting)
  const statusOf = async (path: string, init?: RequestInit): Promise<number> =>
    (await fetch(machine.url + path, init)).status
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/readings')).toBe(401)
  expect(await statusOf('/readings', { method: 'DELETE' })).toBe(405)
  expect(await statusOf('/api/learners')).toBe(404)
  const body = new TextEncoder().encode('{"photo":null}')
  const headers = new Headers({ 'content-type': 'application/json' })
  signMessage({ method: 'POST', path: READINGS_PATH, headers }, body, {
    secret: READER_SECRET,
    now: new Date(),
  })
  expect(await statusOf('/readings', { method: 'POST', headers, body })).toBe(400)
})

test('O18 a reading that breaks inside a reader is an answer, not a silence', async () => {
  await using machine = await readerServer({
    ...counting,
    read: () => Promise.reject(new Error('broken')),
  })
  const { reader } = poolOf([machine.url])
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3])
  expect(await reader.read(photo, { purpose: 'words' })).toMatchObject({ ok: false })
})
