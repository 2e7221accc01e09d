import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { ListedDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import { namesAutomatisms } from '../../domain/calculation/series/stored-series.ts'
import { MARK_OUT_OF } from '../../domain/copy/review/grading-scale.ts'
import { resultBefore } from '../../domain/results/results.ts'
import { SCALES_TEXTS } from '../../texts/corrections/copy-errors.ts'
import { REMARKS } from '../../texts/corrections/remarks.ts'
import { duration, longDate, percent } from '../../texts/format.ts'
import { storedExerciseName } from '../../texts/grammar/grammar.ts'
import { RESULTS } from '../../texts/results.ts'
import { OPERATION_NAMES, TOPIC_NAMES } from '../../texts/vocabulary.ts'
import { resultPath } from '../paths.ts'
import { IconButton } from '../ui/button.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { LoadMore } from '../ui/layout/load-more.tsx'
import type { MoreResults, PagedResults } from './results-api.ts'

interface DictationRowsProps {
  readonly list: PagedResults<ListedDictationResult>
  readonly busyId: string | null
  readonly onDelete: (result: ListedDictationResult) => void
}

/** RES-03. */
export function DictationRows({ list, busyId, onDelete }: DictationRowsProps): ReactElement {
  return (
    <ResultList
      title={RESULTS.dictationResults}
      emptyText={RESULTS.noDictation}
      more={list.more}
      rows={list.rows.map((result) => {
        const date = longDate(result.created_at)
        return (
          <ResultListItem
            key={result.id}
            heading={
              <Link
                to={resultPath(result.id)}
                aria-label={RESULTS.open(result.dictation.title, date)}
              >
                {result.dictation.title}
              </Link>
            }
            detail={
              <DictationDetail
                result={result}
                before={resultBefore(list.rows, result)}
                date={date}
              />
            }
            score={result.score}
            busy={busyId === result.id}
            deleteLabel={RESULTS.remove(result.dictation.title, date)}
            onDelete={() => onDelete(result)}
          />
        )
      })}
    />
  )
}

interface DictationDetailProps {
  readonly result: ListedDictationResult
  /** The result of the same dictation before this one. */
  readonly before: ListedDictationResult | undefined
  readonly date: string
}

/** MAR-05: what stands beside the percentage. */
function DictationDetail({ result, before, date }: DictationDetailProps): ReactElement {
  const { summary } = result
  const scales = [
    summary?.mark != null && SCALES_TEXTS.mark(summary.mark, MARK_OUT_OF),
    summary?.tallies && REMARKS.tallies(summary.tallies),
  ]
  const lines = [
    `${date} · ${RESULTS.errors(result.error_count, result.word_count)}`,
    [summary && REMARKS.byFamily(summary.remarks), ...scales].filter(Boolean).join(' · '),
    before ? REMARKS.beforeAfter(scoredCopy(before), scoredCopy(result)) : '',
  ]
  return (
    <>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </>
  )
}

/** A score, with its remarks when they are known. */
export function scoredCopy({ score, summary }: ListedDictationResult) {
  return { score, remarks: summary?.remarks ?? null }
}

interface CalculationRowsProps {
  readonly list: PagedResults<MathCalculationResult>
  readonly busyId: string | null
  readonly onDelete: (result: MathCalculationResult) => void
}

/** What a test was on: a topic, the programme, or operations. */
function askedIn({ topic, series, operation }: MathCalculationResult): string {
  if (topic !== null) return TOPIC_NAMES[topic]
  if (namesAutomatisms(series)) return RESULTS.programme
  return operation.map((name) => OPERATION_NAMES[name]).join(', ')
}

/** RES-03. */
export function CalculationRows({ list, busyId, onDelete }: CalculationRowsProps): ReactElement {
  return (
    <ResultList
      title={RESULTS.calculationResults}
      emptyText={RESULTS.noCalculation}
      more={list.more}
      rows={list.rows.map((result) => {
        const date = longDate(result.created_at)
        const detail = [
          date,
          RESULTS.correct(result.correct_answers, result.questions_count),
          RESULTS.pace(result.average_time),
        ]
        return (
          <ResultListItem
            key={result.id}
            heading={`${result.level} · ${askedIn(result)}`}
            detail={detail.join(' · ')}
            score={result.score}
            busy={busyId === result.id}
            deleteLabel={RESULTS.removeCalculation(date)}
            onDelete={() => onDelete(result)}
          />
        )
      })}
    />
  )
}

interface GrammarRowsProps {
  readonly list: PagedResults<FrenchGrammarResult>
  readonly busyId: string | null
  readonly onDelete: (result: FrenchGrammarResult) => void
}

export function GrammarRows({ list, busyId, onDelete }: GrammarRowsProps): ReactElement {
  return (
    <ResultList
      title={RESULTS.grammarResults}
      emptyText={''}
      more={list.more}
      rows={list.rows.map((result) => {
        const date = longDate(result.created_at)
        const detail = [
          date,
          RESULTS.correct(result.correct_answers, result.answers_count),
          duration(result.total_time),
        ]
        return (
          <ResultListItem
            key={result.id}
            heading={`${result.level} · ${storedExerciseName(result.exercise_type, result.mode)}`}
            detail={detail.join(' · ')}
            score={result.score}
            busy={busyId === result.id}
            deleteLabel={RESULTS.removeGrammar(date)}
            onDelete={() => onDelete(result)}
          />
        )
      })}
    />
  )
}

interface ResultListProps {
  readonly title: string
  readonly emptyText: string
  readonly rows: readonly ReactElement[]
  readonly more: MoreResults
}

/** RES-05. */
function ResultList({ title, emptyText, rows, more }: ResultListProps): ReactElement {
  return (
    <section className="card p-6" aria-label={title}>
      <h2 tabIndex={-1} className="mb-2 text-xl">
        {title}
      </h2>
      {rows.length === 0 ? <p className="text-muted">{emptyText}</p> : <ul>{rows}</ul>}
      {more.isLong && <LoadMore {...more} list={title} shown={rows.length} />}
    </section>
  )
}

interface ResultListItemProps {
  readonly heading: ReactNode
  readonly detail: ReactNode
  readonly score: number
  readonly busy: boolean
  readonly deleteLabel: string
  readonly onDelete: () => void
}

function ResultListItem(props: ResultListItemProps): ReactElement {
  const { heading, detail, score, busy, deleteLabel, onDelete } = props
  return (
    <li
      aria-busy={busy}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 border-b-[1.5px] border-rule py-3 last:border-0"
    >
      <p className={`font-semibold sm:self-end ${busy ? 'text-muted' : ''}`}>{heading}</p>
      {/* Below the line on a phone: beside the score it would be a word wide. */}
      <p className="order-last col-span-full text-sm text-muted sm:order-none sm:col-span-1 sm:col-start-1 sm:row-start-2 sm:self-start">
        {detail}
      </p>
      <strong className="font-display text-xl tabular-nums sm:row-span-2">{percent(score)}</strong>
      {busy ? (
        <span className="grid size-11 place-items-center sm:row-span-2">
          <Spinner label={RESULTS.deleting} />
        </span>
      ) : (
        <span className="sm:row-span-2">
          <IconButton icon="trash" label={deleteLabel} tone="danger" onClick={onDelete} />
        </span>
      )}
    </li>
  )
}
