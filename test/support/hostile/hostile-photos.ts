/** Files that somebody might send instead of a photo, made on the spot: too many pixels, something behind, bits flipped. */
import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib'
import sharp from 'sharp'

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A zlib stream that unfolds into this many zeros, made of one block again and again. */
function zeros(count: number): Buffer {
  const size = 2 ** 20
  const block = deflateRawSync(Buffer.alloc(size), { finishFlush: zlib.Z_FULL_FLUSH })
  const blocks = Array.from({ length: Math.ceil(count / size) }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync(Buffer.alloc(0))])
}

/** A black PNG of one grey channel; `depth` bits a pixel. */
export function pngBomb(side: number, depth: 1 | 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = depth
  const rows = side * (1 + Math.ceil((side * depth) / 8))
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', zeros(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG of a few pixels with a compressed comment that unfolds into so many megabytes. */
export async function textBomb(png: Uint8Array, megabytes: number): Promise<Buffer> {
  const keyword = Buffer.from('Comment\0\0', 'latin1')
  const text = chunk('zTXt', Buffer.concat([keyword, zeros(megabytes * 2 ** 20)]))
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)])
}

/** A grey JPEG that says it is this large: the header of a small one, and zeros that mean the same grey for ever. */
export async function jpegBomb(side: number, progressive: boolean): Promise<Buffer> {
  const small = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#808080' },
  })
    .toColourspace('b-w')
    .jpeg({ progressive })
    .toBuffer()
  const frame = small.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  small.writeUInt16BE(side, frame + 5)
  small.writeUInt16BE(side, frame + 7)
  return Buffer.concat([small.subarray(0, -2), Buffer.alloc(2 ** 20), small.subarray(-2)])
}

/** Bytes of `whole` with a few bits flipped, bytes overwritten or a piece dropped, by `random` (0 to 1). */
export function mutated(whole: Uint8Array, random: () => number): Buffer {
  const bytes = Buffer.from(whole)
  const at = (): number => Math.floor(random() * bytes.length)
  const kind = Math.floor(random() * 4)
  const times = 1 + Math.floor(random() * 8)
  if (kind === 3) {
    const from = at()
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + (at() % 64))])
  }
  for (let i = 0; i < times; i += 1) {
    const place = kind === 2 ? Math.floor(random() * Math.min(700, bytes.length)) : at()
    if (kind === 0) bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(random() * 8))
    else bytes[place] = Math.floor(random() * 256)
  }
  return bytes
}

/** What a stored file of 16 bytes compresses to: a ZIP made by hand is not needed, its first and last records do. */
export function zipTail(): Buffer {
  const data = deflateSync(Buffer.from('alert(1)'))
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  return Buffer.concat([local, data, end])
}
