/** The handwriting of a synthetic page: its font, its ink and how irregular it is. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Random } from '../../../src/domain/random.ts'
import type { Ink, PageStyle, Tier } from './page-ground-truth.ts'

export interface Handwriting {
  /** Package, weight and slant of the letters. */
  readonly font: string
  readonly colour: string
  /** How far letters stray, in parts of an x-height; 0 for print. */
  readonly jitter: number
  /** How far strokes waver, in parts of an x-height. */
  readonly waver: number
  /** Degrees by which letters lean forwards. */
  readonly slant: number
  /** How much closer than drawn letters stand, in parts of their size. */
  readonly tight: number
  /** Each letter strays alone; joined letters stray by the word. */
  readonly byLetter: boolean
}

const COLOURS: Readonly<Record<Ink, string>> = {
  print: '#141414',
  black: '#26262a',
  blue: '#2a4096',
  navy: '#1c2a5c',
  violet: '#54368f',
  pencil: '#5f6064',
}

/** Most children write the looped letters of school; those stand twice. */
const FONTS: Readonly<Record<PageStyle, readonly string[]>> = {
  printed: [
    'andika-400-normal',
    'andika-700-normal',
    'lexend-400-normal',
    'bricolage-grotesque-400-normal',
  ],
  cursive: [
    'playwrite-fr-trad-400-normal',
    'playwrite-fr-moderne-300-normal',
    'playwrite-fr-trad-300-normal',
    'playwrite-fr-moderne-400-normal',
  ],
  hand: [
    'patrick-hand-400-normal',
    'andika-400-normal',
    'caveat-400-normal',
    'andika-400-italic',
    'patrick-hand-400-normal',
    'lexend-300-normal',
  ],
}

/** By tier, from careful handwriting (0) to what is hard to read (1). */
const CARELESS: Readonly<Record<Tier, readonly [from: number, to: number]>> = {
  easy: [0, 0.45],
  medium: [0.1, 0.65],
  hard: [0.2, 0.85],
}

function fontFile(font: string): URL {
  const [, family = '', cut = ''] = /^(.+?)-(\d+-\w+)$/u.exec(font) ?? []
  const path = `${family}/files/${family}-latin-${cut}.woff2`
  return new URL(`../../../node_modules/@fontsource/${path}`, import.meta.url)
}

/** Fonts that are not installed: the pages are then drawn with the others, and are not those of the baseline. */
export function missingFonts(): string[] {
  return [...new Set(Object.values(FONTS).flat())].filter((font) => !existsSync(fontFile(font)))
}

/** How a page of the style and tier is written. */
export function handwritingOf(
  page: { style: PageStyle; ink: Ink; tier: Tier },
  random: Random,
): Handwriting {
  const font = random.pick(FONTS[page.style].filter((one) => existsSync(fontFile(one))))
  const [from, to] = CARELESS[page.tier]
  const careless = from + random.next() * (to - from)
  const hand = { font, colour: COLOURS[page.ink], byLetter: page.style === 'hand' }
  if (page.style === 'printed') return { ...hand, jitter: 0, waver: 0, slant: 0, tight: 0 }
  return {
    ...hand,
    jitter: 0.05 + careless * 0.16,
    waver: 0.06 + careless * 0.3,
    slant: (random.next() - 0.35) * 30 * careless,
    tight: hand.byLetter ? 0 : careless * 0.05,
  }
}

/** The letters of a font as a style sheet can hold them; those of French, œ with them, are all in its Latin file. */
export async function fontFace(font: string): Promise<string> {
  const bytes = await readFile(fontFile(font))
  return `@font-face{font-family:Hand;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
}
