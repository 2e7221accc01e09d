/**
 * How a line of writing is shown to the engine. It learnt from print: cursive whose tall loops are shortened, whose thin
 * strokes are darkened or thickened, or that leans a little, is read differently each time, and mostly better.
 */
import { emptyPlane, type Plane } from './plane.ts'

export interface Look {
  /** Pixels of the small letters. */
  readonly xHeight: number
  /** What tall letters and loops keep of their length beyond the small letters: 1 all of it. */
  readonly tall: number
  /** How far writing is made to lean to the right: columns a row. */
  readonly lean: number
  /** How much a stroke takes of its neighbours, 0 to 1: thicker. */
  readonly bold: number
  /** Power of the light: above 1, grey strokes are darker. */
  readonly ink: number
}

function darker(plane: Plane, power: number): Plane {
  const table = Uint8Array.from({ length: 256 }, (_, v) => 255 * (v / 255) ** power)
  return { ...plane, data: plane.data.map((value) => table[value] ?? 255) }
}

function bolder({ width, height, data }: Plane, share: number): Plane {
  const out = emptyPlane(width, height)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x
      const own = data[i] ?? 255
      const beside = Math.min(data[i - 1] ?? 255, data[i + 1] ?? 255)
      const above = Math.min(data[i - width] ?? 255, data[i + width] ?? 255)
      out.data[i] = own + (Math.min(own, beside, above) - own) * share
    }
  }
  return out
}

/** The strokes of a sheet as the look wants them; the sheet's rim of a pixel turns white when strokes are thickened. */
export function inked(plane: Plane, { bold, ink }: Pick<Look, 'bold' | 'ink'>): Plane {
  const dark = ink === 1 ? plane : darker(plane, ink)
  return bold === 0 ? dark : bolder(dark, bold)
}

/** Rows below a point above the base line, both in heights of a small letter: where the shown row comes from. */
export function heightOnPage(shown: number, tall: number): number {
  if (shown > 1) return 1 + (shown - 1) / tall
  return shown < 0 ? shown / depthKept(tall) : shown
}

/** The other way: a height of the page as it is shown. */
export function heightShown(onPage: number, tall: number): number {
  if (onPage > 1) return 1 + (onPage - 1) * tall
  return onPage < 0 ? onPage * depthKept(tall) : onPage
}

/** Loops below the line are shorter than those above: they lose half as much. */
function depthKept(tall: number): number {
  return (1 + tall) / 2
}
