/** Parts of speech (specification §7). Conjunctions and interjections are known to the engine but never asked. */
export const NATURES = [
  'nom',
  'verbe',
  'adjectif',
  'déterminant',
  'pronom',
  'adverbe',
  'préposition',
  'conjonction',
  'interjection',
] as const

export type Nature = (typeof NATURES)[number]

export const ASKED_NATURES = [
  'nom',
  'verbe',
  'adjectif',
  'déterminant',
  'pronom',
  'adverbe',
  'préposition',
] as const satisfies readonly Nature[]

export type AskedNature = (typeof ASKED_NATURES)[number]

export function isNature(value: unknown): value is Nature {
  return NATURES.some((nature) => nature === value)
}

export function isAskedNature(value: unknown): value is AskedNature {
  return ASKED_NATURES.some((nature) => nature === value)
}
