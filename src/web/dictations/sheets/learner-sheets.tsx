/** The sheets that a learner writes on; the machine finds their corners again on a photo. */
import type { ReactElement } from 'react'
import { type SheetCode, textVersion, writeSheetCode } from '../../../domain/class/sheet-code.ts'
import {
  CLOZE_LINES,
  clozeCosts,
  type PupilSlot,
} from '../../../domain/dictation/printed-sheets.ts'
import { ruledZone, SEYES_GRIDS } from '../../../domain/dictation/ruled-zone.ts'
import { piecesAround } from '../../../domain/dictation/text-places.ts'
import { SHEET_NAMES, SHEETS } from '../../../texts/dictations/dictation-sheets.ts'
import { Footer, placed, RuledTitle, Ruling, SheetMarks } from './paper-frame.tsx'
import type { PrintedDictation } from './print-options-state.ts'

interface LearnerSheetProps {
  readonly kind: 'pupil' | 'cloze'
  readonly dictation: PrintedDictation
  readonly slot: PupilSlot
  readonly isHalf: boolean
}

/** Of which text, for whom: what a photo of the sheet tells, and no name. */
function codeOf({ kind, dictation, slot, isHalf }: LearnerSheetProps): SheetCode {
  const { id, part, request } = dictation
  return {
    dictation: id,
    number: slot.number,
    page: slot.page,
    part: kind === 'cloze' ? 'cloze' : part,
    version: textVersion(request.sentences),
    size: request.size,
    isHalf,
  }
}

export function LearnerSheet({ kind, ...props }: LearnerSheetProps): ReactElement {
  const { slot, isHalf } = props
  return (
    <div className={isHalf ? 'a4-slot a4-half' : 'a4-slot'}>
      <SheetMarks isHalf={isHalf} code={writeSheetCode(codeOf({ kind, ...props }))} />
      <div className="a4-number">
        <span>{SHEETS.pupilNumber}</span>
        <b>{slot.number ?? '\u00a0'}</b>
      </div>
      {kind === 'pupil' ? <PupilSheet {...props} /> : <ClozeSheet {...props} />}
    </div>
  )
}

type SlotProps = Omit<LearnerSheetProps, 'kind'>

function middleOf({ number, page, pages }: PupilSlot, { request }: PrintedDictation): string {
  const two = number === null ? '' : String(number).padStart(2, '0')
  return [textVersion(request.sentences), two, SHEETS.pageOf(page, pages)]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Ruling with as many numbered lines as the text needs, each begun by a point. */
function PupilSheet({ dictation, slot, isHalf }: SlotProps): ReactElement {
  const { title, request } = dictation
  const { square, margin } = SEYES_GRIDS[request.size]
  const zone = ruledZone(request.size, isHalf)
  const edge = margin * square
  return (
    <>
      <div className="a4-tasks">
        <p className="a4-tasks-title">{SHEETS.dictation(request.level)}</p>
        <p>{SHEETS.pupilLines}</p>
        {slot.number !== null && <p>{SHEETS.pupilNumbered}</p>}
      </div>
      <Ruling size={request.size} top={zone.top} rows={zone.rows}>
        <text x={edge - 2} y={square} textAnchor="end" className="a4-small">
          {SHEETS.date}
        </text>
        <RuledTitle title={title} size={request.size} row={zone.title} />
        {zone.lines.slice(0, slot.count).map((row, at) => (
          <g key={row}>
            <text x={edge - 2.4} y={row * square - 0.4} textAnchor="end" className="a4-small">
              {slot.first + at + 1}
            </text>
            <circle cx={edge} cy={row * square} r="0.8" className="a4-dot" />
          </g>
        ))}
      </Ruling>
      <Footer
        name={SHEET_NAMES.pupil}
        middle={middleOf(slot, dictation)}
        end={SHEETS.ruling(slot.count, square)}
      />
    </>
  )
}

/** Between the edges of the page, where the text with gaps stands. */
const TEXT_LEFT = 17
const TEXT_WIDTH = 176
const CLOZE_TOP = { full: 66, half: 58 }
/** Where the ruling to copy on may end. */
const BOTTOM = 275
const FEWEST_ROWS = 4
const MOST_ROWS = 8

/** The printed text, its gaps as wide as the hand of a child needs; below, where there is room, a sentence to copy. */
function ClozeSheet({ dictation, slot, isHalf }: SlotProps): ReactElement {
  const { title, request, gaps } = dictation
  const { height } = CLOZE_LINES[request.size]
  const last = slot.first + slot.count
  const lines = clozeCosts(request)
    .slice(slot.first, last)
    .reduce((sum, cost) => sum + cost, 0)
  const top = isHalf ? CLOZE_TOP.half : CLOZE_TOP.full
  const free = top + (Math.ceil(lines) + 1) * height + 8
  const rows = Math.min(MOST_ROWS, Math.floor((BOTTOM - free) / SEYES_GRIDS[request.size].square))
  const count = gaps.slice(slot.first, last).flat().length
  return (
    <>
      <div className="a4-tasks">
        <p className="a4-tasks-title">{SHEETS.cloze(request.level)}</p>
        <p>{SHEETS.clozeTask}</p>
        {slot.number !== null && <p>{SHEETS.pupilNumbered}</p>}
      </div>
      <p className="a4-at a4-title" style={placed(TEXT_LEFT, top - 16, TEXT_WIDTH)}>
        {title}
      </p>
      <div className="a4-at a4-cloze" style={placed(TEXT_LEFT, top, TEXT_WIDTH)}>
        {request.sentences.slice(slot.first, last).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand twice in a text
          <GappedSentence key={at} sentence={sentence} forms={gaps[slot.first + at] ?? []} />
        ))}
      </div>
      {!isHalf && rows >= FEWEST_ROWS && (
        <>
          <p className="a4-at a4-task" style={placed(TEXT_LEFT, free - 7, TEXT_WIDTH)}>
            {SHEETS.copyTask}
          </p>
          <Ruling size={request.size} top={free} rows={rows} />
        </>
      )}
      <Footer
        name={SHEET_NAMES.cloze}
        middle={middleOf(slot, dictation)}
        end={SHEETS.wordCount(count)}
      />
    </>
  )
}

interface GappedSentenceProps {
  readonly sentence: string
  readonly forms: readonly string[]
}

function GappedSentence({ sentence, forms }: GappedSentenceProps): ReactElement {
  return (
    <span className="a4-sentence">
      {piecesAround(sentence, forms).map(({ text, found }, at) =>
        found ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <span key={at} className="a4-gap" style={{ '--w': text.length * 3.6 + 8 }} />
        ) : (
          text
        ),
      )}{' '}
    </span>
  )
}
