import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { GIVEN_PART_NAMES } from '../../../texts/dictations/given-parts.ts'
import { longDate, percent } from '../../../texts/format.ts'
import { classResultsPath, resultPath } from '../../paths.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'

interface DictationCopiesProps {
  /** Of the dictation. */
  readonly id: string
  readonly copies: UseQueryResult<DictationCopy[]>
}

function averageOf(copies: readonly DictationCopy[]): string {
  const sum = copies.reduce((total, { score }) => total + score, 0)
  return percent(Math.round(sum / copies.length))
}

/** Who did the dictation, with what result: a pencil whose tip is the score. */
export function DictationCopies({ id, copies }: DictationCopiesProps): ReactElement {
  const { data, isLoadingError, refetch } = copies
  return (
    <section className="mt-9" aria-labelledby="qui-l-a-faite">
      <h2 id="qui-l-a-faite" className="text-[clamp(1.6rem,3vw,2rem)]">
        {DICTATION_PAGE.who}
      </h2>
      {data !== undefined && data.length > 0 && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-6 text-muted">
          {DICTATION_PAGE.whoSum(data.length, averageOf(data))}
          {data.length > 1 && (
            <Link
              to={classResultsPath(id)}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {DICTATION_PAGE.theClass}
            </Link>
          )}
        </p>
      )}
      <div className="mt-5">
        {data === undefined ? (
          isLoadingError ? (
            <ErrorPanel text={DICTATION_PAGE.whoError} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines label={DICTATION_PAGE.whoLoading} count={2} />
          )
        ) : data.length === 0 ? (
          <Nobody />
        ) : (
          <ul className="card copies-list">
            {data.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function CopyRow({ copy }: { readonly copy: DictationCopy }): ReactElement {
  const name = `${copy.learner.first_name} ${copy.learner.last_name}`
  const part = copy.part === 'whole' ? '' : ` · ${GIVEN_PART_NAMES[copy.part]}`
  return (
    <li>
      <div className="min-w-0">
        <b className="wrap-anywhere">{name}</b>
        <small>{`${longDate(copy.created_at)}${part}`}</small>
        {!copy.same_text && <small>{DICTATION_PAGE.olderText}</small>}
      </div>
      <div className="score-pencil" style={{ '--v': copy.score }} aria-hidden="true">
        <i />
      </div>
      <div className="copies-score">
        {percent(copy.score)}
        <small>{DICTATION_PAGE.errors(copy.error_count)}</small>
      </div>
      <Link to={resultPath(copy.id)} aria-label={DICTATION_PAGE.reviewOf(name)}>
        {DICTATION_PAGE.review}
      </Link>
    </li>
  )
}

function Nobody(): ReactElement {
  return (
    <div className="card grid items-center justify-items-center gap-x-6 gap-y-3 p-6 text-center sm:grid-cols-[auto_1fr] sm:justify-items-start sm:text-left">
      <svg viewBox="0 0 96 112" className="w-20" aria-hidden="true">
        <rect x="10" y="6" width="78" height="100" rx="7" fill="#cfb58e" />
        <path d="M10 13a7 7 0 0 1 7-7h3v100h-3a7 7 0 0 1-7-7Z" fill="#0002" />
        <rect x="30" y="26" width="48" height="26" rx="3" fill="#fffdf8" />
        <path
          d="M33 29h42v20H33zM39 40c4-6 6 4 10 0s6 3 9 0 5 2 10-1"
          fill="none"
          stroke="#2a3f94"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <div>
        <p className="font-semibold">{DICTATION_PAGE.nobody}</p>
        <p className="text-muted">{DICTATION_PAGE.nobodyHint}</p>
      </div>
    </div>
  )
}
