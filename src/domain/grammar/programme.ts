/**
 * The level at which each nature and function is taught: BO n° 41 of 31/10/2024 (cycle 2), BO n° 16 of 17/04/2025 p. 14-20
 * (cycle 3). The programme tests no natures in CP; there we ask what CE1 starts with.
 */
import { type Level, levelRank } from '../level.ts'
import type { GrammarFunction } from './grammar-function.ts'
import { GRAMMAR_FUNCTIONS } from './grammar-function.ts'
import { ASKED_NATURES, type AskedNature } from './nature.ts'

const FROM: Readonly<Record<AskedNature, Level>> = {
  nom: 'CP',
  verbe: 'CP',
  déterminant: 'CP',
  adjectif: 'CE1',
  pronom: 'CE1',
  adverbe: 'CE2',
  préposition: 'CM2',
}

const FUNCTION_FROM: Readonly<Record<GrammarFunction, Level>> = {
  sujet: 'CP',
  verbe: 'CP',
  COD: 'CM1',
  COI: 'CM1',
  'complément circonstanciel': 'CM1',
  attribut: 'CM2',
}

export function naturesOf(level: Level): readonly AskedNature[] {
  return ASKED_NATURES.filter((nature) => levelRank(FROM[nature]) <= levelRank(level))
}

export function functionsOf(level: Level): readonly GrammarFunction[] {
  return GRAMMAR_FUNCTIONS.filter((name) => levelRank(FUNCTION_FROM[name]) <= levelRank(level))
}

export interface AskedTerms {
  readonly natures: readonly AskedNature[]
  readonly functions: readonly GrammarFunction[]
}

/** `wide`: everything, taught or not. */
export function askedTerms(level: Level, wide: boolean): AskedTerms {
  return wide
    ? { natures: ASKED_NATURES, functions: GRAMMAR_FUNCTIONS }
    : { natures: naturesOf(level), functions: functionsOf(level) }
}
