import type { ReactElement } from 'react'
import { LANDING } from '../../texts/landing.ts'
import { ScoreRing } from '../ui/score-ring.tsx'

type Piece = string | { readonly wrong: string; readonly right: string }

function PieceOfLine({ piece }: { piece: Piece }): ReactElement {
  if (typeof piece === 'string') return <>{piece}</>
  return (
    <span className="fix">
      <s>{piece.wrong}</s>
      <i>{piece.right}</i>
    </span>
  )
}

/** The product in one picture: a pupil's dictation in a camera's frame, corrected in red. */
export function CorrectedCopy(): ReactElement {
  const { label, date, title, mark, score, lines } = LANDING.copy
  return (
    <div className="viewfinder">
      <i />
      <i />
      <i />
      <i />
      <div role="img" aria-label={label}>
        <div className="seyes sheet copy" aria-hidden="true">
          <p>
            <span className="copy-underlined">{date}</span>
          </p>
          <p className="text-center">
            <span className="copy-underlined">{title}</span>
          </p>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
            <p key={index} className="copy-line">
              {line.map((piece, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
                <PieceOfLine key={at} piece={piece} />
              ))}
            </p>
          ))}
          <span className="copy-mark">{mark}</span>
          <ScoreRing text={score} label={score} />
        </div>
      </div>
    </div>
  )
}
