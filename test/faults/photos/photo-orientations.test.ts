/** A photo says how the camera was held: whichever of the eight ways, the same words are read. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import type { PhotoPurpose } from '../../../src/domain/photo/photo.ts'
import { madameRoy } from '../../support/people/people.ts'
import { type SignedInCaller, testApp } from '../../support/product/test-app.ts'

function photo(name: string): Promise<Buffer> {
  return readFile(new URL(`../../photos/${name}`, import.meta.url))
}

async function give(teacher: SignedInCaller, bytes: Uint8Array, purpose: PhotoPurpose = 'words') {
  const image = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
  return teacher.send(routes.processImage, { body: { image, purpose } })
}

/** How a camera held in each way stores the same page; `sharp` turns before it mirrors. */
async function stored(upright: Buffer, orientation: number): Promise<Buffer> {
  const turns = [0, 0, 180, 180, 90, 270, 90, 90]
  const isMirrored = [2, 4, 5, 7].includes(orientation)
  const first = isMirrored ? await sharp(upright).flop().toBuffer() : upright
  const degrees = orientation === 5 ? 270 : (turns[orientation - 1] ?? 0)
  return sharp(first).rotate(degrees).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

test('I4 GEN-08 a list is read alike in each of the eight ways a camera is held', {
  timeout: 180_000,
}, async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const upright = await photo('word-list.jpg')
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { body } = await give(teacher, await stored(upright, orientation))
    expect(body, `orientation ${orientation}`).toMatchObject({
      words: ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne'],
    })
  }
})

test.each([90, 180, 270])(
  'I4 GEN-08 a list and a copy turned by %i° are read alike, though the camera says that it was held upright',
  {
    timeout: 180_000,
  },
  async (degrees) => {
    await using app = await testApp()
    const teacher = await app.as(madameRoy)
    const turned = async (name: string): Promise<Buffer> =>
      sharp(await photo(name))
        .rotate(degrees)
        .jpeg({ quality: 95 })
        .toBuffer()
    const list = await give(teacher, await turned('word-list.jpg'))
    expect(list.body).toMatchObject({
      words: ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne'],
    })
    const copy = await give(teacher, await turned('dictation.jpg'), 'dictation')
    expect(copy.body).toMatchObject({ text: expect.stringMatching(/renard.*roux.*petits/su) })
  },
)
