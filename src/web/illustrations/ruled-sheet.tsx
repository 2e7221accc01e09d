import type { ReactElement } from 'react'

interface RuledSheetProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Side of a square. */
  readonly square: number
  /** From the left edge to the red line. */
  readonly margin: number
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
}

/** Seyès ruling as lines: a rotated CSS gradient shows aliasing. */
export function RuledSheet(props: RuledSheetProps): ReactElement {
  const { x, y, width, height, square, margin } = props
  const across = (ys: readonly number[]): string => ys.map((at) => `M${x} ${at}h${width}`).join('')
  const thin = range(y + square / 4, y + height, square / 4).filter((at) => (at - y) % square !== 0)
  const columns = range(x + square, x + width, square).map((at) => `M${at} ${y}v${height}`)
  return (
    <>
      <rect {...{ x, y, width, height }} rx="4" fill="#fffdf8" stroke="#d8cfba" />
      <path d={across(thin)} stroke="#d7e1f2" />
      <path d={columns.join('')} stroke="#cfc8e8" />
      <path d={across(range(y + square, y + height, square))} stroke="#b9aedb" strokeWidth="1.5" />
      <path d={`M${x + margin} ${y}v${height}`} stroke="#c22f43" strokeWidth="2" />
    </>
  )
}
