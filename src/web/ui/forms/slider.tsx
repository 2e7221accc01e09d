import { type CSSProperties, type ReactElement, useId } from 'react'
import { Icon } from '../icon.tsx'

export interface SliderMark {
  readonly value: number
  readonly label: string
  /** Why this value is out of reach. */
  readonly warning?: string
}

interface SliderProps {
  readonly label: string
  /** The value, shown beside the label. */
  readonly text?: string
  /** `aria-valuetext`: «CE2, 8-9 ans». */
  readonly valueText: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  readonly marks?: readonly SliderMark[]
}

function positionStyle(share: number): CSSProperties {
  return { '--at': share }
}

export function Slider(props: SliderProps): ReactElement {
  const { label, text, valueText, value, min, max, step = 1, marks = [], disabled } = props
  const id = useId()
  const share = (of: number): number => (of - min) / (max - min)
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {text === undefined ? label : `${label}\u00a0: `}
        {text !== undefined && <span aria-hidden="true">{text}</span>}
      </label>
      <input
        id={id}
        type="range"
        className="slider"
        style={positionStyle(share(value))}
        aria-label={label}
        aria-valuetext={valueText}
        {...{ value, min, max, step, disabled }}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
      {marks.length > 0 && (
        <ol className="slider-marks">
          {marks.map((mark) => (
            <li
              key={mark.value}
              style={positionStyle(share(mark.value))}
              data-out={mark.warning === undefined ? undefined : ''}
              data-current={mark.value === value ? '' : undefined}
              title={mark.warning}
            >
              {mark.label}
              {mark.warning !== undefined && (
                <>
                  <Icon name="warning" />
                  <span className="sr-only">{mark.warning}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
