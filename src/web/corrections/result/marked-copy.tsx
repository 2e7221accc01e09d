import type { ReactElement, ReactNode } from 'react'
import type { CopyMark } from '../../../domain/copy/draft/copy-text.ts'
import { MARKS } from '../../../texts/settling.ts'
import { SeyesRuling } from '../../ui/seyes-ruling.tsx'
import { SeyesSheet } from '../../ui/seyes-sheet.tsx'

interface MarkedCopyProps {
  readonly marks: readonly CopyMark[]
  /** What stands at the foot of the sheet. */
  readonly children?: ReactNode
}

/** The copy on its ruling, corrected with the red pen; every mark is also said in words. */
export function MarkedCopy({ marks, children }: MarkedCopyProps): ReactElement {
  return (
    <SeyesSheet spaced className="pb-2">
      <SeyesRuling />
      {paragraphsOf(marks).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index}>
          {paragraph.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
            <Mark key={at} mark={mark} />
          ))}
        </p>
      ))}
      {children !== undefined && <div className="flex justify-end">{children}</div>}
    </SeyesSheet>
  )
}

/** Line ends stand in plain marks only. */
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

function Mark({ mark }: { mark: CopyMark }): ReactElement {
  switch (mark.kind) {
    case 'plain':
      return <>{mark.text}</>
    case 'wrong':
      return (
        <Fix said={MARKS.wrong(mark.written, mark.expected)} above={mark.expected}>
          <s>{mark.written}</s>
        </Fix>
      )
    case 'nuance':
      return (
        <Fix said={MARKS.nuance(mark.written, mark.expected)} above={mark.expected}>
          <span className="underline decoration-ochre decoration-dotted decoration-2 underline-offset-4">
            {mark.written}
          </span>
        </Fix>
      )
    case 'extra':
      return (
        <Fix said={MARKS.extra(mark.written)}>
          <s>{mark.written}</s>
        </Fix>
      )
    case 'illegible':
      return (
        <>
          <span className="text-muted underline decoration-dotted" aria-hidden="true">
            {mark.expected}
          </span>
          <span className="sr-only">{MARKS.illegible(mark.expected)}</span>
        </>
      )
    case 'missing':
      return (
        <>
          <span className="miss inline-block text-center leading-(--u)" aria-hidden="true">
            <Room word={mark.expected} />
            <i>{mark.expected}</i>
          </span>
          <span className="sr-only">{MARKS.missing(mark.expected)}</span>
        </>
      )
  }
}

interface FixProps {
  /** For those who do not see the marks. */
  readonly said: string
  /** The right word, above the written one. */
  readonly above?: string
  readonly children: ReactNode
}

function Fix({ said, above, children }: FixProps): ReactElement {
  return (
    <>
      <span className="fix inline-block leading-(--u)" aria-hidden="true">
        {above !== undefined && <Room word={above} />}
        {children}
        {above !== undefined && <i>{above}</i>}
      </span>
      <span className="sr-only">{said}</span>
    </>
  )
}

/** Keeps as much room as the word above takes, so that two right words never overlap. */
function Room({ word }: { word: string }): ReactElement {
  return <span className="invisible block h-0 overflow-hidden pr-2 text-[0.9em]">{word}</span>
}
