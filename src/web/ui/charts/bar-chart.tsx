import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import { UI } from '../../../texts/ui.ts'

export interface Bar {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  /** Tooltip, and value in the table. */
  readonly text: string
}

interface BarChartProps {
  readonly label: string
  readonly bars: readonly Bar[]
  /** CSS colour. */
  readonly colour: string
}

/** Leaves out dates that would overlap, in wide and in narrow windows. */
function dateDensity(count: number): string {
  if (count > 16) return 'chart-every-4'
  if (count > 8) return 'chart-every-2 chart-narrow-4'
  return count > 5 ? 'chart-narrow-2' : ''
}

function pencilStyle(value: number, colour: string): CSSProperties {
  return { '--v': value, '--c': colour }
}

/** Bar that a key moves to; undefined for other keys. */
function keyTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(from + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Bars with roving tabindex, and the same figures as a table for screen readers. */
export function BarChart({ label, bars, colour }: BarChartProps): ReactElement {
  const [current, setCurrent] = useState(bars.length - 1)
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const stop = Math.min(current, bars.length - 1)

  function move(event: KeyboardEvent): void {
    const next = keyTarget(event.key, stop, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <figure aria-label={label}>
      <div className="chart">
        <div className="chart-axis" aria-hidden="true">
          <span>100</span>
          <span>50</span>
          <span>0</span>
        </div>
        <ol ref={list} className={`chart-bars ${dateDensity(bars.length)}`}>
          {bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have the same date and value
            <li key={index} style={pencilStyle(bar.value, colour)}>
              <button
                type="button"
                className="chart-bar"
                tabIndex={index === stop ? 0 : -1}
                aria-label={`${bar.label}\u00a0: ${bar.text}`}
                aria-describedby={hintId}
                onFocus={() => setCurrent(index)}
                onKeyDown={move}
              >
                <i />
              </button>
              <span className="chart-tip" aria-hidden="true">
                {bar.text}
              </span>
              <span className="chart-date" aria-hidden="true">
                {bar.label}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p id={hintId} hidden>
        {UI.chartHint}
      </p>
      <ChartTable label={label} bars={bars} />
    </figure>
  )
}

function ChartTable({ label, bars }: Pick<BarChartProps, 'label' | 'bars'>): ReactElement {
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{UI.date}</th>
            <th scope="col">{UI.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              <td>{bar.label}</td>
              <td>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
