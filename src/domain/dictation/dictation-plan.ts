/** What a plan allows in a stored dictation (specification §6). Downgrading never destroys data. */

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

/** Drops theme and goals unless the plan has them. */
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

/** The stored level may stay. Without the features, theme and goals can only be emptied; other values are ignored. */
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
