import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { MAX_PHOTO_BYTES } from '../../domain/photo/photo.ts'
import { checkPhotoFile, pixelSize } from './photo-file.ts'

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
}

/** A PNG that says how large it is and holds nothing else. */
function pngHeader(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

function bytes(start: string): Uint8Array {
  return Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(64)])
}

test('GEN-07 the size in pixels is read from the header, whatever the kind of file', async () => {
  const image = plain(321, 123)
  expect(pixelSize(await image.clone().png().toBuffer())).toEqual({ width: 321, height: 123 })
  expect(pixelSize(await image.clone().jpeg().toBuffer())).toEqual({ width: 321, height: 123 })
  expect(
    pixelSize(
      await image
        .clone()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Artist: 'Zoé' } })
        .toBuffer(),
    ),
  ).toEqual({ width: 321, height: 123 })
})

test.each([
  ['photo-type-unknown', 'a PDF', bytes('%PDF-1.7')],
  ['photo-type-unknown', 'an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['photo-type-unknown', 'a GIF', bytes('GIF89a')],
  ['photo-type-unknown', 'a WebP', bytes('RIFF\x10\x00\x00\x00WEBPVP8 ')],
  ['photo-type-unknown', 'a HEIC', bytes('\x00\x00\x00\x18ftypheic')],
  ['photo-type-unknown', 'a ZIP', bytes('PK\x03\x04')],
  ['photo-type-unknown', 'nothing', new Uint8Array()],
  ['photo-damaged', 'a JPEG cut after its first bytes', bytes('\xff\xd8\xff')],
  ['photo-damaged', 'a PNG without a header', bytes('\x89PNG\r\n\x1a\n')],
  ['photo-damaged', 'a PNG of no width', pngHeader(0, 100)],
  ['photo-too-many-pixels', 'a PNG of 16 000 x 16 000 pixels', pngHeader(16_000, 16_000)],
  ['photo-too-many-pixels', 'a PNG of 60 000 x 60 000 pixels', pngHeader(60_000, 60_000)],
  [
    'photo-too-large',
    'more than 5 MB',
    Buffer.concat([bytes('\xff\xd8\xff'), Buffer.alloc(MAX_PHOTO_BYTES)]),
  ],
] as const)('GEN-07 %s: %s', (kind, _, file) => {
  expect(checkPhotoFile(file)).toEqual({ kind })
})

test('GEN-07 forty million pixels may be tried, one row more may not', () => {
  expect(checkPhotoFile(pngHeader(8000, 5000))).toBeUndefined()
  expect(checkPhotoFile(pngHeader(8000, 5001))).toEqual({ kind: 'photo-too-many-pixels' })
})

test('GEN-07 a JPEG of exactly 5 MB may be tried, one byte more may not', async () => {
  const photo = await plain(40, 40).jpeg().toBuffer()
  const padded = Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES - photo.length)])
  expect(checkPhotoFile(padded)).toBeUndefined()
  expect(checkPhotoFile(Buffer.concat([padded, Buffer.alloc(1)]))).toEqual({
    kind: 'photo-too-large',
  })
})
