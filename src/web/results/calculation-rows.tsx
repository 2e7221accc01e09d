import type { ReactElement } from 'react'
import type { MathCalculationResult } from '../../contract/calculations.ts'
import { longDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { OPERATION_NAMES } from '../../texts/vocabulary.ts'
import { ResultList, ResultRow } from './result-row.tsx'
import type { LongList } from './results-api.ts'

interface CalculationRowsProps {
  readonly list: LongList<MathCalculationResult>
  readonly busyId: string | null
  readonly onDelete: (result: MathCalculationResult) => void
}

/** Calculation tests of a learner, newest first: level, date, operations, correct answers, pace, score (RES-03). */
export function CalculationRows({ list, busyId, onDelete }: CalculationRowsProps): ReactElement {
  return (
    <ResultList
      title={RESULTS.calculationResults}
      emptyText={RESULTS.noCalculation}
      more={list.more}
      rows={list.rows.map((result) => {
        const date = longDate(result.created_at)
        const operations = result.operation.map((name) => OPERATION_NAMES[name]).join(', ')
        const detail = [
          date,
          RESULTS.correct(result.correct_answers, result.questions_count),
          RESULTS.pace(result.average_time),
        ]
        return (
          <ResultRow
            key={result.id}
            heading={`${result.level} · ${operations}`}
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
