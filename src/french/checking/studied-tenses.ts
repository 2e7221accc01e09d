import type { Level } from '../../domain/level.ts'
import type { Tense } from '../morphology/features.ts'

/** Tenses that a class studies (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
export const STUDIED_TENSES: Readonly<Record<Level, readonly Tense[]>> = {
  CP: ['présent', 'impératif'],
  CE1: ['présent', 'impératif', 'imparfait', 'futur', 'passé composé'],
  CE2: ['présent', 'impératif', 'imparfait', 'futur', 'passé composé'],
  CM1: ['présent', 'impératif', 'imparfait', 'futur', 'passé composé'],
  CM2: [
    'présent',
    'impératif',
    'imparfait',
    'futur',
    'passé composé',
    'passé simple',
    'plus-que-parfait',
  ],
}
