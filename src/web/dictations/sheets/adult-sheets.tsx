/** The sheets that an adult keeps, shows or copies: no machine reads them, so they bear no marks. */
import { Fragment, type ReactElement } from 'react'
import {
  answerLines,
  type PrintedPage,
  wordRows,
} from '../../../domain/dictation/printed-sheets.ts'
import { ruledZone, SEYES_GRIDS } from '../../../domain/dictation/ruled-zone.ts'
import { SHEET_NAMES, SHEETS } from '../../../texts/dictations/dictation-sheets.ts'
import { Footer, RuledTitle, Ruling, SheetHead } from './paper-frame.tsx'
import { formsOf, type PrintedDictation } from './print-options-state.ts'
import { TeacherSheet } from './teacher-sheet.tsx'

type AdultPage = Extract<PrintedPage, { readonly hasNotes: boolean }>

interface AdultSheetProps {
  readonly dictation: PrintedDictation
  readonly page: AdultPage
}

export function AdultSheet(props: AdultSheetProps): ReactElement {
  const { kind } = props.page
  return (
    <div className="a4-slot">
      {kind === 'teacher' ? (
        <TeacherSheet {...props} />
      ) : kind === 'words' ? (
        <WordsSheet {...props} />
      ) : (
        <AnswerSheet {...props} />
      )}
    </div>
  )
}

function WordsSheet({ dictation, page }: AdultSheetProps): ReactElement {
  const { title, request } = dictation
  const { square, columns, margin } = SEYES_GRIDS[request.size]
  const zone = ruledZone(request.size, false)
  const { rows } = wordRows(request)
  const words = request.words.slice(page.first, page.first + page.count)
  const left = margin * square
  const width = columns * square - left
  const dots =
    rows === 4 ? [left + 2, left + width / 2] : [left + width * 0.36, left + width * 0.69]
  return (
    <>
      <SheetHead kicker={SHEETS.words(request.level)} title={title} task={SHEETS.wordsTask} />
      <Ruling size={request.size} top={zone.top + 3} rows={zone.rows}>
        {words.map((word, at) => {
          const y = (2 + at * rows) * square
          const dotted = rows === 4 ? y + 2 * square : y
          return (
            <g key={word}>
              <text x={left + 4} y={y} fontSize={square / 2} className={inkOf(dictation)}>
                {word}
              </text>
              {dots.map((x) => (
                <circle key={x} cx={x} cy={dotted} r="0.8" className="a4-dot" />
              ))}
            </g>
          )
        })}
      </Ruling>
      <Footer
        name={SHEET_NAMES.words}
        middle={SHEETS.pageOf(page.page, page.pages)}
        end={SHEETS.wordCount(request.words.length)}
      />
    </>
  )
}

function inkOf({ isCursive }: PrintedDictation): string {
  return isCursive ? 'a4-ink' : 'a4-ink a4-script'
}

function AnswerSheet({ dictation, page }: AdultSheetProps): ReactElement {
  const { title, request, goals } = dictation
  const { square, margin } = SEYES_GRIDS[request.size]
  const zone = ruledZone(request.size, false)
  const lines = answerLines(request).slice(page.first, page.first + page.count)
  const shown = goals.filter(({ places }) => places.length > 0)
  const hasNotes = page.hasNotes && shown.length > 0
  const rows = hasNotes ? (zone.lines[lines.length - 1] ?? zone.title) + 2 : zone.rows
  return (
    <>
      <SheetHead kicker={SHEETS.answer(request.level)} title={title} task={SHEETS.answerTask} />
      <Ruling size={request.size} top={zone.top} rows={rows}>
        <RuledTitle title={title} size={request.size} row={zone.title} />
        {lines.map((line, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
            key={at}
            x={margin * square + 3}
            y={(zone.lines[at] ?? 0) * square}
            fontSize={square / 2}
            className={`${inkOf(dictation)} a4-blue`}
          >
            {line}
          </text>
        ))}
      </Ruling>
      {hasNotes && (
        <div className="a4-label" style={{ '--y': zone.top + rows * square + 8 }}>
          {shown.map((goal) => (
            <Fragment key={goal.word}>
              <p className="a4-label-title">{SHEETS.goalIn(goal.word)}</p>
              <p>{formsOf(goal).join(', ')}</p>
            </Fragment>
          ))}
        </div>
      )}
      <Footer
        name={SHEET_NAMES.answer}
        middle={SHEETS.pageOf(page.page, page.pages)}
        end={SHEETS.ruling(lines.length, square)}
      />
    </>
  )
}
