/** Narrative tenses: what the goals and the given forms ask, else what the class reads and writes. */
import type { Level } from '../../domain/level.ts'
import type { Tense } from '../morphology/features.ts'
import type { NarrativeTenses } from '../realisation/filled-template.ts'
import type { Sampler } from '../sampler.ts'
import type { GivenWord } from './request/interpretation.ts'

/** The three tenses of a story, by the tense of its actions. */
export const NARRATIVE_TENSES: Readonly<Partial<Record<Tense, NarrativeTenses>>> = {
  présent: { event: 'présent', state: 'présent', anterior: 'passé composé' },
  futur: { event: 'futur', state: 'futur', anterior: 'passé composé' },
  imparfait: { event: 'imparfait', state: 'imparfait', anterior: 'plus-que-parfait' },
  'passé composé': { event: 'passé composé', state: 'imparfait', anterior: 'plus-que-parfait' },
  'passé simple': { event: 'passé simple', state: 'imparfait', anterior: 'plus-que-parfait' },
  'plus-que-parfait': {
    event: 'plus-que-parfait',
    state: 'imparfait',
    anterior: 'plus-que-parfait',
  },
  conditionnel: { event: 'conditionnel', state: 'conditionnel', anterior: 'passé composé' },
}

export const PRESENT_TENSES: NarrativeTenses = {
  event: 'présent',
  state: 'présent',
  anterior: 'passé composé',
}

/**
 * Tenses a class meets by default, likeliest first repeated (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025
 * p. 14-20): présent in cycle 2, the past from CE2 on, the passé simple at CM2.
 */
const USUAL: Readonly<Record<Level, readonly Tense[]>> = {
  CP: ['présent'],
  CE1: ['présent'],
  CE2: ['présent', 'présent', 'passé composé'],
  CM1: ['présent', 'passé composé', 'passé composé'],
  CM2: ['passé simple', 'passé simple', 'passé composé', 'présent'],
}

/** Tenses that the given verb forms can be, the commonest first; forms that may be présent count as présent. */
function givenTenses(words: readonly GivenWord[]): Tense[] {
  const counts = new Map<Tense, number>()
  for (const { interpretations } of words) {
    const [first] = interpretations
    if (first?.kind !== 'finite') continue
    const tenses = new Set(first.uses.map(({ tense }) => tense))
    for (const tense of tenses.has('présent') ? (['présent'] as const satisfies Tense[]) : tenses) {
      counts.set(tense, (counts.get(tense) ?? 0) + 1)
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([tense]) => tense)
}

function fromGoals(goals: readonly Tense[]): NarrativeTenses | null {
  const [first] = goals
  if (first === undefined) return null
  // «passé simple et imparfait» is one story of the past; its actions are in the tense that is not the imparfait.
  const action = goals.find((tense) => tense !== 'imparfait') ?? first
  return NARRATIVE_TENSES[action] ?? null
}

/** Given words that tell of the past: the whole story does. */
const PAST_WORDS = /^(autrefois|jadis|hier|avant-hier)$/iu

export function selectTenses(
  goals: readonly Tense[],
  words: readonly GivenWord[],
  level: Level,
  random: Sampler,
): NarrativeTenses {
  const asked = fromGoals(goals)
  if (asked !== null) return asked
  const usual = USUAL[level].filter((tense) => tense !== 'présent')
  if (words.some(({ text }) => PAST_WORDS.test(text)) && usual.length > 0) {
    return NARRATIVE_TENSES[random.pick(usual) ?? 'passé composé'] ?? PRESENT_TENSES
  }
  for (const tense of givenTenses(words)) {
    const context = NARRATIVE_TENSES[tense]
    if (context !== undefined) return context
  }
  return NARRATIVE_TENSES[random.pick(USUAL[level]) ?? 'présent'] ?? PRESENT_TENSES
}
