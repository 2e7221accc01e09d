/** What to do next with a learner, from what is stored of the work. */
import type { ExerciseType } from '../grammar/exercise.ts'
import type { GrammarStanding } from './grammar-standing.ts'

export type NextStep =
  /** Nothing was corrected yet. */
  | { readonly kind: 'first-copy' }
  | { readonly kind: 'words' | 'facts'; readonly count: number }
  | { readonly kind: 'grammar'; readonly type: ExerciseType }
  /** All is done: another dictation. */
  | { readonly kind: 'dictation' }

interface KnownWork {
  readonly copies: number
  readonly dueWords: number
  readonly dueFacts: number
  readonly grammar: readonly GrammarStanding[]
}

/** Below it a kind of exercise is taken up again. */
const SOLID_SCORE = 70

function grammarStep(standings: readonly GrammarStanding[]): NextStep[] {
  const [weakest] = standings.toSorted((one, other) => one.score - other.score)
  return weakest && weakest.score < SOLID_SCORE ? [{ kind: 'grammar', type: weakest.type }] : []
}

/** The most pressing first; never none. */
export function nextSteps({ copies, dueWords, dueFacts, grammar }: KnownWork): NextStep[] {
  const steps: NextStep[] = [
    ...(copies === 0 ? [{ kind: 'first-copy' } as const] : []),
    ...(dueWords > 0 ? [{ kind: 'words', count: dueWords } as const] : []),
    ...(dueFacts > 0 ? [{ kind: 'facts', count: dueFacts } as const] : []),
    ...grammarStep(grammar),
  ]
  return steps.length > 0 ? steps : [{ kind: 'dictation' }]
}
