import type { ReactElement } from 'react'
import { LEVELS, type Level, levelRank } from '../../domain/level.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { Slider } from '../ui/forms/slider.tsx'

interface LevelSliderProps {
  readonly label: string
  readonly level: Level
  readonly onChange: (level: Level) => void
}

export function LevelSlider({ label, level, onChange }: LevelSliderProps): ReactElement {
  return (
    <Slider
      label={label}
      text={`${level} (${levelAges(level)})`}
      valueText={`${level}, ${levelAges(level)}`}
      value={levelRank(level)}
      min={0}
      max={LEVELS.length - 1}
      marks={LEVELS.map((name, value) => ({ value, label: name }))}
      onChange={(rank) => onChange(LEVELS[rank] ?? level)}
    />
  )
}
