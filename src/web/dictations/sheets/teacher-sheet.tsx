/** What the teacher holds while dictating: the text with its signs named, what to watch, which copies came in. */
import { Fragment, type ReactElement } from 'react'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import type { PrintedPage } from '../../../domain/dictation/printed-sheets.ts'
import type { StoppingPoint } from '../../../domain/dictation/stopping-points.ts'
import { formsIn, piecesAround } from '../../../domain/dictation/text-places.ts'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { SAID_SIGNS, SHEET_NAMES, SHEETS } from '../../../texts/dictations/dictation-sheets.ts'
import { Footer, SheetHead } from './paper-frame.tsx'
import { formsOf, type PrintedDictation } from './print-options-state.ts'

interface TeacherSheetProps {
  readonly dictation: PrintedDictation
  readonly page: Extract<PrintedPage, { readonly hasNotes: boolean }>
}

export function TeacherSheet({ dictation, page }: TeacherSheetProps): ReactElement {
  const { request, words, stops, title } = dictation
  const { sentences, breaths, level } = request
  const count = sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0)
  const last = page.first + page.count
  return (
    <>
      <SheetHead
        kicker={SHEET_NAMES.teacher}
        title={title}
        task={`${level} · ${DICTATION_PREVIEW.sizes(sentences.length, count)}`}
      />
      <div className="a4-teacher">
        <ol className="a4-sentences" style={{ counterReset: `sentence ${page.first}` }}>
          {sentences.slice(page.first, last).map((sentence, index) => {
            const at = page.first + index
            return (
              <li key={at}>
                {(breaths[at] ?? [sentence]).map((breath, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same breath may come twice
                  <Fragment key={place}>
                    {place > 0 && <i> / </i>}
                    <span className="a4-breath">
                      <SaidWords text={breath} forms={formsIn(words, at)} />
                    </span>
                  </Fragment>
                ))}{' '}
                <StopMark stops={stops} sentences={at + 1} />
              </li>
            )
          })}
        </ol>
        {page.hasNotes && <TeacherNotes dictation={dictation} />}
      </div>
      <Footer
        name={SHEET_NAMES.teacher}
        middle={SHEETS.pageOf(page.page, page.pages)}
        end={words.length > 0 ? SHEETS.underlined : ''}
      />
    </>
  )
}

const SIGN = /(\.{3}|[.,;:!?…«»])/u

interface SaidWordsProps {
  readonly text: string
  readonly forms: readonly string[]
}

/** The words of the week underlined, each sign named as it is said. */
function SaidWords({ text: said, forms }: SaidWordsProps): ReactElement {
  return (
    <>
      {piecesAround(said, forms).map(({ text, found }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        <Fragment key={at}>
          {found ? (
            <u>{text}</u>
          ) : (
            text.split(SIGN).map((part, place) => {
              const sign = SAID_SIGNS[part === '...' ? '…' : part]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Fragment key={place}>
                  {part}
                  {sign !== undefined && <sup>{sign}</sup>}
                </Fragment>
              )
            })
          )}
        </Fragment>
      ))}
    </>
  )
}

interface StopMarkProps {
  readonly stops: readonly StoppingPoint[]
  /** From the beginning up to here. */
  readonly sentences: number
}

function StopMark({ stops, sentences }: StopMarkProps): ReactElement | null {
  const at = stops.findIndex((stop) => stop.sentences === sentences)
  const stop = stops[at]
  return stop === undefined ? null : <em className="a4-stop">{SHEETS.stop(at + 1, stop.words)}</em>
}

/** Boxes that hold on the sheet. */
const MOST_LEARNERS = 36

function TeacherNotes({ dictation }: { readonly dictation: PrintedDictation }): ReactElement {
  const { goals, missed, request } = dictation
  const shown = goals.filter(({ places }) => places.length > 0)
  const numbers = request.numbers.slice(0, MOST_LEARNERS)
  return (
    <div className="a4-notes">
      <div className="a4-columns-2">
        <div>
          <p className="a4-heading">{SHEETS.course}</p>
          <ol>
            {SHEETS.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <p className="a4-heading">{SHEETS.watch}</p>
          <ul>
            {shown.map((goal) => (
              <li key={goal.word}>
                <b>{formsOf(goal).join(', ')}</b>
                {`\u00a0: ${goal.word}`}
              </li>
            ))}
            {missed.map(({ word, times }) => (
              <li key={word}>
                <b>{word}</b>
                {`\u00a0: ${SHEETS.missedBefore(times)}`}
              </li>
            ))}
            {shown.length + missed.length === 0 && <li>{SHEETS.nothingToWatch}</li>}
          </ul>
        </div>
      </div>
      {numbers.length > 0 && (
        <div className="a4-handed">
          <p className="a4-heading">{SHEETS.handedIn}</p>
          <p className="a4-task">{SHEETS.handedInHint}</p>
          <ol>
            {numbers.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
