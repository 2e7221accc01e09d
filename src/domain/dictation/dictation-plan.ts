/** What a plan lets be stored in a dictation (specification §6). A plan that shrinks never destroys what is stored. */

import type { PlanLimits } from '../account/plan.ts'
import type { Level } from '../level.ts'
import { accept, type Refusal, type Result, refuse } from '../refusal.ts'

interface Described {
  readonly level: Level
  readonly theme: string | null
  readonly goals: readonly string[]
}

interface Change {
  readonly level?: Level | undefined
  readonly theme?: string | null | undefined
  readonly goals?: readonly string[] | undefined
}

/** A new dictation as the plan allows it: theme and goals emptied when the plan lacks them. Refuses a level outside the plan. */
export function checkNewDictation<D extends Described>(
  dictation: D,
  limits: PlanLimits,
): Result<D, Refusal> {
  if (!limits.levels.includes(dictation.level)) {
    return refuse({ kind: 'level-not-in-plan', level: dictation.level })
  }
  return accept({
    ...dictation,
    theme: limits.has_theme && dictation.theme ? dictation.theme : null,
    goals: limits.has_goals ? dictation.goals : [],
  })
}

/**
 * A change as the plan allows it. The level may stay what it is; without the features, theme and goals may only be emptied
 * and any other value of theirs is dropped from the change. Refuses a move to a level outside the plan.
 */
export function checkDictationChange<C extends Change>(
  change: C,
  stored: Described,
  limits: PlanLimits,
): Result<C, Refusal> {
  const { level } = change
  if (level !== undefined && level !== stored.level && !limits.levels.includes(level)) {
    return refuse({ kind: 'level-not-in-plan', level })
  }
  const theme = change.theme === '' ? null : change.theme
  const keepsTheme = !limits.has_theme && theme !== null
  const keepsGoals = !limits.has_goals && change.goals?.length !== 0
  return accept({
    ...change,
    theme: keepsTheme ? undefined : theme,
    goals: keepsGoals ? undefined : change.goals,
  })
}
