/** Parses file headers in TypeScript: the server's own process never gives a stranger's file to native code. */
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  type PhotoRefusal,
  sniffPhotoType,
} from '../../domain/photo/photo.ts'
import type { PixelSize } from '../preprocessing/image/raster-image.ts'

const SOI_BYTES = 2
const PNG_SIGNATURE_BYTES = 8

/** SOF markers (ITU T.81, table B.1): all from C0 to CF but DHT (C4), JPG (C8) and DAC (CC). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Bytes to the next marker; fill bytes, RST, SOI and TEM have no length field. */
function markerStep(view: DataView, at: number, marker: number): number {
  if (marker === 0xff) return 1
  if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return 2
  return 2 + view.getUint16(at + 2)
}

function isStartOfScanOrEnd(marker: number): boolean {
  return marker === 0xda || marker === 0xd9
}

function jpegSize(view: DataView): PixelSize | undefined {
  let at = SOI_BYTES
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isStartOfScanOrEnd(marker)) return undefined
    if (isStartOfFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    at += markerStep(view, at, marker)
  }
  return undefined
}

function pngSize(view: DataView): PixelSize | undefined {
  const header = PNG_SIGNATURE_BYTES
  if (view.byteLength < header + 16 || view.getUint32(header + 4) !== 0x49484452) return undefined
  return { width: view.getUint32(header + 8), height: view.getUint32(header + 12) }
}

export function pixelSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return sniffPhotoType(bytes) === 'image/png' ? pngSize(view) : jpegSize(view)
}

export function checkPhotoFile(bytes: Uint8Array): PhotoRefusal | undefined {
  if (bytes.length > MAX_PHOTO_BYTES) return { kind: 'photo-too-large' }
  if (sniffPhotoType(bytes) === undefined) return { kind: 'photo-type-unknown' }
  const size = pixelSize(bytes)
  if (size === undefined || size.width === 0 || size.height === 0) return { kind: 'photo-damaged' }
  if (size.width * size.height > MAX_PHOTO_PIXELS) return { kind: 'photo-too-many-pixels' }
  return undefined
}
