/**
 * The level at which each nature and function is taught: BO n° 41 of 31/10/2024 (cycle 2), BO n° 16 of 17/04/2025 p. 14-20
 * (cycle 3). CP names no class of words and no function: «mots qui nomment», «mots qui disent l'action».
 */
import { type Level, levelRank } from '../level.ts'
import type { AnalysedWord } from './exercise.ts'
import type { GrammarFunction } from './grammar-function.ts'
import { GRAMMAR_FUNCTIONS } from './grammar-function.ts'
import { ASKED_NATURES, type AskedNature } from './nature.ts'

const FROM: Readonly<Record<AskedNature, Level>> = {
  nom: 'CP',
  verbe: 'CP',
  déterminant: 'CE1',
  adjectif: 'CE1',
  pronom: 'CE1',
  adverbe: 'CE2',
  préposition: 'CM2',
}

const FUNCTION_FROM: Readonly<Record<GrammarFunction, Level>> = {
  sujet: 'CE1',
  verbe: 'CE1',
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

/** A word as the class is asked for it: what it has not been taught is shown only. */
export function taughtWord(word: AnalysedWord, { natures, functions }: AskedTerms): AnalysedWord {
  const { text, nature, function: name } = word
  if (!natures.includes(nature)) return { text, nature, asked: false }
  return name !== undefined && functions.includes(name)
    ? { text, nature, function: name }
    : { text, nature }
}
