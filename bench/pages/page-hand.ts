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

export function handOf(style: PageStyle, ink: Ink, random: Random): Hand {
  const drawn = style !== 'printed'
  return {
    font: random.pick(FONTS[style]),
    colour: COLOURS[ink],
    jitter: drawn ? 0.05 + random.next() * 0.1 : 0,
    waver: drawn ? 0.05 + random.next() * (style === 'hand' ? 0.16 : 0.09) : 0,
    byLetter: style === 'hand',
  }
}

/** The letters of a font as a style sheet can hold them; the accented ones of French are in the Latin file, œ in it too. */
export async function fontFace(font: string): Promise<string> {
  const [, family = '', cut = ''] = /^(.+?)-(\d+-\w+)$/u.exec(font) ?? []
  const path = `../../node_modules/@fontsource/${family}/files/${family}-latin-${cut}.woff2`
  const bytes = await readFile(new URL(path, import.meta.url))
  return `@font-face{font-family:Hand;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
}
