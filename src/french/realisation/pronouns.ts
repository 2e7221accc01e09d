/** Pronouns before a verb, and whom they stand for. */
import type { Agreement } from '../morphology/features.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'

/** The noun that pronouns stand for; `added`: in an enrichment, where «lui» follows it too. */
interface PronounReferent {
  readonly standsFor: Pick<Agreement, 'gender' | 'number'> | null
  readonly inEnrichment: boolean
}

/** «le» and «lui» have a function of their own. */
export function cliticWord(text: string): InflectedWord {
  const bare = text.replace(/:.*$/u, '')
  if (['le', 'la', 'les'].includes(bare))
    return inflectedWord(bare, 'pronom', { role: 'O', head: true })
  if (['lui', 'leur'].includes(bare))
    return inflectedWord(bare, 'pronom', { role: 'I', head: true })
  return inflectedWord(bare, 'pronom', { role: 'V' })
}

const CLITIC_FEATURES: Readonly<Record<string, Pick<Agreement, 'gender' | 'number'>>> = {
  le: { gender: 'm', number: 's' },
  la: { gender: 'f', number: 's' },
  les: { gender: 'm', number: 'p' },
  'les:m': { gender: 'm', number: 'p' },
  'les:f': { gender: 'f', number: 'p' },
}

/** «le» becomes «la» where the slot took a feminine noun; in an enrichment, «lui» becomes «leur». */
export function agreeingClitics(
  clitics: readonly string[],
  { standsFor: noun, inEnrichment: added }: PronounReferent,
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
