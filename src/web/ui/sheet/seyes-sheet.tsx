import type { ReactElement, ReactNode } from 'react'

interface SeyesSheetProps {
  /** A text with one paragraph per line, or paragraphs. */
  readonly children: ReactNode
  /** Leaves every other line free, for corrections above the words. */
  readonly spaced?: boolean
  readonly className?: string
}

/** A pupil's sheet: ruling, red margin, cursive. For dictated text only. */
export function SeyesSheet(props: SeyesSheetProps): ReactElement {
  const { children, spaced = false, className } = props
  return (
    <div className={`seyes sheet ${spaced ? 'sheet-spaced' : ''} ${className ?? ''}`}>
      {typeof children === 'string'
        ? children
            .split('\n')
            .filter((line) => line.trim() !== '')
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
            .map((line, index) => <p key={index}>{line}</p>)
        : children}
    </div>
  )
}
