import { type ReactElement, useState } from 'react'
import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type { Learner } from '../../contract/learners.ts'
import { longDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toasts.tsx'
import { CalculationRows } from './calculation-rows.tsx'
import { DictationRows } from './dictation-rows.tsx'
import { GrammarRows } from './grammar-rows.tsx'
import { useDeleteResult, useResults } from './results-api.ts'
import { SubjectCard } from './subject-card.tsx'

type AnyResult = FrenchDictationResult | FrenchGrammarResult | MathCalculationResult

/** A learner's two averages with their charts, then every result (RES-02, RES-03); grammar joins them once there is some. */
export function LearnerResultsPanel({ learner }: { learner: Learner }): ReactElement {
  const results = useResults(learner.id)
  const removal = useRemoval(learner.id)
  if (results.data === undefined) {
    if (results.isError) {
      return <ErrorPanel text={RESULTS.loadError} onRetry={() => void results.refetch()} />
    }
    return <SkeletonLines label={RESULTS.loading} count={8} />
  }
  const { french_dictation: dictations, math_calculation: calculations } = results.data
  const { french_grammar: grammar } = results.data
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-2">
        <SubjectCard subject={RESULTS.dictation} colour="var(--cover-blue)" results={dictations} />
        <SubjectCard
          subject={RESULTS.calculation}
          colour="var(--cover-red)"
          results={calculations}
        />
        {grammar.length > 0 && (
          <SubjectCard subject={RESULTS.grammar} colour="var(--cover-green)" results={grammar} />
        )}
      </div>
      <DictationRows results={dictations} busyId={removal.busyId} onDelete={removal.ask} />
      <CalculationRows results={calculations} busyId={removal.busyId} onDelete={removal.ask} />
      {grammar.length > 0 && (
        <GrammarRows results={grammar} busyId={removal.busyId} onDelete={removal.ask} />
      )}
      {removal.dialog}
    </div>
  )
}

interface Removal {
  readonly busyId: string | null
  readonly ask: (result: AnyResult) => void
  readonly dialog: ReactElement | null
}

/** Deleting a result: asked first, its row is busy until the list was read again (RES-04). */
function useRemoval(learnerId: string): Removal {
  const [asked, setAsked] = useState<AnyResult | null>(null)
  const remove = useDeleteResult(learnerId)
  const toast = useToast()

  function confirm(): void {
    if (asked === null) return
    setAsked(null)
    remove.mutate(asked.id, {
      onSuccess: () => toast.show({ tone: 'success', text: RESULTS.deleted }),
      onError: () => toast.show({ tone: 'error', text: RESULTS.deleteError }),
    })
  }

  return {
    busyId: remove.isPending ? remove.variables : null,
    ask: setAsked,
    dialog: asked && (
      <ConfirmDialog
        open
        title={RESULTS.deleteTitle}
        message={
          <>
            <p>{RESULTS.deleteQuestion}</p>
            <p className="mt-2 text-muted">{longDate(asked.created_at)}</p>
          </>
        }
        confirmLabel={RESULTS.confirmDelete}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
