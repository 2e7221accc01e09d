import type { Dispatch, ReactElement } from 'react'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import { MAX_SENTENCES, MIN_SENTENCES } from '../../domain/dictation/dictation-limits.ts'
import { maxSentences } from '../../domain/dictation/dictation-request.ts'
import { LEVELS } from '../../domain/level.ts'
import { DICTATION_GENERATOR } from '../../texts/dictations/dictation-generator.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { Button } from '../ui/button.tsx'
import { Slider } from '../ui/forms/slider.tsx'
import type { GeneratorEvent, GeneratorState } from './generator-state.ts'

interface SizeFieldsProps {
  readonly state: GeneratorState
  readonly limits: SubscriptionReply['limits']
  readonly dispatch: Dispatch<GeneratorEvent>
  /** Words of the list. */
  readonly words: number
}

/** Level and number of sentences; a list with more words than sentences is told of: two words would share one. */
export function SizeFields({ state, limits, dispatch, words }: SizeFieldsProps): ReactElement {
  const { level, length } = state.form
  const outOfPlan = (candidate: (typeof LEVELS)[number]): boolean =>
    !limits.levels.includes(candidate)
  const setLength = (value: number): void => dispatch({ type: 'typed', change: { length: value } })
  return (
    <div className="grid gap-6">
      <Slider
        label={DICTATION_GENERATOR.level}
        text={DICTATION_GENERATOR.levelValue(level, levelAges(level))}
        valueText={`${level}, ${levelAges(level)}`}
        min={0}
        max={LEVELS.length - 1}
        value={LEVELS.indexOf(level)}
        onChange={(rank) => dispatch({ type: 'typed', change: { level: LEVELS[rank] ?? level } })}
        marks={LEVELS.map((candidate, rank) => ({
          value: rank,
          label: candidate,
          ...(outOfPlan(candidate) ? { warning: DICTATION_GENERATOR.levelOutOfPlan } : {}),
        }))}
      />
      <Slider
        label={DICTATION_GENERATOR.sentences}
        text={DICTATION_GENERATOR.sentencesValue(length)}
        valueText={DICTATION_GENERATOR.sentencesValue(length)}
        min={MIN_SENTENCES}
        max={MAX_SENTENCES}
        value={length}
        onChange={setLength}
        marks={[1, 5, 10, 15, 20, 25, 30].map((value) => ({
          value,
          label: String(value),
          ...(value > maxSentences(limits) ? { warning: DICTATION_GENERATOR.levelOutOfPlan } : {}),
        }))}
      />
      {words > length && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>{DICTATION_GENERATOR.crowded(words, length)}</p>
          {words <= maxSentences(limits) && (
            <Button variant="outline" onClick={() => setLength(words)}>
              {DICTATION_GENERATOR.sentenceEach(words)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
