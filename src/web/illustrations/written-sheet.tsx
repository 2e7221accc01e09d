import type { ReactElement } from 'react'
import { RuledSheet } from './ruled-sheet.tsx'

const SQUARE = 44
const MARGIN = 110

/** Five scribbled words: none is a word of the dictation. */
const WORDS = [
  { path: 'M0 20c1-16 6 14 9 0c4-7 5 6 8 0s5 5 8 0c2-10 5 9 9 0s4 4 8 0', width: 52 },
  { path: 'M0 20c2-10 5 9 9 0s4 4 8 0', width: 27 },
  { path: 'M0 20s5 5 8 0c2-10 5 9 9 0s4 4 8 0', width: 35 },
  { path: 'M0 20c4-7 5 6 8 0s5 5 8 0c2-10 5 9 9 0s4 4 8 0', width: 44 },
  { path: 'M0 20c3-9 6 5 9 0c1-16 6 14 9 0c4-7 5 6 8 0s5 5 8 0c2-10 5 9 9 0s4 4 8 0', width: 61 },
]
const LINES = [
  [0, 1, 3, 2],
  [1, 2, 4, 1],
  [2, 1, 0, 3],
]

function ScribbledLine({ words, line }: { words: readonly number[]; line: number }): ReactElement {
  let x = 0
  return (
    <g transform={`translate(150 ${SQUARE * (2 * line + 2) - 29}) scale(1.45)`}>
      {words.map((word) => {
        const from = x
        const { path, width } = WORDS[word] ?? { path: '', width: 0 }
        x += width
        return <path key={from} d={path} transform={`translate(${from} 0)`} />
      })}
    </g>
  )
}

/** What a child writes, without a word of it. */
export function WrittenSheet(): ReactElement {
  return (
    <svg viewBox="0 0 1152 620" aria-hidden="true">
      <RuledSheet x={0} y={0} width={1152} height={620} square={SQUARE} margin={MARGIN} />
      <g fill="none" stroke="#2a3f94" strokeWidth="1.9" strokeLinecap="round">
        {LINES.map((words, line) => (
          <ScribbledLine key={words.join('')} words={words} line={line} />
        ))}
      </g>
      <g transform="translate(405 266) rotate(38) scale(.8)">
        <path d="M0 0-12-34-9-62H9l3 28Z" fill="#c9a24a" />
        <path d="M0-2v-30" stroke="#7c5f1c" strokeWidth="1.6" />
        <circle cy="-34" r="3.2" fill="#7c5f1c" />
        <path d="M-9-62c-4-40-7-90-5-150h28c2 60-1 110-5 150Z" fill="#2a4ea2" />
        <path d="M-12-150h24M-9-62h18" stroke="#fff" strokeOpacity=".35" strokeWidth="3" />
      </g>
    </svg>
  )
}
