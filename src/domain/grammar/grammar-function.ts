/** Grammatical functions (specification §7); only the head of a group carries one. */
export const GRAMMAR_FUNCTIONS = [
  'sujet',
  'verbe',
  'COD',
  'COI',
  'attribut',
  'complément circonstanciel',
] as const

export type GrammarFunction = (typeof GRAMMAR_FUNCTIONS)[number]

export function isGrammarFunction(value: unknown): value is GrammarFunction {
  return GRAMMAR_FUNCTIONS.some((name) => name === value)
}
