/** Photos with ground truth, and what counts as a word read right. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface LabelledPhoto {
  readonly id: string
  readonly path: string
  readonly tier: string
  readonly kind: string
  readonly style: string
  /** Bare words of the page, in order; none on a blank page. */
  readonly words: readonly string[]
}

interface TruthFile {
  readonly images: readonly (Omit<LabelledPhoto, 'path'> & { readonly file: string })[]
}

function parseTruth(json: string): TruthFile['images'] {
  return (JSON.parse(json) as TruthFile).images
}

/** Bare lower-case words, accents kept, punctuation and numbers left out. */
export function bareWords(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[’‘`´]/gu, "'")
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[\s,;:•|/\\]+/u)
    .map((word) => word.replace(/^\d{1,2}[.)](?=\p{L})|^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '' && !/^\d+$/u.test(word))
}

/** How many words of the truth were read, each reading serving once. */
export function countWordsRead(truth: readonly string[], text: string): number {
  const left = new Map<string, number>()
  for (const word of bareWords(text)) left.set(word, (left.get(word) ?? 0) + 1)
  return truth.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

/** The photos of a folder that holds truth.json and, beside it or in `images`, the files it names. */
export async function readLabelledPhotos(folder: string): Promise<LabelledPhoto[]> {
  const inside = existsSync(join(folder, 'images')) ? join(folder, 'images') : folder
  const truth = parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))
  return truth.map(({ id, file, tier, kind, style, words }) => ({
    id,
    path: join(inside, file),
    tier,
    kind,
    style,
    words: bareWords(words.join(' ')),
  }))
}
