/**
 * What the QR code of a learner's sheet says (CLA-03): the dictation, an anonymous number, the page, how much of the text was
 * given, which text it was, and how the sheet is laid out. Capitals, digits and points only: a QR code holds them in its
 * alphanumeric mode (ISO/IEC 18004).
 */
import { GIVEN_PARTS, type GivenPart } from '../dictation/given-part.ts'
import { PRINT_SIZES } from '../dictation/ruled-zone.ts'
import type { SheetLayout } from './sheet-layout.ts'

export interface SheetCode extends SheetLayout {
  /** Identifier of the dictation. */
  readonly dictation: string
  /** Of the learner; null on a sheet for anybody. */
  readonly number: number | null
  /** From 1. */
  readonly page: number
  readonly part: GivenPart
  /** Of `textVersion`: a text that was changed since is another one. */
  readonly version: string
}

/** The first version of the format. */
const MARK = 'E1'
const ID_DIGITS = 25

/** FNV-1a, 32 bits (Fowler, Noll & Vo): tells two things apart, proves nothing. */
function fnv(values: Iterable<number>): number {
  let hash = 0x811c9dc5
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) >>> 0
  return hash
}

/** Four signs for what was dictated: a text that was changed since has others. */
export function textVersion(sentences: readonly string[]): string {
  const signs = Array.from(sentences.join(' ').normalize('NFC'), (sign) => sign.codePointAt(0) ?? 0)
  return (fnv(signs) % 36 ** 4).toString(36).toUpperCase().padStart(4, '0')
}

/** The same for the same photo, whatever its name. */
export function photoFingerprint(bytes: Uint8Array): string {
  return `${bytes.length.toString(36)}-${fnv(bytes).toString(36)}`
}

export function writeSheetCode(code: SheetCode): string {
  const { dictation, number, page, part, version, size, isHalf } = code
  const id = BigInt(`0x${dictation.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(ID_DIGITS, '0')
  const layout = PRINT_SIZES.indexOf(size) * 2 + Number(isHalf)
  return [MARK, id, number ?? 0, page, GIVEN_PARTS.indexOf(part), layout, version].join('.')
}

const CODE = /^E1\.([0-9A-Z]{25})\.(\d{1,5})\.([1-9]\d?)\.([0-3])\.([0-3])\.([0-9A-Z]{4})$/u

function parseId(digits: string): string | undefined {
  const value = Array.from(digits).reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
  const hex = value.toString(16).padStart(32, '0')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
  return hex.length === 32 ? id : undefined
}

/** Undefined for any other QR code. */
export function parseSheetCode(text: string): SheetCode | undefined {
  const match = CODE.exec(text)
  if (!match) return undefined
  const [, digits = '', number = '', page = '', part = '', layout = '', version = ''] = match
  const dictation = parseId(digits)
  const given = GIVEN_PARTS[Number(part)]
  const size = PRINT_SIZES[Number(layout) >> 1]
  if (dictation === undefined || given === undefined || size === undefined) return undefined
  return {
    dictation,
    number: Number(number) || null,
    page: Number(page),
    part: given,
    version,
    size,
    isHalf: Number(layout) % 2 === 1,
  }
}
