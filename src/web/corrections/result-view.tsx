import type { ReactElement } from 'react'
import {
  confirmedText,
  faultMarks,
  marksOf,
  otherSpellings,
  scoreDraft,
} from '../../domain/copy-text.ts'
import { COPY_ERRORS } from '../../texts/copy-errors.ts'
import { RESULT } from '../../texts/corrections.ts'
import { longDate, percent } from '../../texts/format.ts'
import { PATHS } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScoreRing } from '../ui/score-ring.tsx'
import type { Copy } from './copy-state.ts'
import type { Saving } from './correct-state.ts'
import { ErrorsPanel } from './errors-panel.tsx'
import { MarkedCopy } from './marked-copy.tsx'
import { ScalePanel } from './scale-panel.tsx'
import { type ReviewHeld, useCopyErrors } from './use-copy-errors.ts'

interface ResultViewProps {
  readonly copy: Copy
  readonly dictationId: string | null
  readonly held: ReviewHeld
  /** Moment of the validation, ISO 8601. */
  readonly at: string
  readonly saving: Saving
  readonly onSave: () => void
  readonly onReopen: () => void
  readonly onNext: () => void
}

/** The corrected copy, its figures and its save (COR-03, COR-05). */
export function ResultView(props: ResultViewProps): ReactElement {
  const { copy, dictationId, held, at, saving } = props
  const { draft } = copy
  const copyErrors = useCopyErrors(draft, dictationId, held)
  const own = scoreDraft(draft)
  const figures = saving.kind === 'saved' ? saving.stored : { ...own, created_at: at }
  const uncounted = faultMarks(draft) - own.error_count
  const others = otherSpellings(draft)
  return (
    <div className="grid gap-6 print:gap-3">
      <MarkedCopy marks={marksOf(draft)}>
        <ScoreRing text={percent(figures.score)} label={RESULT.ring(figures.score)} />
      </MarkedCopy>
      <p className="hidden text-sm print:block">{longDate(figures.created_at)}</p>
      {uncounted > 0 && <p className="text-sm text-muted">{RESULT.elsewhere(uncounted)}</p>}
      {others > 0 && <p className="text-sm text-muted">{COPY_ERRORS.otherSpelling(others)}</p>}
      <div className="grid items-start gap-6 lg:grid-cols-2 print:hidden">
        <Figures {...figures} />
        <div className="card p-5 sm:p-6">
          <h2 className="mb-2 font-body text-base font-semibold tracking-normal">
            {RESULT.detected}
          </h2>
          <p className="font-reading text-lg whitespace-pre-line">
            {confirmedText(draft) || RESULT.noText}
          </p>
        </div>
      </div>
      <div className="print:hidden">
        <SaveRow {...props} />
      </div>
      <ErrorsPanel copyErrors={copyErrors} />
      <ScalePanel copyErrors={copyErrors} />
      <div className="print:hidden">
        <Button variant="outline" icon="printer" onClick={() => window.print()}>
          {COPY_ERRORS.print}
        </Button>
      </div>
    </div>
  )
}

interface FiguresProps {
  readonly word_count: number
  readonly error_count: number
  readonly score: number
  readonly created_at: string
}

function Figures({ word_count, error_count, score, created_at }: FiguresProps): ReactElement {
  const rows = [
    [RESULT.words, String(word_count)],
    [RESULT.errors, String(error_count)],
    [RESULT.score, percent(score)],
    [RESULT.date, longDate(created_at)],
  ] as const
  return (
    <dl className="card grid gap-0 px-5 py-2 sm:px-6">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-rule py-3 last:border-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SaveRow({ saving, onSave, onReopen, onNext }: ResultViewProps): ReactElement {
  if (saving.kind === 'saved') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled icon="check" className="bg-leaf! text-white!">
          {RESULT.saved}
        </Button>
        <Button variant="outline" onClick={onNext}>
          {RESULT.next}
        </Button>
        <ButtonLink variant="ghost" to={PATHS.results}>
          {RESULT.seeResults}
        </ButtonLink>
        <p role="status" className="sr-only">
          {RESULT.saved}
        </p>
      </div>
    )
  }
  const busy = saving.kind === 'saving'
  return (
    <div className="grid gap-4">
      {saving.kind === 'failed' && <Notice tone="error">{saving.sentence}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={RESULT.saving} onClick={onSave}>
          {saving.kind === 'failed' ? RESULT.retry : RESULT.save}
        </Button>
        <Button variant="outline" icon="arrow-left" disabled={busy} onClick={onReopen}>
          {RESULT.reopen}
        </Button>
      </div>
    </div>
  )
}
