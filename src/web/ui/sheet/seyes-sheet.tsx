import type { ReactElement, ReactNode } from 'react'

interface SeyesSheetProps {
  /** A text, one paragraph a line, or paragraphs ready made. */
  readonly children: ReactNode
  /** Leaves every other line free, for right words above wrong ones. */
  readonly spaced?: boolean
  readonly className?: string
}

/** A pupil's sheet: ruling, red margin, joined-up writing. For dictated text only. */
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
