import type { ReactElement, ReactNode } from 'react'
import type { CopyMark } from '../../../domain/copy/draft/copy-marks.ts'
import { COPY_MARKS } from '../../../texts/corrections/copy-verification.ts'
import { PrintedSeyesRuling } from '../../ui/sheet/printed-seyes-ruling.tsx'
import { SeyesSheet } from '../../ui/sheet/seyes-sheet.tsx'

interface MarkedCopyProps {
  readonly marks: readonly CopyMark[]
  /** At the bottom of the sheet. */
  readonly children?: ReactNode
}

/** The copy marked in red on ruled paper; every mark also has a text for screen readers. */
export function MarkedCopy({ marks, children }: MarkedCopyProps): ReactElement {
  return (
    <SeyesSheet spaced className="pb-2">
      <PrintedSeyesRuling />
      {paragraphsOf(marks).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index}>
          {withSigns(paragraph).map((signed, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
            <Mark key={at} {...signed} />
          ))}
        </p>
      ))}
      {children !== undefined && <div className="flex justify-end">{children}</div>}
    </SeyesSheet>
  )
}

/** Only plain marks contain line breaks. */
function paragraphsOf(marks: readonly CopyMark[]): CopyMark[][] {
  const paragraphs: CopyMark[][] = [[]]
  for (const mark of marks) {
    const [first = '', ...others] = mark.kind === 'plain' ? mark.text.split('\n') : []
    if (mark.kind !== 'plain') paragraphs.at(-1)?.push(mark)
    else if (first !== '') paragraphs.at(-1)?.push({ kind: 'plain', text: first })
    for (const text of others) paragraphs.push(text === '' ? [] : [{ kind: 'plain', text }])
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

interface SignedMark {
  readonly mark: CopyMark
  /** What stands right behind a corrected word: the room for a longer word above comes after both. */
  readonly signs: string
}

const SIGNS = /^(?:[\u00a0\u202f]?[\p{P}\p{S}])+/u

function isCorrected(mark: CopyMark | undefined): boolean {
  return mark?.kind === 'wrong' || mark?.kind === 'nuance' || mark?.kind === 'reordered'
}

function withSigns(marks: readonly CopyMark[]): SignedMark[] {
  return marks.map((mark, at) => {
    if (mark.kind === 'plain') {
      const text = isCorrected(marks[at - 1]) ? mark.text.replace(SIGNS, '') : mark.text
      return { mark: { kind: 'plain', text }, signs: '' }
    }
    const next = marks[at + 1]
    const isClosed = isCorrected(mark) && next?.kind === 'plain'
    return { mark, signs: (isClosed && SIGNS.exec(next.text)?.[0]) || '' }
  })
}

function Mark({ mark, signs }: SignedMark): ReactElement {
  switch (mark.kind) {
    case 'plain':
      return <>{mark.text}</>
    case 'wrong':
      return (
        <Correction
          said={COPY_MARKS.wrong(mark.written, mark.expected)}
          above={mark.expected}
          signs={signs}
        >
          <s aria-hidden="true">{mark.written}</s>
        </Correction>
      )
    case 'nuance':
      return (
        <Correction
          said={COPY_MARKS.nuance(mark.written, mark.expected)}
          above={mark.expected}
          signs={signs}
        >
          <span
            className="underline decoration-ochre decoration-dotted decoration-2 underline-offset-4"
            aria-hidden="true"
          >
            {mark.written}
          </span>
        </Correction>
      )
    case 'reordered':
      return (
        <Correction
          said={COPY_MARKS.reordered(mark.written, mark.expected)}
          above={mark.expected}
          signs={signs}
        >
          <span
            className="underline decoration-margin decoration-wavy underline-offset-4"
            aria-hidden="true"
          >
            {mark.written}
          </span>
        </Correction>
      )
    case 'moved-sentence':
      return (
        <>
          <span className="mr-1 text-margin-700" aria-hidden="true">
            ⇅
          </span>
          <span className="sr-only">{COPY_MARKS.movedSentence}</span>
        </>
      )
    case 'extra':
      return (
        <>
          {mark.written.split(' ').map((word, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words never move
              key={at}
              className={`fix inline-block leading-(--u) ${at > 0 ? 'ml-1.5' : ''}`}
              aria-hidden="true"
            >
              <s>{word}</s>
            </span>
          ))}
          <span className="sr-only">{COPY_MARKS.extra(mark.written, mark.nature)}</span>
        </>
      )
    case 'heading':
      return (
        <>
          <span className="text-muted">{mark.written}</span>
          <span className="sr-only">{COPY_MARKS.heading}</span>
        </>
      )
    case 'illegible':
      return (
        <>
          <span className="text-muted underline decoration-dotted" aria-hidden="true">
            {mark.expected}
          </span>
          <span className="sr-only">{COPY_MARKS.illegible(mark.expected)}</span>
        </>
      )
    case 'missing':
      return (
        <>
          {mark.expected.split(/\s+/u).map((word, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words never move
              key={at}
              className="miss inline-block text-center leading-(--u)"
              aria-hidden="true"
            >
              <WidthSpacer word={word} />
              <i>{word}</i>
            </span>
          ))}
          <span className="sr-only">
            {mark.crossed ? COPY_MARKS.crossed(mark.expected) : COPY_MARKS.missing(mark.expected)}
          </span>
        </>
      )
  }
}

interface CorrectionProps {
  /** Screen-reader text. */
  readonly said: string
  /** The expected word, above the written one. */
  readonly above: string
  /** Behind the written word. */
  readonly signs: string
  readonly children: ReactNode
}

function Correction({ said, above, signs, children }: CorrectionProps): ReactElement {
  return (
    <span className="fix inline-block leading-(--u)">
      <WidthSpacer word={above} />
      {children}
      <i aria-hidden="true">{above}</i>
      <span className="sr-only">{said}</span>
      {signs}
    </span>
  )
}

/** Reserves the width of the word above: two of them never overlap. */
function WidthSpacer({ word }: { word: string }): ReactElement {
  return (
    <span className="invisible block h-0 overflow-hidden pr-2 text-[0.9em]" aria-hidden="true">
      {word}
    </span>
  )
}
