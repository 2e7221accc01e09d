import type { ReactElement } from 'react'
import { paceOfRun } from '../../domain/calculation/practice.ts'
import { PACE_THEMES, paceReference } from '../../domain/calculation/programme.ts'
import type { TrainingRun } from '../../domain/calculation/training-run.ts'
import { PACE_NAMES, TRAINING_END } from '../../texts/calculation-training.ts'

/** Right answers a minute beside the official reference of the year, for the automatismes that have one. */
export function TrainingPaces({ run }: { run: TrainingRun }): ReactElement | null {
  const paces = PACE_THEMES.flatMap((theme) => {
    const pace = paceOfRun(run, theme)
    if (pace === undefined) return []
    return [{ theme, pace, reference: paceReference(run.setup.level, theme) }]
  })
  if (paces.length === 0) return null
  return (
    <section aria-label={TRAINING_END.paces}>
      <h3 className="mb-1 text-lg">{TRAINING_END.paces}</h3>
      <ul>
        {paces.map(({ theme, pace, reference }) => (
          <li key={theme}>
            {PACE_NAMES[theme]} <strong>{TRAINING_END.perMinute(pace)}</strong>
            {reference !== undefined && (
              <span className="text-muted"> {TRAINING_END.reference(reference)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
