import { type ReactElement, useState } from 'react'
import type { DictationCopy, DictationStudy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import type { BreathGroup } from '../../../domain/dictating/breath-group.ts'
import {
  type PrintedPage,
  type PrintRequest,
  printedPages,
  SHEET_KINDS,
  type SheetKind,
} from '../../../domain/dictation/printed-sheets.ts'
import { handwrittenLines, SEYES_GRIDS } from '../../../domain/dictation/ruled-zone.ts'
import { PRINTING, SHEET_HINTS, SHEET_NAMES } from '../../../texts/dictations/dictation-sheets.ts'
import { useLearners } from '../../api/list-queries.ts'
import { Button } from '../../ui/button.tsx'
import { AdultSheet } from './adult-sheets.tsx'
import { LearnerSheet } from './learner-sheets.tsx'
import { PrintOptionFields } from './print-option-fields.tsx'
import { INITIAL_OPTIONS, type PrintedDictation, printedDictation } from './print-options-state.ts'
import '../../styles/sheets.css'

interface PrintSectionProps {
  readonly dictation: Dictation
  readonly study: DictationStudy
  readonly copies: readonly DictationCopy[]
  readonly groups: readonly BreathGroup[]
}

/** PAG-03: the chosen sheets, each shown as the very page that the printer gets. */
export function PrintSection(props: PrintSectionProps): ReactElement {
  const { dictation } = props
  const numbers = (useLearners().data ?? [])
    .flatMap(({ number }) => number ?? [])
    .sort((one, other) => one - other)
  const [kinds, setKinds] = useState<readonly SheetKind[]>(['teacher', 'pupil'])
  const [options, setOptions] = useState(INITIAL_OPTIONS)
  const printed = printedDictation({ ...props, numbers, kinds }, options)
  const pages = printedPages(printed.request)
  const toggle = (kind: SheetKind, on: boolean): void =>
    setKinds(SHEET_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))))

  return (
    <>
      <h2 className="text-[clamp(1.6rem,3vw,2rem)]">{PRINTING.title}</h2>
      <p className="mt-1.5 mb-5 text-muted">{PRINTING.lead}</p>
      <fieldset className="sheet-choices">
        <legend className="sr-only">{PRINTING.sheets}</legend>
        {SHEET_KINDS.map((kind) => (
          <SheetChoice
            key={kind}
            kind={kind}
            printed={printed}
            checked={kinds.includes(kind)}
            onChange={(on) => toggle(kind, on)}
          />
        ))}
      </fieldset>
      <PrintOptionFields
        content={dictation.content}
        learners={numbers.length}
        options={options}
        onChange={(change) => setOptions({ ...options, ...change })}
      />
      <PrintBar pages={pages} request={printed.request} />
      {pages.length > 0 && (
        <div className="print-alone printed-pages" aria-hidden="true">
          {pages.map((page, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name of their own
            <PageOnPaper key={at} page={page} printed={printed} />
          ))}
        </div>
      )}
    </>
  )
}

interface PageOnPaperProps {
  readonly page: PrintedPage
  readonly printed: PrintedDictation
}

function PageOnPaper({ page, printed }: PageOnPaperProps): ReactElement {
  return (
    <section className={printed.request.size === 'large' ? 'a4 a4-large' : 'a4'}>
      {'slots' in page ? (
        page.slots.map((slot, at) => (
          <LearnerSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: the upper and the lower half
            key={at}
            kind={page.kind}
            dictation={printed}
            slot={slot}
            isHalf={page.isHalf}
          />
        ))
      ) : (
        <AdultSheet dictation={printed} page={page} />
      )}
    </section>
  )
}

function hintOf(kind: SheetKind, { request, gaps }: PrintedDictation): string {
  const { sentences, level, size } = request
  switch (kind) {
    case 'pupil': {
      const lines = handwrittenLines(sentences.join(' '), level, size)
      return SHEET_HINTS.pupil(lines, SEYES_GRIDS[size].square)
    }
    case 'cloze':
      return SHEET_HINTS.cloze(gaps.flat().length)
    default:
      return SHEET_HINTS[kind]
  }
}

interface SheetChoiceProps {
  readonly kind: SheetKind
  readonly printed: PrintedDictation
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox under the first page of its sheet, made smaller. */
function SheetChoice({ kind, printed, checked, onChange }: SheetChoiceProps): ReactElement {
  const [first] = printedPages({ ...printed.request, kinds: [kind] })
  return (
    <label className="sheet-choice">
      <span className="sheet-preview" aria-hidden="true">
        {first && <PageOnPaper page={first} printed={printed} />}
      </span>
      <span className="sheet-choice-name">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {SHEET_NAMES[kind]}
          <small>{hintOf(kind, printed)}</small>
        </span>
      </span>
    </label>
  )
}

interface PrintBarProps {
  readonly pages: readonly PrintedPage[]
  readonly request: PrintRequest
}

/** How many pages come out, told before they do. */
function PrintBar({ pages, request }: PrintBarProps): ReactElement {
  const theirs = pages.filter((page) => 'slots' in page)
  const longest = Math.max(1, ...theirs.flatMap(({ slots }) => slots.map((slot) => slot.pages)))
  const wantsTwo = request.perPage === 2 && theirs.some(({ isHalf }) => !isHalf)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
      <div role="status" className="flex-1 basis-72 text-muted">
        {PRINTING.pages(pages.length - theirs.length, theirs.length, request.numbers.length > 0)}{' '}
        {longest > 1 && PRINTING.perPupil(longest)} {wantsTwo && PRINTING.tooLong}
        {pages.length > 0 && <p className="text-sm">{PRINTING.scale}</p>}
      </div>
      <Button
        icon="printer"
        className="max-sm:w-full"
        disabled={pages.length === 0}
        onClick={() => window.print()}
      >
        {pages.length === 0 ? PRINTING.choose : PRINTING.print(pages.length)}
      </Button>
    </div>
  )
}
