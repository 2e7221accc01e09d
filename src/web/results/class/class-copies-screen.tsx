import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { CorrectionDetail } from '../../../contract/corrections.ts'
import { copyMarks } from '../../../domain/copy/draft/copy-marks.ts'
import { familyTotals } from '../../../domain/copy/review/grading-scale.ts'
import { CLASS_COPIES } from '../../../texts/class-copies.ts'
import { DICTATION_RESULT } from '../../../texts/corrections/dictation-result.ts'
import { REMARKS } from '../../../texts/corrections/remarks.ts'
import { longDate, percent } from '../../../texts/format.ts'
import { useDictationCopies } from '../../api/list-queries.ts'
import { useCorrections } from '../../corrections/corrections-api.ts'
import { ErrorsPanel } from '../../corrections/result/errors-panel.tsx'
import { MarkedCopy } from '../../corrections/result/marked-copy.tsx'
import { useCopyErrors } from '../../corrections/result/use-copy-errors.ts'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { PATHS } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { type OpenedResult, openStoredResult } from '../dictation-result-state.ts'
import { useStoredNames } from '../dictation-result-view.tsx'
import '../../styles/class-results.css'
import { type ClassScope, classPath, parseClassScope } from './class-results-api.ts'

export function meta(): { title: string }[] {
  return [{ title: CLASS_COPIES.pageTitle }]
}

/** CLA-06: the corrected copies of a dictation, one after the other, each on its paper. */
export default function ClassCopiesScreen(): ReactElement {
  const scope = parseClassScope(useLocation().search)
  return (
    <Page
      title={CLASS_COPIES.title}
      lead={CLASS_COPIES.lead}
      back={{ to: classPath(PATHS.classResults, scope), label: CLASS_COPIES.back }}
    >
      {scope.dictation === null ? (
        <EmptyState
          text={CLASS_COPIES.none}
          action={<ButtonLink to={PATHS.classResults}>{CLASS_COPIES.back}</ButtonLink>}
        />
      ) : (
        <CopiesOf dictation={scope.dictation} group={scope.group} />
      )}
    </Page>
  )
}

interface CopiesOfProps extends Pick<ClassScope, 'group'> {
  readonly dictation: string
}

function CopiesOf({ dictation, group }: CopiesOfProps): ReactElement {
  const copies = useDictationCopies(dictation)
  const groups = useGroups()
  const members = groups.data?.find(({ id }) => id === group)?.learner_ids
  const wanted = (copies.data ?? []).filter(
    ({ learner }) => group === null || members?.includes(learner.id),
  )
  const details = useCorrections(wanted.map(({ id }) => id))
  const failed = [copies, groups, details].find(({ isLoadingError }) => isLoadingError)
  if (failed) {
    return <ErrorPanel text={CLASS_COPIES.loadError} onRetry={() => void failed.refetch()} />
  }
  const rows = details.data
  if (copies.data === undefined || groups.data === undefined || rows?.length !== wanted.length) {
    return <SkeletonLines label={CLASS_COPIES.loading} count={8} />
  }
  if (rows.length === 0) return <EmptyState text={CLASS_COPIES.none} />
  return (
    <>
      <Button icon="printer" className="mb-8 print:hidden" onClick={() => window.print()}>
        {CLASS_COPIES.print(rows.length)}
      </Button>
      <div className="print-alone printed-copies">
        {rows.map((row) => (
          <PrintedCopy key={row.id} row={row} />
        ))}
      </div>
    </>
  )
}

function PrintedCopy({ row }: { readonly row: CorrectionDetail }): ReactElement {
  const opened = openStoredResult(row)
  const { first_name, last_name, level } = row.learner
  return (
    <article className="printed-copy">
      <header>
        <h2>{DICTATION_RESULT.learner(`${first_name} ${last_name}`, level)}</h2>
        <p>{`${row.dictation.title} · ${longDate(row.created_at)}`}</p>
      </header>
      {opened ? (
        <MarkedErrors row={row} opened={opened} />
      ) : (
        <p className="font-reading text-lg whitespace-pre-line">{row.content}</p>
      )}
    </article>
  )
}

interface MarkedErrorsProps {
  readonly row: CorrectionDetail
  readonly opened: OpenedResult
}

function MarkedErrors({ row, opened }: MarkedErrorsProps): ReactElement {
  const { draft, review } = opened
  const copyErrors = useCopyErrors(draft, useStoredNames(row, opened), { review, onReview: null })
  return (
    <>
      <MarkedCopy marks={copyMarks(draft)} />
      <p className="my-2">
        <strong>{percent(row.score)}</strong>
        {copyErrors.status !== 'loading' &&
          ` · ${REMARKS.byFamily(familyTotals(copyErrors.errors))}`}
      </p>
      <ErrorsPanel
        copyErrors={copyErrors}
        learner={`${row.learner.first_name} ${row.learner.last_name}`}
      />
    </>
  )
}
