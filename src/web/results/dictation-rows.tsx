import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import { longDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { resultPath } from '../paths.ts'
import { ResultList, ResultRow } from './result-row.tsx'
import type { LongList } from './results-api.ts'

interface DictationRowsProps {
  readonly list: LongList<FrenchDictationResult>
  readonly busyId: string | null
  readonly onDelete: (result: FrenchDictationResult) => void
}

/** Dictations of a learner, newest first: title, date, errors out of words, score (RES-03). */
export function DictationRows({ list, busyId, onDelete }: DictationRowsProps): ReactElement {
  return (
    <ResultList
      title={RESULTS.dictationResults}
      emptyText={RESULTS.noDictation}
      more={list.more}
      rows={list.rows.map((result) => {
        const date = longDate(result.created_at)
        return (
          <ResultRow
            key={result.id}
            heading={
              <Link
                to={resultPath(result.id)}
                aria-label={RESULTS.open(result.dictation.title, date)}
              >
                {result.dictation.title}
              </Link>
            }
            detail={`${date} · ${RESULTS.errors(result.error_count, result.word_count)}`}
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
