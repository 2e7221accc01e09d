/** The sheet and the table under it: ruling drawn in SVG, wood or cloth as gradients. */
import type { Random } from '../../../src/domain/random.ts'
import type { Paper } from './page-ground-truth.ts'

const WHITES: Readonly<Record<Paper, string>> = {
  white: '#f7f7f4',
  cream: '#f1e9d6',
  lines: '#f8f6ee',
  squares: '#f6f6f2',
  seyes: '#f5f1e4',
}

/** Lines of writing are this many x-heights apart: four intervals of Seyès paper. */
export const LINE_PITCH = 4

function line(x1: number, y1: number, x2: number, y2: number, look: string): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${look}/>`
}

/** One tile of ruling, whose last rule carries the letters. */
function tile(paper: Paper, unit: number): string {
  const side = unit * LINE_PITCH
  const fine = `stroke="#9fb2dc" stroke-width="${unit * 0.045}"`
  const bold = `stroke="#8a6fbf" stroke-width="${unit * 0.075}"`
  const steps = [1, 2, 3].map((step) => step * unit)
  if (paper === 'seyes') {
    const rules = steps.map((y) => line(0, y, side, y, fine)).join('')
    return rules + line(0, side, side, side, bold) + line(side, 0, side, side, bold)
  }
  if (paper === 'lines')
    return line(0, side, side, side, `stroke="#8fa6cf" stroke-width="${unit * 0.07}"`)
  if (paper === 'squares') {
    const look = `stroke="#a9bfdf" stroke-width="${unit * 0.05}"`
    const half = side / 2
    return [half, side]
      .map((at) => line(0, at, side, at, look) + line(at, 0, at, side, look))
      .join('')
  }
  return ''
}

/** The background of a sheet whose first base line stands at `base`; the margin is red on ruled paper. */
export function paperStyle(paper: Paper, unit: number, base: number): string {
  const side = unit * LINE_PITCH
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${tile(paper, unit)}</svg>`
  const rules = `url('data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}') 0 ${base % side}px`
  const margin = `linear-gradient(90deg,#0000 ${unit * 3.5}px,#d2566a ${unit * 3.5}px ${unit * 3.6}px,#0000 ${unit * 3.6}px)`
  const ruled = paper === 'seyes' || paper === 'lines'
  return `background:${ruled ? `${margin},` : ''}${rules},${WHITES[paper]}`
}

const TABLES = [
  'repeating-linear-gradient(0deg,#0002 0 2px,#0000 2px 17px),repeating-linear-gradient(0deg,#8a6a45 0 120px,#7b5c3a 120px 240px)',
  'repeating-linear-gradient(90deg,#fff1 0 3px,#0000 3px 11px),#5a4030',
  'repeating-linear-gradient(45deg,#0001 0 4px,#fff1 4px 8px),#46525c',
  '#2a2a2d',
  'radial-gradient(#b9a98c,#a08e70)',
]

export function tableStyle(random: Random): string {
  return `background:${random.pick(TABLES)}`
}
