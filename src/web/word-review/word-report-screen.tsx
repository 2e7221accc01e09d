import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router'
import type { WordReview } from '../../contract/word-review.ts'
import { isAcquired, isDue, type ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import { longCalendarDate } from '../../texts/format.ts'
import { WORD_REPORT, wordReportCsv } from '../../texts/word-review/word-report.ts'
import { errorKind } from '../../texts/word-review/word-review.ts'
import { today } from '../api/today.ts'
import { learnerName } from '../learners/learner-select.tsx'
import { PATHS, wordReviewPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { downloadFile } from '../ui/download-file.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../ui/layout/data-table.tsx'
import { Page } from '../ui/layout/page.tsx'
import { type KnownWords, LearnerWords } from './learner-words.tsx'

export function meta(): { title: string }[] {
  return [{ title: WORD_REPORT.pageTitle }]
}

/** REV-03: on the screen, and on one sheet of paper. */
export default function WordReportScreen(): ReactElement {
  const learnerId = useSearchParams()[0].get('apprenant')
  const to = learnerId === null ? PATHS.wordReview : wordReviewPath(learnerId)
  return (
    <Page
      crumb={WORD_REPORT.crumb}
      title={WORD_REPORT.title}
      back={{ to, label: WORD_REPORT.back }}
    >
      <LearnerWords>{(known) => <Report {...known} />}</LearnerWords>
    </Page>
  )
}

function Report({ learner, review }: KnownWords): ReactElement {
  const now = today()
  const { words, repeated } = review

  function download(): void {
    const file = new Blob([wordReportCsv(words)], { type: 'text/csv;charset=utf-8' })
    downloadFile(WORD_REPORT.fileName(now), file)
  }

  return (
    <div className="grid gap-8 print:gap-4">
      <p className="-mt-6 text-[1.0625rem] wrap-anywhere text-muted print:mt-0">
        {WORD_REPORT.lead(learnerName(learner), longCalendarDate(now))}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button icon="printer" onClick={() => window.print()}>
          {WORD_REPORT.print}
        </Button>
        <Button variant="outline" icon="download" onClick={download}>
          {WORD_REPORT.download}
        </Button>
      </div>
      {words.length === 0 ? (
        <EmptyState text={WORD_REPORT.none} />
      ) : (
        <>
          <Figures words={words} />
          <KindsTable words={words} />
        </>
      )}
      <RepeatedDictations repeated={repeated} />
      <p className="text-sm text-muted">{WORD_REPORT.note}</p>
    </div>
  )
}

function Figures({ words }: { words: readonly ReviewedWord[] }): ReactElement {
  const now = today()
  const acquired = words.filter(isAcquired).length
  const returning = words.length - acquired
  const due = words.filter((word) => isDue(word, now)).length
  return (
    <section
      aria-label={WORD_REPORT.figures}
      className="grid gap-4 sm:grid-cols-3 print:grid-cols-3"
    >
      <Figure count={acquired} label={WORD_REPORT.acquired(acquired)} />
      <Figure count={returning} label={WORD_REPORT.returning(returning)} />
      <Figure count={due} label={WORD_REPORT.due} />
    </section>
  )
}

function Figure({ count, label }: { count: number; label: string }): ReactElement {
  return (
    <p className="card flex items-baseline gap-3 p-5 print:p-3">
      <strong className="figure">{count}</strong>
      <span>{label}</span>
    </p>
  )
}

interface KindRow {
  readonly kind: string
  readonly acquired: string
  readonly returning: string
}

function kindRows(words: readonly ReviewedWord[]): KindRow[] {
  const listed = (some: readonly ReviewedWord[]): string =>
    some.map(({ word }) => word).join(', ') || WORD_REPORT.noWord
  return [...Map.groupBy(words, ({ error }) => error)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([error, some]) => ({
      kind: errorKind(error),
      acquired: listed(some.filter(isAcquired)),
      returning: listed(some.filter((word) => !isAcquired(word))),
    }))
}

const KIND_COLUMNS: readonly Column<KindRow>[] = [
  { key: 'kind', label: WORD_REPORT.kind, cell: ({ kind }) => <strong>{kind}</strong> },
  {
    key: 'acquired',
    label: WORD_REPORT.acquiredWords,
    cardLabel: WORD_REPORT.acquiredWords,
    cell: ({ acquired }) => acquired,
  },
  {
    key: 'returning',
    label: WORD_REPORT.returningWords,
    cardLabel: WORD_REPORT.returningWords,
    cell: ({ returning }) => returning,
  },
]

function KindsTable({ words }: { words: readonly ReviewedWord[] }): ReactElement {
  return (
    <section aria-label={WORD_REPORT.kinds}>
      <h2 className="mb-3 text-2xl">{WORD_REPORT.kinds}</h2>
      <div className="card p-3">
        <DataTable
          label={WORD_REPORT.kinds}
          columns={KIND_COLUMNS}
          rows={kindRows(words)}
          rowKey={({ kind }) => kind}
        />
      </div>
    </section>
  )
}

type Repeated = WordReview['repeated'][number]

function doneText({ error_count, word_count, day }: Repeated['first']): string {
  return WORD_REPORT.errors(error_count, word_count, day)
}

const REPEATED_COLUMNS: readonly Column<Repeated>[] = [
  { key: 'title', label: WORD_REPORT.dictation, cell: ({ title }) => <strong>{title}</strong> },
  {
    key: 'first',
    label: WORD_REPORT.before,
    cardLabel: WORD_REPORT.before,
    cell: ({ first }) => doneText(first),
  },
  {
    key: 'last',
    label: WORD_REPORT.after,
    cardLabel: WORD_REPORT.after,
    cell: ({ last }) => doneText(last),
  },
]

function RepeatedDictations({ repeated }: Pick<WordReview, 'repeated'>): ReactElement {
  return (
    <section aria-label={WORD_REPORT.repeated}>
      <h2 className="mb-3 text-2xl">{WORD_REPORT.repeated}</h2>
      {repeated.length === 0 ? (
        <p className="text-muted">{WORD_REPORT.noRepeated}</p>
      ) : (
        <div className="card p-3">
          <DataTable
            label={WORD_REPORT.repeated}
            columns={REPEATED_COLUMNS}
            rows={repeated}
            rowKey={({ title, first }) => `${title}-${first.day}`}
          />
        </div>
      )}
    </section>
  )
}
