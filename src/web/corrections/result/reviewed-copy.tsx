import type { ReactElement, ReactNode } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
import { copyMarks } from '../../../domain/copy/draft/copy-marks.ts'
import { confirmedText, scoreDraft, wrongWordCount } from '../../../domain/copy/draft/copy-text.ts'
import { familyTotals } from '../../../domain/copy/review/grading-scale.ts'
import { COPY_ERRORS } from '../../../texts/corrections/copy-errors.ts'
import { COPY_RESULT } from '../../../texts/corrections/copy-verification.ts'
import { REMARKS } from '../../../texts/corrections/remarks.ts'
import { longDate, percent } from '../../../texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { RingedText } from '../../ui/sheet/ringed-text.tsx'
import { ErrorsPanel } from './errors-panel.tsx'
import { MarkedCopy } from './marked-copy.tsx'
import { CopyText, FiguresCard, type ResultFigures } from './result-figures.tsx'
import { ScalePanel } from './scale-panel.tsx'
import type { CopyErrors } from './use-copy-errors.ts'

interface ReviewedCopyProps {
  readonly draft: CopyDraft
  readonly figures: ResultFigures
  readonly copyErrors: CopyErrors
  /** Whether the header already shows the date. */
  readonly isDated?: boolean
  /** Under the figures of a stored copy. */
  readonly actions?: ReactNode
  /** At the end of a stored copy. */
  readonly links?: ReactNode
  /** Sticky: the next action. */
  readonly bar?: ReactNode
}

/** A corrected copy, on the screen and printed: figures, marked sheet, errors with their reasons, scale. */
export function ReviewedCopyView(props: ReviewedCopyProps): ReactElement {
  const { draft, figures, copyErrors, isDated = false } = props
  const remarks = copyErrors.status === 'loading' ? null : familyTotals(copyErrors.errors)
  const uncounted = wrongWordCount(draft) - scoreDraft(draft).error_count
  return (
    <div className="grid gap-6 print:gap-2">
      <div className="grid gap-4 print:hidden">
        <FiguresCard {...figures} remarks={remarks} />
        {props.actions}
      </div>
      {props.bar}
      <MarkedCopy marks={copyMarks(draft)}>
        <RingedText text={percent(figures.score)} label={COPY_RESULT.ring(figures.score)} />
      </MarkedCopy>
      {remarks !== null && (
        <p className="hidden text-sm print:block">{REMARKS.byFamily(remarks)}</p>
      )}
      {!isDated && <p className="hidden text-sm print:block">{longDate(figures.created_at)}</p>}
      {uncounted > 0 && <p className="text-sm text-muted">{COPY_RESULT.elsewhere(uncounted)}</p>}
      <ErrorsPanel copyErrors={copyErrors} />
      <ScalePanel copyErrors={copyErrors} />
      <div className="grid gap-6 print:hidden">
        <CopyText text={confirmedText(draft)} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" icon="printer" onClick={() => window.print()}>
            {COPY_ERRORS.print}
          </Button>
          {props.links}
        </div>
      </div>
    </div>
  )
}
