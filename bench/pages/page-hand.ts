/** The hand that writes a page: its letters, its ink, and how unsteady it is. */
import { readFile } from 'node:fs/promises'
import type { Random } from '../../src/domain/random.ts'
import type { Ink, PageStyle } from './page-truth.ts'

export interface Hand {
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

const FONTS: Readonly<Record<PageStyle, readonly string[]>> = {
  printed: [
    'andika-400-normal',
    'andika-700-normal',
    'lexend-400-normal',
    'bricolage-grotesque-400-normal',
  ],
  cursive: ['playwrite-fr-moderne-300-normal', 'playwrite-fr-moderne-400-normal'],
  hand: ['andika-400-normal', 'andika-400-italic', 'lexend-300-normal', 'andika-400-normal'],
}

/** From a careful hand (0) to one that is hard to read (1); most children are in between. */
function carelessness(random: Random): number {
  return (random.next() + random.next()) / 2
}

export function handOf(style: PageStyle, ink: Ink, random: Random): Hand {
  const font = random.pick(FONTS[style])
  const colour = COLOURS[ink]
  const careless = carelessness(random)
  if (style === 'printed')
    return { font, colour, jitter: 0, waver: 0, slant: 0, tight: 0, byLetter: false }
  const byLetter = style === 'hand'
  return {
    font,
    colour,
    jitter: 0.05 + careless * 0.16,
    waver: 0.06 + careless * (byLetter ? 0.3 : 0.34),
    slant: (random.next() - 0.35) * 30 * careless,
    tight: byLetter ? 0 : careless * 0.05,
    byLetter,
  }
}

/** The letters of a font as a style sheet can hold them; the accented ones of French are in the Latin file, œ in it too. */
export async function fontFace(font: string): Promise<string> {
  const [, family = '', cut = ''] = /^(.+?)-(\d+-\w+)$/u.exec(font) ?? []
  const path = `../../node_modules/@fontsource/${family}/files/${family}-latin-${cut}.woff2`
  const bytes = await readFile(new URL(path, import.meta.url))
  return `@font-face{font-family:Hand;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
}
