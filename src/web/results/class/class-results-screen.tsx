import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import type { ClassResults } from '../../../contract/class/class-results.ts'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import { LESSON_NEEDS, needCounts, sumOfNeeds } from '../../../domain/class/need.ts'
import { scorePercent } from '../../../domain/results/results.ts'
import { CLASS_RESULTS, classCsv, csvFileName, NEED_NAMES } from '../../../texts/class-results.ts'
import { decimal, longDate, percent } from '../../../texts/format.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { today } from '../../api/today.ts'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { dictationPath, PATHS } from '../../paths.ts'
import { ensureFreshSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/tag.tsx'
import {
  type ClassScope,
  classPath,
  fetchClassResultsEarly,
  parseClassScope,
  useClassResults,
  useDisputedWords,
} from './class-results-api.ts'
import { ClassScopeFields } from './class-scope-fields.tsx'
import { BoardCard, MissedWordsCard } from './missed-words-card.tsx'
import { NeedGroups } from './need-groups.tsx'
import { NeedsTable } from './needs-table.tsx'
import '../../styles/class.css'
import '../../styles/class-results.css'

export function meta(): { title: string }[] {
  return [{ title: CLASS_RESULTS.pageTitle }]
}

/** The layout around it sends away who has no session. */
export async function clientLoader({ request }: { readonly request: Request }): Promise<null> {
  if (await ensureFreshSession()) {
    fetchClassResultsEarly(parseClassScope(new URL(request.url).search))
  }
  return null
}

/** CLA-06. */
export default function ClassResultsScreen(): ReactElement {
  const scope = parseClassScope(useLocation().search)
  const { data, error, refetch } = useClassResults(scope)
  const groups = useGroups()
  if (data && groups.data) {
    return <ClassResultsView scope={scope} results={data} groups={groups.data} />
  }
  const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  const retry = (): void => void (error ? refetch() : groups.refetch())
  return (
    <Page title={CLASS_RESULTS.title} back={{ to: PATHS.learners, label: CLASS_RESULTS.back }}>
      {isGone ? (
        <EmptyState
          text={CLASS_RESULTS.notFound}
          action={<ButtonLink to={PATHS.classResults}>{CLASS_RESULTS.wholeClass}</ButtonLink>}
        />
      ) : error || groups.isLoadingError ? (
        <ErrorPanel text={CLASS_RESULTS.loadError} onRetry={retry} />
      ) : (
        <SkeletonLines label={CLASS_RESULTS.loading} count={8} />
      )}
    </Page>
  )
}

interface ViewProps {
  readonly scope: ClassScope
  readonly results: ClassResults
  readonly groups: readonly LearnerGroup[]
}

function ClassResultsView({ scope, results, groups }: ViewProps): ReactElement {
  const { dictation, pupils } = results
  const disputed = useDisputedWords(dictation?.id ?? null).data
  const group = groups.find(({ id }) => id === scope.group) ?? null
  const hasCopies = pupils.some(({ copies }) => copies > 0)
  const key = [dictation?.id, scope.period, scope.group].join('-')
  return (
    <>
      <ClassHead scope={scope} results={results} />
      {pupils.length > 0 && <ClassScopeFields scope={scope} results={results} groups={groups} />}
      {hasCopies ? (
        <>
          <Figures results={results} />
          <div className="class-columns">
            <NeedsTable pupils={pupils} />
            <div className="grid gap-6">
              <MissedWordsCard key={key} results={results} disputed={disputed} group={group} />
              {dictation && <BoardCard dictation={dictation.id} disputed={disputed} />}
            </div>
          </div>
          {scope.group === null && <NeedGroups pupils={pupils} groups={groups} scope={scope} />}
        </>
      ) : (
        <NothingYet isEmpty={pupils.length === 0} />
      )}
      <p className="mt-10">
        <a href={PATHS.schoolPapers} className="inline-flex min-h-11 items-center gap-2">
          <Icon name="printer" />
          {CLASS_RESULTS.papers}
        </a>
      </p>
    </>
  )
}

function NothingYet({ isEmpty }: { readonly isEmpty: boolean }): ReactElement {
  return isEmpty ? (
    <EmptyState
      text={CLASS_RESULTS.noLearner}
      action={<ButtonLink to={PATHS.classImport}>{CLASS_RESULTS.addLearner}</ButtonLink>}
    />
  ) : (
    <EmptyState
      text={CLASS_RESULTS.noCopy}
      detail={CLASS_RESULTS.noCopyDetail}
      action={<ButtonLink to={PATHS.dictationCorrect}>{CLASS_RESULTS.correct}</ButtonLink>}
    />
  )
}

type HeadProps = Omit<ViewProps, 'groups'>

function ClassHead({ scope, results }: HeadProps): ReactElement {
  const { dictation, pupils } = results
  const copies = pupils.reduce((sum, one) => sum + one.copies, 0)
  const without = pupils.filter((one) => one.copies === 0)
  const absent = without.filter((one) => one.absent_at !== null).length
  const back = dictation
    ? { to: dictationPath(dictation.id), label: dictation.title }
    : { to: PATHS.learners, label: CLASS_RESULTS.back }
  return (
    <header className="class-head">
      <div>
        <Link
          to={back.to}
          className="mb-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline hover:bg-ink-050"
        >
          <Icon name="arrow-left" />
          <span className="wrap-anywhere">{back.label}</span>
        </Link>
        <h1>{CLASS_RESULTS.title}</h1>
        {copies > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            {dictation && <Tag>{dictation.level}</Tag>}
            {dictation && (
              <span>{CLASS_RESULTS.dictationOf(longDate(dictation.corrected_at))}</span>
            )}
            <span>{CLASS_RESULTS.done(copies, absent, without.length - absent)}</span>
          </p>
        )}
      </div>
      {copies > 0 && <ClassActions scope={scope} results={results} />}
    </header>
  )
}

function ClassActions({ scope, results }: HeadProps): ReactElement {
  const { dictation, pupils } = results
  const { group } = scope
  function download(): void {
    const file = new Blob([classCsv(pupils)], { type: 'text/csv;charset=utf-8' })
    downloadFile(csvFileName(today()), file)
  }
  return (
    <div className="class-actions">
      {dictation && (
        <>
          <ButtonLink
            variant="outline"
            icon="eye-off"
            to={classPath(PATHS.classProjection, { dictation: dictation.id })}
          >
            {CLASS_RESULTS.project}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            icon="printer"
            to={classPath(PATHS.classCopies, { dictation: dictation.id, group })}
          >
            {CLASS_RESULTS.printCopies}
          </ButtonLink>
        </>
      )}
      <ButtonLink variant="outline" icon="printer" to={classPath(PATHS.classReports, { group })}>
        {CLASS_RESULTS.printReports}
      </ButtonLink>
      <Button
        variant="outline"
        icon="download"
        aria-label={CLASS_RESULTS.csvName}
        onClick={download}
      >
        {CLASS_RESULTS.csv}
      </Button>
    </div>
  )
}

function Figures({ results }: { readonly results: ClassResults }): ReactElement {
  const { pupils } = results
  const sum = (of: 'copies' | 'word_count' | 'error_count'): number =>
    pupils.reduce((total, one) => total + one[of], 0)
  const counts = sumOfNeeds(pupils.map(({ missed }) => needCounts(missed)))
  const [first] = LESSON_NEEDS.toSorted((one, other) => counts[other] - counts[one])
  const [words, errors] = [sum('word_count'), sum('error_count')]
  return (
    <dl aria-label={CLASS_RESULTS.figures} className="class-figures">
      <Figure value={percent(scorePercent(words, errors))} label={CLASS_RESULTS.right} />
      <Figure value={decimal(errors)} label={CLASS_RESULTS.errors(errors, sum('copies'))} />
      {first !== undefined && counts[first] > 0 && (
        <Figure
          value={decimal(counts[first])}
          label={CLASS_RESULTS.firstCause(NEED_NAMES[first])}
        />
      )}
    </dl>
  )
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div>
      <dd className="figure">{value}</dd>
      <dt>{label}</dt>
    </div>
  )
}
