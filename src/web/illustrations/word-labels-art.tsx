import type { ReactElement } from 'react'

/** Words on the labels of a notebook: in a row where there is room, else in a pile. */
export function WordLabelsArt({ words }: { words: readonly string[] }): ReactElement {
  return (
    <div className="word-labels" aria-hidden="true">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </div>
  )
}
