import { type ReactElement, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { SAMPLE_LEARNER } from '../../texts/learners.ts'
import { Button } from '../ui/button.tsx'
import { DeleteLearnerDialog } from './delete-learner-dialog.tsx'

interface SampleLearnerRemovalProps {
  readonly sample: Pick<Learner, 'id' | 'first_name' | 'last_name'>
}

/** FIR-02: the sample is thrown away where it was used, with all that was tried on it. */
export function SampleLearnerRemoval({ sample }: SampleLearnerRemovalProps): ReactElement {
  const [isAsked, setAsked] = useState(false)
  const [results, setResults] = useState<number | null>(null)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p>{SAMPLE_LEARNER.note}</p>
      <Button variant="ghost" icon="trash" className="-ml-4" onClick={() => setAsked(true)}>
        {SAMPLE_LEARNER.remove}
      </Button>
      {isAsked && (
        <DeleteLearnerDialog
          learner={sample}
          results={results}
          onCounted={setResults}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
