/** Files that are no photo, or more than one: each gets its French sentence, costs little, and the server goes on. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTO_BODY_LIMIT } from '../../../src/contract/photos.ts'
import { routes } from '../../../src/contract/routes.ts'
import { jpegBomb, pngBomb, textBomb, zipTail } from '../../support/hostile/hostile-photos.ts'
import { madameRoy } from '../../support/people/people.ts'
import { type SignedInCaller, testApp } from '../../support/product/test-app.ts'
import { startAiServer, transcribes } from '../../support/services/ai-server.ts'

const TOO_LARGE = {
  error: 'Le fichier est trop volumineux (maximum 5MB)',
  code: 'photo-too-large',
}

function photo(name: string): Promise<Buffer> {
  return readFile(new URL(`../../photos/${name}`, import.meta.url))
}

function dataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}

async function give(teacher: SignedInCaller, bytes: Uint8Array) {
  return teacher.send(routes.processImage, { body: { image: dataUrl(bytes) } })
}

function bytesOf(text: string): Buffer {
  return Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)])
}

/** A body that is written while it is read, and how much of it was taken. */
function pouring(megabytes: number): { body: ReadableStream; taken: () => number } {
  const piece = new Uint8Array(2 ** 16).fill(0x41)
  let taken = 0
  const body = new ReadableStream({
    pull: (controller) => {
      taken += piece.length
      controller.enqueue(piece)
      if (taken >= megabytes * 2 ** 20) controller.close()
    },
  })
  return { body, taken: () => taken }
}

test('I1 a body far above the limit is refused in its first part, whatever it says of its length', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const post = (body: BodyInit, headers: Record<string, string>) =>
    teacher.fetch(routes.processImage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  const chunked = pouring(200)
  const endless = await post(chunked.body, {})
  expect([endless.status, await endless.json()]).toEqual([413, TOO_LARGE])
  expect(chunked.taken()).toBeLessThan(PHOTO_BODY_LIMIT + 2 ** 20)
  const declared = pouring(50)
  const long = await post(declared.body, { 'content-length': String(50 * 2 ** 20) })
  expect([long.status, await long.json()]).toEqual([413, TOO_LARGE])
  expect(declared.taken()).toBeLessThan(2 ** 20)
  const zipped = await post(new Uint8Array(zipTail()), { 'content-encoding': 'gzip' })
  expect(zipped.status).toBe(415)
  expect((await give(teacher, await photo('word-list.jpg'))).status).toBe(200)
})

test('I2 GEN-07 what is no JPEG or PNG by its content is refused, and no decoder sees it', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  const files = [
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    bytesOf('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    bytesOf('<svg><foreignObject><iframe src="http://127.0.0.1"/></foreignObject></svg>'),
    await picture.clone().gif().toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().tiff().toBuffer(),
    await picture.clone().avif().toBuffer(),
    bytesOf('\0\0\0\x18ftypheic'),
    bytesOf('%PDF-1.7'),
    bytesOf('<!doctype html><script>alert(1)</script>'),
    zipTail(),
    bytesOf('\0\0\0\x20ftypisom'),
    bytesOf('BM'),
    new Uint8Array(1),
  ]
  for (const file of files) {
    const { status, problem } = await give(teacher, file)
    expect([status, problem]).toEqual([
      415,
      { error: "Ce fichier n'est pas une photo JPG ou PNG", code: 'photo-type-unknown' },
    ])
  }
  expect(app.reader.load().processes).toEqual([])
})

test('I3 a picture that would unfold is refused by what its header says, before it is decoded', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const bombs = [
    pngBomb(16_000, 8),
    pngBomb(60_000, 1),
    await jpegBomb(16_000, false),
    await jpegBomb(16_000, true),
  ]
  for (const bomb of bombs) {
    expect(bomb.length).toBeLessThan(2 * 2 ** 20)
    const { status, problem } = await give(teacher, bomb)
    expect([status, problem]).toEqual([
      413,
      {
        error: 'Cette image est trop grande (40 millions de pixels maximum)',
        code: 'photo-too-many-pixels',
      },
    ])
  }
  const replies = await Promise.all(bombs.map((bomb) => give(teacher, bomb)))
  expect(replies.map(({ status }) => status)).toEqual([413, 413, 413, 413])
  expect(app.reader.load().processes).toEqual([])
})

test('I3 a comment that unfolds is not unfolded, or costs the photo and not the server', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const list = await sharp(await photo('word-list.jpg'))
    .png()
    .toBuffer()
  const bomb = await textBomb(list, 1000)
  expect(bomb.length).toBeLessThan(5 * 2 ** 20)
  const { status } = await give(teacher, bomb)
  expect([200, 400]).toContain(status)
  expect((await give(teacher, list)).body).toMatchObject({ words: { length: 5 } })
})

test('I4 COR-07 nothing but the picture goes to a provider: no place, no name, nothing behind the end', async () => {
  await using provider = await startAiServer(transcribes('le renard'))
  await using app = await testApp({
    ai: {
      settings: {
        name: 'Fabulia',
        baseUrl: provider.baseUrl,
        apiKey: undefined,
        model: 'fable-1',
        visionModel: 'eye-1',
      },
      quotas: { user: 100, everyone: 100 },
    },
  })
  const teacher = await app.as(madameRoy)
  const tagged = await sharp(await photo('word-list.jpg'))
    .withExif({
      IFD0: { Artist: 'Zoe Lemoine', ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .toBuffer()
  const secrets = ['Zoe Lemoine', 'alert(1)', '48/1', 'Exif', 'PK\x03\x04']
  expect(tagged.toString('latin1')).toContain('Zoe Lemoine')
  const tails = ['<!doctype html><script>alert(1)</script>', '*/=1;alert(1);/*']
  for (const tail of [...tails.map((text) => Buffer.from(text)), zipTail()]) {
    const reply = await give(teacher, Buffer.concat([tagged, tail]))
    expect(reply.body).toMatchObject({ reader: 'provider' })
  }
  expect(provider.calls.length).toBeGreaterThanOrEqual(3)
  for (const { sent } of provider.calls) {
    const picture = Buffer.from(/base64,([^"]+)"/u.exec(sent)?.[1] ?? '', 'base64')
    expect([picture.subarray(0, 2), picture.subarray(-2)]).toEqual([
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0xff, 0xd9]),
    ])
    for (const secret of secrets) expect(picture.toString('latin1')).not.toContain(secret)
    expect(sent).not.toContain('Lemoine')
  }
})
