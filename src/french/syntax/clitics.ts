/** Pronouns before a verb, and whom they stand for. */
import type { Agreement } from '../morphology/features.ts'
import { type Piece, piece } from './piece.ts'

/** The noun that pronouns stand for; `added`: in an enrichment, where «lui» follows it too. */
interface Referent {
  readonly standsFor: Pick<Agreement, 'gender' | 'number'> | null
  readonly added: boolean
}

/** «le» and «lui» have a function of their own. */
export function cliticPiece(text: string): Piece {
  const bare = text.replace(/:.*$/u, '')
  if (['le', 'la', 'les'].includes(bare)) return piece(bare, 'pronom', { role: 'O', head: true })
  if (['lui', 'leur'].includes(bare)) return piece(bare, 'pronom', { role: 'I', head: true })
  return piece(bare, 'pronom', { role: 'V' })
}

const CLITIC_FEATURES: Readonly<Record<string, Pick<Agreement, 'gender' | 'number'>>> = {
  le: { gender: 'm', number: 's' },
  la: { gender: 'f', number: 's' },
  les: { gender: 'm', number: 'p' },
  'les:m': { gender: 'm', number: 'p' },
  'les:f': { gender: 'f', number: 'p' },
}

/** «le» becomes «la» where the slot took a feminine noun; in an enrichment, «lui» becomes «leur». */
export function referring(
  clitics: readonly string[],
  { standsFor: noun, added }: Referent,
): string[] {
  if (noun === null) return [...clitics]
  const form = noun.number === 'p' ? `les:${noun.gender}` : noun.gender === 'f' ? 'la' : 'le'
  return clitics.map((clitic) => {
    if (added && noun.number === 'p' && clitic === 'lui') return 'leur'
    return CLITIC_FEATURES[clitic] === undefined ? clitic : form
  })
}

/** Gender and number of the COD among the pronouns, if any. */
export function objectClitic(
  clitics: readonly string[],
): Pick<Agreement, 'gender' | 'number'> | null {
  const object = clitics.find((clitic) => CLITIC_FEATURES[clitic] !== undefined)
  return object === undefined ? null : (CLITIC_FEATURES[object] ?? null)
}
