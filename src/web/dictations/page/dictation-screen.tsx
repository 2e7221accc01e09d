import { type ReactElement, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { Dictation } from '../../../contract/dictations.ts'
import { DICTATION_LIST } from '../../../texts/dictations/dictation-list.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useDictation, useDictationCopies } from '../../api/list-queries.ts'
import { useDictatedText } from '../../dictating/dictating-api.ts'
import { PATHS } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { useToast } from '../../ui/feedback/toasts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useLazyComponent, useNextStep } from '../../ui/use-lazy-component.ts'
import { DictationCopies } from './dictation-copies.tsx'
import { DictationActions, DictationHead } from './dictation-head.tsx'
import { useDictationStudy } from './dictation-page-api.ts'
import { isJustCreated, missingWords } from './dictation-page-state.ts'
import { DictationSheet } from './dictation-sheet.tsx'
import { DictationWorks } from './dictation-works.tsx'
import { StoredNotice } from './stored-notice.tsx'
import '../../styles/dictation.css'

export function meta(): { title: string }[] {
  return [{ title: DICTATION_PAGE.pageTitle }]
}

/** PAG-01. */
export default function DictationScreen(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDictation(id)
  if (data) return <DictationView key={id} dictation={data} />
  return (
    <Page
      title={DICTATION_PAGE.title}
      back={{ to: PATHS.dictationList, label: DICTATION_PAGE.back }}
    >
      {error === null ? (
        <SkeletonLines label={DICTATION_PAGE.loading} count={6} />
      ) : error instanceof ApiProblem && (error.status === 404 || error.status === 400) ? (
        <EmptyState
          text={DICTATION_PAGE.notFound}
          action={<ButtonLink to={PATHS.dictationList}>{DICTATION_PAGE.back}</ButtonLink>}
        />
      ) : (
        <ErrorPanel text={DICTATION_PAGE.loadError} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

const loadDialog = () => import('../dictation-dialog.tsx').then((module) => module.DictationDialog)

const loadSheets = () => import('../sheets/print-section.tsx').then((module) => module.PrintSection)

/** Where «Imprimer» leads in the page. */
const PRINTING = '#imprimer'

function DictationView({ dictation }: { readonly dictation: Dictation }): ReactElement {
  const { id } = dictation
  const study = useDictationStudy(id)
  const copies = useDictationCopies(id)
  const groups = useDictatedText(id).data?.groups ?? []
  const { state, hash } = useLocation()
  const created = isJustCreated(state)
  const [editing, setEditing] = useState<readonly string[] | null>(null)
  const DictationDialog = useLazyComponent(loadDialog, editing !== null)
  const PrintSection = useNextStep(loadSheets, hash === PRINTING)
  const toast = useToast()
  const missing = missingWords(study.data?.words ?? [])

  return (
    <>
      {created && (
        <StoredNotice
          dictation={dictation}
          study={study.data}
          isUnknown={study.isLoadingError}
          onAdd={() => setEditing(missing)}
        />
      )}
      <Link
        to={PATHS.dictationList}
        className="mb-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline hover:bg-ink-050"
      >
        <Icon name="arrow-left" />
        {DICTATION_PAGE.back}
      </Link>
      <DictationHead dictation={dictation} isNew={created} />
      <div className="dictation-columns">
        <DictationActions dictation={dictation} groups={groups} onEdit={() => setEditing([])} />
        <div className="dictation-main">
          <DictationSheet dictation={dictation} study={study.data} />
          <DictationCopies id={id} copies={copies} />
        </div>
        <DictationWorks dictation={dictation} study={study} copies={copies.data ?? []} />
      </div>
      <section
        id={PRINTING.slice(1)}
        aria-label={DICTATION_PAGE.print}
        tabIndex={-1}
        className="mt-12 scroll-mt-4 outline-none"
      >
        {PrintSection && study.data ? (
          <PrintSection
            dictation={dictation}
            study={study.data}
            copies={copies.data ?? []}
            groups={groups}
          />
        ) : (
          !study.isLoadingError && <SkeletonLines label={DICTATION_PAGE.loading} count={3} />
        )}
      </section>
      {DictationDialog && editing !== null && (
        <DictationDialog
          dictation={dictation}
          missing={editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            toast.show({ tone: 'success', text: DICTATION_LIST.saved })
          }}
        />
      )}
    </>
  )
}
