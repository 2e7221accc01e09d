import type { ReactElement, ReactNode } from 'react'

interface SeyesSheetProps {
  /** A text with one paragraph per line, or paragraphs. */
  readonly children: ReactNode
  /** Leaves every other line free, for corrections above the words. */
  readonly spaced?: boolean
  /** Numbers the lines of a text in the margin, as a teacher does. */
  readonly numbered?: boolean
  readonly className?: string
}

/** A pupil's sheet: ruling, red margin, cursive. For dictated text only. */
export function SeyesSheet(props: SeyesSheetProps): ReactElement {
  const { children, spaced = false, numbered = false, className } = props
  return (
    <div className={`seyes sheet ${spaced ? 'sheet-spaced' : ''} ${className ?? ''}`}>
      {typeof children === 'string' ? <SheetLines text={children} numbered={numbered} /> : children}
    </div>
  )
}

interface SheetLinesProps {
  readonly text: string
  readonly numbered: boolean
}

function SheetLines({ text, numbered }: SheetLinesProps): ReactNode {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const Line = numbered ? 'li' : 'p'
  // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
  const shown = lines.map((line, index) => <Line key={index}>{line}</Line>)
  return numbered ? <ol className="sheet-numbered">{shown}</ol> : shown
}
