/** A generator that was asked, and what came back. */
import type { GeneratedDictation } from '../../../src/contract/generation.ts'
import {
  type GeneratorEvent,
  type GeneratorState,
  initialGenerator,
  reduceGenerator,
} from '../../../src/web/dictations/generator-state.ts'

export const WRITTEN: GeneratedDictation = {
  form: 'text',
  content: 'La vache broute dans le pré.',
  sentences: [
    {
      text: 'La vache broute dans le pré.',
      words: [
        { word: 'vache', form: 'vache' },
        { word: 'pré', form: 'pré' },
      ],
    },
  ],
  story: null,
  seed: 7,
  knownStories: [],
  source: 'engine',
  provider: null,
  forced: [],
  missing: [],
  warnings: [],
}

/** A failure that is tried again. */
export const OUTAGE = {
  sentence: 'Service temporairement indisponible',
  code: 'unavailable',
} as const

export function after(...events: readonly GeneratorEvent[]): GeneratorState {
  return events.reduce(reduceGenerator, initialGenerator({ level: 'CE1' }))
}
