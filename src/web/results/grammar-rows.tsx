import type { ReactElement } from 'react'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import { duration, longDate } from '../../texts/format.ts'
import { EXERCISE_NAMES } from '../../texts/grammar.ts'
import { RESULTS } from '../../texts/results.ts'
import { ResultList, ResultRow } from './result-row.tsx'
import type { LongList } from './results-api.ts'

interface GrammarRowsProps {
  readonly list: LongList<FrenchGrammarResult>
  readonly busyId: string | null
  readonly onDelete: (result: FrenchGrammarResult) => void
}

/** Grammar controls of a learner, newest first: level, kind of exercise, date, right answers, time, score. */
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
          <ResultRow
            key={result.id}
            heading={`${result.level} · ${EXERCISE_NAMES[result.exercise_type]}`}
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
