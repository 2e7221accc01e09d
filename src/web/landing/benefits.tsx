import type { ReactElement } from 'react'
import { LANDING } from '../../texts/landing.ts'
import { CopySketch } from '../illustrations/copy-sketch.tsx'

export function Benefits(): ReactElement {
  const { personal, assisted, progress } = LANDING
  return (
    <div className="benefits">
      <article>
        <WordsArt label={personal.art} words={personal.words} sentence={personal.sentence} />
        <h3>{personal.title}</h3>
        <p className="mt-2.5 text-muted">{personal.text}</p>
      </article>
      <article>
        <PhotoArt label={assisted.art} />
        <h3>{assisted.title}</h3>
        <p className="mt-2.5 text-muted">{assisted.text}</p>
      </article>
      <article>
        <PencilsArt label={progress.art} />
        <h3>{progress.title}</h3>
        <p className="mt-2.5 text-muted">{progress.text}</p>
      </article>
    </div>
  )
}

interface WordsArtProps {
  readonly label: string
  readonly words: readonly string[]
  readonly sentence: string
}

/** Slips of paper: centre, tilt in degrees. */
const SLIPS = [
  { x: 64, y: 42, tilt: -5 },
  { x: 162, y: 38, tilt: 3 },
  { x: 260, y: 44, tilt: -2 },
]

function WordsArt({ label, words, sentence }: WordsArtProps): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#e3e8f8" />
      <g fontFamily="var(--hand)" fontSize="15" fill="#2a3f94" textAnchor="middle">
        {SLIPS.map(({ x, y, tilt }, index) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
            <rect x="-43" y="-20" width="86" height="40" rx="5" fill="#fffdf8" />
            <text y="7">{words[index]}</text>
          </g>
        ))}
      </g>
      <path
        d="M64 70c0 22 97 8 97 28M162 64v34M260 72c0 20-97 6-97 26"
        fill="none"
        stroke="#2a3f94"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <rect x="20" y="104" width="280" height="48" rx="6" fill="#fffdf8" />
      <path d="M20 138h280" stroke="#b9aedb" strokeWidth="1.5" />
      <text x="32" y="137" fontFamily="var(--hand)" fontSize="14.5" fill="#2a3f94">
        {sentence}
      </text>
    </svg>
  )
}

function PhotoArt({ label }: { label: string }): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#fbe6e6" />
      <g transform="translate(62 12) rotate(-4)">
        <CopySketch width={176} />
      </g>
      <path
        d="M42 46V26h20M258 26h20v20M278 128v20h-20M62 148H42v-20"
        fill="none"
        stroke="#171d3f"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Growing heights: progress. */
const PENCILS = [
  { x: 52, height: 58, colour: '#bf3346' },
  { x: 108, height: 76, colour: '#e8b13a' },
  { x: 164, height: 68, colour: '#2a4ea2' },
  { x: 220, height: 102, colour: '#2f7a5b' },
]

const GROUND = 150
const WIDTH = 26
const TIP = 22

function PencilsArt({ label }: { label: string }): ReactElement {
  return (
    <svg viewBox="0 0 320 170" role="img" aria-label={label}>
      <rect width="320" height="170" rx="12" fill="#e0f1e6" />
      <path d="M28 40h264M28 77h264M28 113h264" stroke="#b9d9c6" strokeWidth="1.5" />
      {PENCILS.map(({ x, height, colour }) => {
        const shoulder = GROUND - height + TIP
        return (
          <g key={x}>
            <rect x={x} y={shoulder} width={WIDTH} height={GROUND - shoulder} fill={colour} />
            <path d={`M${x} ${shoulder}l13-${TIP} 13 ${TIP}Z`} fill="#f1d9ac" />
            <path d={`M${x + 9.5} ${shoulder - TIP + 6}l3.5-6 3.5 6Z`} fill={colour} />
            <rect
              x={x + 9}
              y={shoulder}
              width="8"
              height={GROUND - shoulder}
              fill="#fff"
              opacity=".18"
            />
          </g>
        )
      })}
      <path d="M28 150h264" stroke="#171d3f" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
