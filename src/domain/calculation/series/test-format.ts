/** The fluency tests of the programme as ready-made settings (BO n° 41 of 31/10/2024, mathématiques, cycle 2; none is given for cycle 3). */
import type { Level } from '../../level.ts'
import type { AutomatismId } from '../automatism.ts'
import {
  automatismsOf,
  PACE_THEMES,
  type PaceTheme,
  paceReference,
  paceThemeOf,
} from '../programme.ts'

interface TestLength {
  readonly automatisms: readonly AutomatismId[]
  readonly count: number
  readonly durationS: number
}

export interface TestFormat extends TestLength {
  /** `mixed`: all automatismes of the year, in three minutes; a theme: as many a minute as are expected at the end of the year. */
  readonly kind: 'mixed' | PaceTheme
}

/** Whether the settings of a test are those of a format. */
export function hasFormat(test: TestLength, format: TestLength): boolean {
  return (
    test.count === format.count &&
    test.durationS === format.durationS &&
    test.automatisms.join() === format.automatisms.join()
  )
}

const MIXED_RESULTS: Partial<Readonly<Record<Level, number>>> = { CP: 9, CE1: 12, CE2: 15 }

/** The mixed test first. */
export function testFormats(level: Level): TestFormat[] {
  const mixed = MIXED_RESULTS[level]
  const all = automatismsOf(level)
  const fluency = PACE_THEMES.flatMap((theme): TestFormat[] => {
    const count = paceReference(level, theme)
    const automatisms = all.filter((id) => paceThemeOf(id) === theme)
    return count === undefined ? [] : [{ kind: theme, automatisms, count, durationS: 60 }]
  })
  return mixed === undefined
    ? fluency
    : [{ kind: 'mixed', automatisms: all, count: mixed, durationS: 180 }, ...fluency]
}
