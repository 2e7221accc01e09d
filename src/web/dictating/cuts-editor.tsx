import { type ReactElement, useEffect, useRef, useState } from 'react'
import { type BreathGroup, writtenText } from '../../domain/dictating/breath-group.ts'
import { RECORDING } from '../../texts/dictating/recording.ts'
import { IconButton } from '../ui/button.tsx'
import { openRecordedVoice, type RecordedVoice } from '../voice/recorded-voice.ts'
import type { CutReading } from './recorder-state.ts'

/** Bars of the drawing. */
const BARS = 240
const WIDTH = 960
const HEIGHT = 72

/** The loudest frame of each stretch, as one path. */
function wavePath(levels: readonly number[]): string {
  const loudest = Math.max(...levels.filter((_, i) => i % 3 === 0), 0.01)
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / BARS))
    const level = Math.min(1, Math.max(...levels.slice(from, to), 0) / loudest)
    const half = Math.max(1, (level * HEIGHT) / 2)
    const x = ((bar + 0.5) * WIDTH) / BARS
    return `M${x.toFixed(1)} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
  }).join('')
}

function Wave({ reading }: { reading: CutReading }): ReactElement {
  const { envelope, cuts, durationMs } = reading
  return (
    <svg
      role="img"
      aria-label={RECORDING.wave}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-20 w-full rounded-control border-[1.5px] border-rule bg-white"
    >
      <path d={wavePath(envelope.levels)} stroke="var(--ink-600)" strokeWidth="2.4" />
      {cuts.map((cut, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a cut has no other name than its place
          key={at}
          d={`M${((cut / durationMs) * WIDTH).toFixed(1)} 0V${HEIGHT}`}
          stroke="var(--margin)"
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}

function usePlayer(audio: Blob): (from: number, to: number) => void {
  const [voice, setVoice] = useState<RecordedVoice | null>(null)
  const playing = useRef<AbortController>(null)
  useEffect(() => {
    const opened = openRecordedVoice(audio)
    setVoice(opened)
    return () => {
      playing.current?.abort()
      opened.close()
    }
  }, [audio])
  return (from, to) => {
    playing.current?.abort()
    playing.current = new AbortController()
    const { signal } = playing.current
    // Stopped, or not playable: neither changes the cuts.
    void voice?.play({ from, to, rate: 1, signal }).catch(() => undefined)
  }
}

interface CutsEditorProps {
  readonly groups: readonly BreathGroup[]
  readonly reading: CutReading
  readonly onMove: (at: number, ms: number) => void
}

/** A handle before each group and one after the last, by mouse, touch and arrows. */
export function CutsEditor({ groups, reading, onMove }: CutsEditorProps): ReactElement {
  const { cuts, durationMs, audio } = reading
  const play = usePlayer(audio)
  const handle = (at: number, label: string): ReactElement => (
    <input
      type="range"
      className="slider"
      style={{ '--at': (cuts[at] ?? 0) / durationMs }}
      aria-label={label}
      aria-valuetext={RECORDING.at(cuts[at] ?? 0)}
      min={0}
      max={durationMs}
      step={50}
      value={cuts[at] ?? 0}
      onChange={(event) => onMove(at, event.currentTarget.valueAsNumber)}
    />
  )
  return (
    <div className="grid gap-3">
      <Wave reading={reading} />
      <ol className="grid max-h-[42vh] gap-2 overflow-y-auto pr-1">
        {groups.map((group, at) => {
          const text = writtenText(group)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may say the same
            <li key={at} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
              <IconButton
                icon="play"
                label={RECORDING.play(text)}
                onClick={() => play(cuts[at] ?? 0, cuts[at + 1] ?? durationMs)}
              />
              <div>
                <p className="font-semibold">{text}</p>
                {handle(at, RECORDING.start(text))}
              </div>
            </li>
          )
        })}
        <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3">
          <span />
          <div>
            <p className="font-semibold">{RECORDING.end}</p>
            {handle(groups.length, RECORDING.end)}
          </div>
        </li>
      </ol>
    </div>
  )
}
