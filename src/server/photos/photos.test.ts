import { readFile } from 'node:fs/promises'
import { kill } from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { claire, madameRoy, paul } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp, testReader } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { MAX_PHOTO_BYTES, type PhotoToken } from '../../domain/photo/photo.ts'

const reader = testReader()

afterAll(() => reader.close())

async function photo(name: string): Promise<Buffer> {
  return readFile(new URL(`../../../test/photos/${name}`, import.meta.url))
}

function dataUrl(bytes: Uint8Array, type = 'image/jpeg'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

/** The request as the screens send it: they show its progress. */
function streamed(adult: SignedInCaller, body: object, signal?: AbortSignal): Promise<Response> {
  return adult.fetch(routes.processImage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

test('GEN-08 the photo of a list answers its words, whatever type its data URL declares', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const image = dataUrl(await photo('word-list.jpg'), 'application/pdf')
  const { status, body } = await teacher.send(routes.processImage, { body: { image } })
  expect(status).toBe(200)
  expect(body).toEqual({
    reader: 'embedded',
    provider: null,
    words: ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne'],
  })
})

test('GEN-07 the progress of a reading comes line by line before its answer', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const image = dataUrl(await photo('dictation.jpg'))
  const response = await streamed(teacher, { image, purpose: 'dictation' })
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const percents = lines.slice(0, -1).map((line) => line.progress)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.at(-1)).toBe(100)
  expect(lines.at(-1)).toMatchObject({ width: 1180, height: 860 })
  expect(lines.at(-1).text).toContain('renard')
})

test.each([
  [400, 'image-invalid', 'Erreur lors de la lecture du fichier', 'pas une image'],
  [
    400,
    'image-invalid',
    'Erreur lors de la lecture du fichier',
    `data:image/jpeg;base64,${' '.repeat(MAX_PHOTO_BYTES)}!`,
  ],
  [
    415,
    'photo-type-unknown',
    "Ce fichier n'est pas une photo JPG ou PNG",
    dataUrl(Buffer.from('%PDF-1.7')),
  ],
  [
    413,
    'photo-too-large',
    'Le fichier est trop volumineux (maximum 5MB)',
    dataUrl(Buffer.alloc(MAX_PHOTO_BYTES + 1)),
  ],
  [
    413,
    'photo-too-large',
    'Le fichier est trop volumineux (maximum 5MB)',
    dataUrl(Buffer.alloc(2 * MAX_PHOTO_BYTES)),
  ],
])('GEN-07 a file that is no photo is refused: %i %s', async (status, code, error, image) => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const reply = await teacher.send(routes.processImage, { body: { image } })
  expect([reply.status, reply.problem]).toEqual([status, { error, code }])
})

test('GEN-07 a photo of exactly 5 MB is read', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const bytes = await photo('word-list.jpg')
  const padded = Buffer.concat([bytes, Buffer.alloc(MAX_PHOTO_BYTES - bytes.length)])
  const { status } = await teacher.send(routes.processImage, { body: { image: dataUrl(padded) } })
  expect(status).toBe(200)
})

test('COR-01 a blank page is said to be blank, whether its progress is watched or not', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const body = { image: dataUrl(await photo('blank.jpg')), purpose: 'dictation' } as const
  const refused = {
    error: "Cette page semble blanche\u00a0: aucune écriture n'a été trouvée.",
    code: 'page-blank',
  }
  const reply = await teacher.send(routes.processImage, { body })
  expect([reply.status, reply.problem]).toEqual([400, refused])
  const lines = (await (await streamed(teacher, body)).text()).trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual(refused)
})

test('COR-06 a plan without corrections reads lists, not copies', async () => {
  await using app = await testApp({ reader })
  const free = await app.as(paul)
  const image = dataUrl(await photo('word-list.jpg'))
  const copy = await free.send(routes.processImage, { body: { image, purpose: 'dictation' } })
  expect([copy.status, copy.problem.code]).toEqual([403, 'corrections-not-in-plan'])
  expect((await free.send(routes.processImage, { body: { image } })).status).toBe(200)
})

test('DAT-02 a copy cannot be read for the dictation of somebody else', async () => {
  await using app = await testApp({ reader })
  const [teacher, parent] = [await app.as(madameRoy), await app.as(claire)]
  const dictation = { title: 'Le renard', content: 'Le renard dort.', level: 'CE1' } as const
  const { body } = await teacher.send(routes.addDictation, { body: dictation })
  const image = dataUrl(await photo('dictation.jpg'))
  const asked = { image, purpose: 'dictation', dictation_id: body.id } as const
  const reply = await parent.send(routes.processImage, { body: asked })
  expect([reply.status, reply.problem.code]).toEqual([404, 'dictation-not-found'])
})

test('HAN-02 a copy is verified against its dictation: what surely stands there is said, a misspelt word is left to check', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const content =
    'Le renard roux dort au fond du bois. Ses petits jouent près du terrier. Ils courent après une feuille.'
  const dictation = { title: 'Le renard', content, level: 'CE1' } as const
  const { body } = await teacher.send(routes.addDictation, { body: dictation })
  const image = dataUrl(await photo('dictation.jpg'))
  const read = async (asked: object): Promise<PhotoToken[]> => {
    const sent = { image, purpose: 'dictation', ...asked } as const
    const reply = await teacher.send(routes.processImage, { body: sent })
    return 'tokens' in reply.body ? reply.body.tokens : []
  }
  const tokens = await read({ dictation_id: body.id })
  const sure = tokens.filter(({ verification }) => verification?.isSure)
  expect(sure.length).toBeGreaterThanOrEqual(12)
  // «dor» and «terier» are what the child wrote.
  const words = wordsOf(content).map(({ text }) => text)
  for (const { text } of sure) {
    const [word] = wordsOf(text)
    expect(words.filter((one) => one !== 'dort' && one !== 'terrier')).toContain(word?.text)
  }
  expect(tokens.every(({ verification }) => verification !== undefined)).toBe(true)
  const unverified = await read({})
  expect(unverified.some(({ verification }) => verification !== undefined)).toBe(false)
})

test('GEN-12 one photo at a time each; when the line is full the answer is 503 at once', async () => {
  await using app = await testApp({ reader })
  const adults = [await app.as(madameRoy), await app.as(claire), await app.as(paul)] as const
  const body = { image: dataUrl(await photo('word-list.jpg')) }
  const [first, second, third] = adults
  const readings = [streamed(first, body), streamed(second, body)]
  await Promise.all(readings)
  const again = await first.send(routes.processImage, { body })
  expect([again.status, again.problem.code]).toEqual([429, 'photo-in-flight'])
  const busy = await third.send(routes.processImage, { body })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
  expect(busy.problem).toEqual({
    error: 'Service temporairement indisponible',
    code: 'reader-busy',
  })
  for (const reading of readings) expect(await (await reading).text()).toContain('le renard')
  expect((await first.send(routes.processImage, { body })).status).toBe(200)
})

test('GEN-07 a client that goes away stops the work and may send another photo', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const image = dataUrl(await photo('dictation.jpg'))
  const stop = new AbortController()
  const response = await streamed(teacher, { image, purpose: 'dictation' }, stop.signal)
  const lines = response.body?.getReader()
  await lines?.read()
  const [pid = 0] = app.reader.load().processes
  await lines?.cancel()
  stop.abort()
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
  const list = dataUrl(await photo('word-list.jpg'))
  expect((await teacher.send(routes.processImage, { body: { image: list } })).status).toBe(200)
})

test('GEN-07 a client that went away before its photo was begun may send another one', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const body = { image: dataUrl(await photo('word-list.jpg')) }
  const given = await streamed(teacher, body, AbortSignal.abort())
  expect(given.status).toBe(499)
  expect(app.reader.load()).toMatchObject({ reading: 0, waiting: 0 })
  expect((await teacher.send(routes.processImage, { body })).status).toBe(200)
})

test('COR-07 nothing of a photo is logged', async () => {
  await using app = await testApp({ reader })
  const teacher = await app.as(madameRoy)
  const bytes = await photo('word-list.jpg')
  await teacher.send(routes.processImage, { body: { image: dataUrl(bytes) } })
  await teacher.send(routes.processImage, { body: { image: dataUrl(bytes.subarray(0, 9000)) } })
  const logged = app.logged.join('\n')
  expect(logged).toContain(routes.processImage.path)
  for (const word of ['renard', 'poule', 'base64', bytes.subarray(300, 330).toString('base64')]) {
    expect(logged).not.toContain(word)
  }
})

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch {
    return false
  }
}
