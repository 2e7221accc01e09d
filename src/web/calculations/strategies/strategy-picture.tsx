/** A strategy drawn: frames of ten, a number line, an area, a bar, a table of places. The words beside it say the same. */
import type { ReactElement } from 'react'
import type { Jump, StrategyPicture } from '../../../domain/calculation/strategies/strategy.ts'
import { numberText } from '../../../texts/calculations/questions.ts'
import { Area, Drawing } from './area-drawing.tsx'

type Of<Kind extends StrategyPicture['kind']> = Extract<StrategyPicture, { readonly kind: Kind }>

export function StrategyDrawing({ picture }: { picture: StrategyPicture }): ReactElement | null {
  switch (picture.kind) {
    case 'ten-frame':
      return <TenFrames {...picture} />
    case 'number-line':
      return <NumberLine {...picture} />
    case 'area':
      return picture.rows === 0 ? null : <Area {...picture} />
    case 'bar':
      return <Bar {...picture} />
    case 'places':
      return <Places {...picture} />
  }
}

const CELL = 30

/** The first quantity in full dots, the second in rings. */
function TenFrames({ first, second }: Of<'ten-frame'>): ReactElement {
  const frames = first + second > 10 ? 2 : 1
  const dots = Array.from({ length: first + second }, (_, at) => at)
  const left = (at: number): number => 4 + Math.floor(at / 10) * (5 * CELL + 24)
  return (
    <Drawing width={frames * 5 * CELL + (frames - 1) * 24 + 8} height={2 * CELL + 8}>
      {Array.from({ length: frames * 10 }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          key={at}
          className="strategy-cell"
          x={left(at) + (at % 5) * CELL}
          y={4 + Math.floor((at % 10) / 5) * CELL}
          width={CELL}
          height={CELL}
        />
      ))}
      {dots.map((at) => (
        <circle
          key={at}
          className={at < first ? 'strategy-full' : 'strategy-ring'}
          cx={left(at) + (at % 5) * CELL + CELL / 2}
          cy={4 + Math.floor((at % 10) / 5) * CELL + CELL / 2}
          r={at < first ? 10 : 8.5}
        />
      ))}
    </Drawing>
  )
}

const STATION = 96
const MARGIN = 44

/** Stations in their order, at even steps: the numbers are written, the distances are not measured. */
function NumberLine({ from, jumps }: Of<'number-line'>): ReactElement {
  const stations = [...new Set([from, ...jumps.map(({ to }) => to)])].sort((a, b) => a - b)
  const x = (value: number): number => MARGIN + stations.indexOf(value) * STATION
  const width = 2 * MARGIN + Math.max(1, stations.length - 1) * STATION
  const starts = [from, ...jumps.map(({ to }) => to)]
  const hasBack = jumps.some(({ by }) => by < 0)
  return (
    <Drawing width={width} height={hasBack ? 128 : 96}>
      <path className="strategy-axis" d={`M12 60H${width - 12}`} />
      {stations.map((value) => (
        <g key={value}>
          <path className="strategy-axis" d={`M${x(value)} 53V67`} />
          <text className="strategy-number" x={x(value)} y={86} textAnchor="middle">
            {numberText(value)}
          </text>
        </g>
      ))}
      {jumps.map((jump, at) => (
        <Arc key={jump.to} jump={jump} from={x(starts[at] ?? from)} to={x(jump.to)} />
      ))}
    </Drawing>
  )
}

/** Forward above the line, back below the numbers. */
function Arc({ jump, from, to }: { jump: Jump; from: number; to: number }): ReactElement {
  const isBack = jump.by < 0
  const [base, top] = isBack ? [94, 112] : [50, 26]
  const tip = isBack ? 6 : -6
  const lean = isBack ? 5 : -5
  return (
    <g className={isBack ? 'strategy-back' : 'strategy-jump'}>
      <path d={`M${from} ${base}Q${(from + to) / 2} ${top + (top - base)} ${to} ${base}`} />
      <path d={`M${to + lean} ${base + tip}L${to} ${base}L${to + lean * 1.7} ${base + tip / 8}`} />
      <text x={(from + to) / 2} y={isBack ? 126 : 18} textAnchor="middle">
        {isBack ? `−\u00a0${numberText(-jump.by)}` : `+\u00a0${numberText(jump.by)}`}
      </text>
    </g>
  )
}

/** The whole above its parts. */
function Bar({ whole, parts }: Of<'bar'>): ReactElement {
  const width = Math.max(220, parts.length * 52)
  const each = width / parts.length
  return (
    <Drawing width={width + 8} height={92}>
      <rect className="strategy-whole" x={4} y={4} width={width} height={38} />
      <text className="strategy-number" x={4 + width / 2} y={29} textAnchor="middle">
        {numberText(whole)}
      </text>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal parts
        <g key={at} className={`strategy-part strategy-part-${at % 2 === 0 ? 'one' : 'two'}`}>
          <rect x={4 + at * each} y={46} width={each} height={38} />
          <text className="strategy-number" x={4 + at * each + each / 2} y={71} textAnchor="middle">
            {numberText(part)}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

const PLACE = 36

/** Two rows of digits in the same columns, the comma under the comma. */
function Places({ from, to }: Of<'places'>): ReactElement {
  const split = (value: number): [string, string] => {
    const [whole = '', part = ''] = String(value).split('.')
    return [whole, part]
  }
  const rows = [split(from), split(to)]
  const wholes = Math.max(...rows.map(([whole]) => whole.length))
  const decimals = Math.max(...rows.map(([, part]) => part.length))
  const width = (wholes + decimals) * PLACE + 8
  return (
    <Drawing width={width} height={2 * PLACE + 8}>
      {rows.map(([whole, part], row) => {
        const digits = [...whole.padStart(wholes), ...part.padEnd(decimals)]
        return digits.map((digit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <g key={`${row}-${at}`}>
            <rect
              className={row === 0 ? 'strategy-cell' : 'strategy-cell strategy-cell-result'}
              x={4 + at * PLACE}
              y={4 + row * PLACE}
              width={PLACE}
              height={PLACE}
            />
            <text
              className="strategy-number"
              x={4 + at * PLACE + PLACE / 2}
              y={4 + row * PLACE + 24}
              textAnchor="middle"
            >
              {at === wholes - 1 && part !== '' ? `${digit},` : digit}
            </text>
          </g>
        ))
      })}
    </Drawing>
  )
}
