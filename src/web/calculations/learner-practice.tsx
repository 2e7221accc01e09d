import type { ReactElement } from 'react'
import type { CalculationPractice } from '../../contract/calculation-practice.ts'
import { dueFacts } from '../../domain/calculation/fact-review.ts'
import { BADGE_NAMES, BADGE_REASONS, TRAINING_SETUP } from '../../texts/calculation-training.ts'
import { today } from '../api/clock.ts'
import { Icon } from '../ui/icon.tsx'

/** What is kept of the chosen learner: stickers won, sums that will come back (CAL-09). */
export function LearnerPractice({ practice }: { practice: CalculationPractice }): ReactElement {
  const due = dueFacts(practice.facts, today()).length
  return (
    <div className="grid gap-3">
      {due > 0 && <p className="text-muted">{TRAINING_SETUP.due(due)}</p>}
      {practice.badges.length > 0 && (
        <ul aria-label={TRAINING_SETUP.badges} className="flex flex-wrap gap-x-4 gap-y-2">
          {practice.badges.map((badge) => (
            <li key={badge} className="flex items-center gap-2" title={BADGE_REASONS[badge]}>
              <span className="sticker sticker-small" aria-hidden="true">
                <Icon name="star" className="size-4" />
              </span>
              <span className="text-[0.9375rem]">{BADGE_NAMES[badge]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
