import { expect, test } from 'vitest'
import { sniffPhotoType } from './photo.ts'

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n....'],
  [undefined, '\x89PNG\r\n\x1a\r'],
  [undefined, '\xff\xd8\x00'],
  [undefined, '%PDF-1.7'],
  [undefined, '<svg xmlns='],
  [undefined, 'GIF89a'],
  [undefined, 'RIFF....WEBP'],
  [undefined, ''],
])('GEN-07 type by content: %s', (type, start) => {
  expect(sniffPhotoType(bytes(start))).toBe(type)
})
