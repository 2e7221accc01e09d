import { type ReactElement, useState } from 'react'
import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { ListedDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type { Learner } from '../../contract/learners.ts'
import type { LearnerResults } from '../../contract/results.ts'
import { monthSlope, trendOf } from '../../domain/results/results.ts'
import { REMARKS } from '../../texts/corrections/remarks.ts'
import { longDate, percent, shortDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { TREND_NAMES } from '../../texts/vocabulary.ts'
import { learnerPath, wordReviewPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BarChart } from '../ui/charts/bar-chart.tsx'
import { TrendIcon } from '../ui/charts/trend-icon.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { CalculationRows, DictationRows, GrammarRows, scoredCopy } from './result-lists.tsx'
import { useDeleteResult, usePagedResults, useResults } from './results-api.ts'

type AnyResult = ListedDictationResult | FrenchGrammarResult | MathCalculationResult

/** (RES-02, RES-03); grammar is shown once it has results. */
export function LearnerResultsPanel({ learner }: { learner: Learner }): ReactElement {
  const results = useResults(learner.id)
  if (results.data === undefined) {
    if (results.isLoadingError) {
      return <ErrorPanel text={RESULTS.loadError} onRetry={() => void results.refetch()} />
    }
    return <SkeletonLines label={RESULTS.loading} count={8} />
  }
  return (
    <div className="grid gap-8">
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={learnerPath(learner.id)} variant="outline" icon="user">
          {RESULTS.learnerPage}
        </ButtonLink>
        <ButtonLink to={wordReviewPath(learner.id)} variant="outline" icon="pencil">
          {RESULTS.wordReview}
        </ButtonLink>
      </p>
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
        textOf={(result) => REMARKS.scored(scoredCopy(result))}
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
  const dictations = usePagedResults({ ...asked, activity: 'dictation', rowsOf: dictationsOf })
  const calculations = usePagedResults({
    ...asked,
    activity: 'calculation',
    rowsOf: calculationsOf,
  })
  const grammar = usePagedResults({ ...asked, activity: 'grammar', rowsOf: grammarOf })
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

const dictationsOf = (reply: LearnerResults): readonly ListedDictationResult[] =>
  reply.french_dictation
const calculationsOf = (reply: LearnerResults): readonly MathCalculationResult[] =>
  reply.math_calculation
const grammarOf = (reply: LearnerResults): readonly FrenchGrammarResult[] => reply.french_grammar

interface Removal {
  readonly busyId: string | null
  readonly ask: (result: AnyResult) => void
  readonly dialog: ReactElement | null
}

/** Confirmed first; the row stays busy until the list is refetched (RES-04). */
function useRemoval(learnerId: string): Removal {
  const [asked, setAsked] = useState<AnyResult | null>(null)
  const remove = useDeleteResult(learnerId)
  const toast = useToast()
  const heading = useFocusFallback(remove.isPending)

  function ask(result: AnyResult): void {
    // Heading of the list the button is in.
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

/** Older results are in the list below. */
const MAX_BARS = 12

interface ScoredResult {
  readonly score: number
  readonly created_at: string
}

interface SubjectCardProps<One extends ScoredResult> {
  readonly subject: string
  readonly colour: string
  /** Null without results. */
  readonly average: number | null
  /** Newest first. */
  readonly results: readonly One[]
  /** What the chart says of a result; its percentage unless given. */
  readonly textOf?: (result: One) => string
}

/** RES-02. */
function SubjectCard<One extends ScoredResult>(props: SubjectCardProps<One>): ReactElement {
  const { subject, colour, average, results, textOf = ({ score }) => percent(score) } = props
  const [latest, before] = results
  const trend = trendOf(results)
  const slope = monthSlope(results)
  return (
    <section className="card p-6" aria-label={subject}>
      <div className="flex items-start justify-between">
        <h2 className="text-xl">{subject}</h2>
        <TrendIcon trend={trend} label={TREND_NAMES[trend]} />
      </div>
      <p className="mt-1">
        <span className="sr-only">{RESULTS.average}</span>{' '}
        {average === null ? (
          <span className="text-muted">{RESULTS.noAverage}</span>
        ) : (
          <strong className="figure">{percent(average)}</strong>
        )}
      </p>
      {latest && props.textOf && <p className="text-sm">{RESULTS.latest(textOf(latest))}</p>}
      {latest && before && (
        <p className="text-sm text-muted">
          {RESULTS.lastTwo(percent(before.score), percent(latest.score))}
          {slope !== null && <span className="block">{RESULTS.month(slope)}</span>}
        </p>
      )}
      {results.length > 0 && (
        <BarChart
          label={RESULTS.chart(subject)}
          colour={colour}
          bars={results
            .slice(0, MAX_BARS)
            .reverse()
            .map((result) => ({
              label: shortDate(result.created_at),
              value: result.score,
              text: textOf(result),
            }))}
        />
      )}
    </section>
  )
}
