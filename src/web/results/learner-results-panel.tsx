import { type ReactElement, useState } from 'react'
import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type { Learner } from '../../contract/learners.ts'
import type { LearnerResults } from '../../contract/results.ts'
import { longDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { CalculationRows } from './calculation-rows.tsx'
import { DictationRows } from './dictation-rows.tsx'
import { GrammarRows } from './grammar-rows.tsx'
import { useDeleteResult, useLongList, useResults } from './results-api.ts'
import { SubjectCard } from './subject-card.tsx'

type AnyResult = FrenchDictationResult | FrenchGrammarResult | MathCalculationResult

/** A learner's two averages with their charts, then every result (RES-02, RES-03); grammar joins them once there is some. */
export function LearnerResultsPanel({ learner }: { learner: Learner }): ReactElement {
  const results = useResults(learner.id)
  if (results.data === undefined) {
    if (results.isError) {
      return <ErrorPanel text={RESULTS.loadError} onRetry={() => void results.refetch()} />
    }
    return <SkeletonLines label={RESULTS.loading} count={8} />
  }
  return (
    <div className="grid gap-8">
      <Subjects first={results.data} />
      <Lists learnerId={learner.id} first={results.data} />
    </div>
  )
}

function Subjects({ first }: { first: LearnerResults }): ReactElement {
  const { french_dictation, math_calculation, french_grammar, totals } = first
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <SubjectCard
        subject={RESULTS.dictation}
        colour="var(--cover-blue)"
        average={totals.dictation.average}
        results={french_dictation}
      />
      <SubjectCard
        subject={RESULTS.calculation}
        colour="var(--cover-red)"
        average={totals.calculation.average}
        results={math_calculation}
      />
      {totals.grammar.count > 0 && (
        <SubjectCard
          subject={RESULTS.grammar}
          colour="var(--cover-green)"
          average={totals.grammar.average}
          results={french_grammar}
        />
      )}
    </div>
  )
}

interface ListsProps {
  readonly learnerId: string
  readonly first: LearnerResults
}

function Lists({ learnerId, first }: ListsProps): ReactElement {
  const removal = useRemoval(learnerId)
  const asked = { learnerId, first }
  const dictations = useLongList({ ...asked, activity: 'dictation', rowsOf: dictationsOf })
  const calculations = useLongList({ ...asked, activity: 'calculation', rowsOf: calculationsOf })
  const grammar = useLongList({ ...asked, activity: 'grammar', rowsOf: grammarOf })
  const { busyId, ask } = removal
  return (
    <>
      <DictationRows list={dictations} busyId={busyId} onDelete={ask} />
      <CalculationRows list={calculations} busyId={busyId} onDelete={ask} />
      {grammar.more.total > 0 && <GrammarRows list={grammar} busyId={busyId} onDelete={ask} />}
      {removal.dialog}
    </>
  )
}

const dictationsOf = (reply: LearnerResults): readonly FrenchDictationResult[] =>
  reply.french_dictation
const calculationsOf = (reply: LearnerResults): readonly MathCalculationResult[] =>
  reply.math_calculation
const grammarOf = (reply: LearnerResults): readonly FrenchGrammarResult[] => reply.french_grammar

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
  const heading = useKeptFocus(remove.isPending)

  function ask(result: AnyResult): void {
    // Of the list in which the button was pressed.
    heading.current = document.activeElement?.closest('section')?.querySelector('h2') ?? null
    setAsked(result)
  }

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
    ask,
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
