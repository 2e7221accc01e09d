import '../../styles/strategies.css'
import type { ReactElement } from 'react'
import type { Question } from '../../../domain/calculation/question.ts'
import { strategyFor } from '../../../domain/calculation/strategies/strategy-choice.ts'
import type { Level } from '../../../domain/level.ts'
import {
  STRATEGY,
  strategyLines,
  strategySentence,
} from '../../../texts/calculations/strategies.ts'
import { StrategyDrawing } from './strategy-picture.tsx'

interface StrategyNoteProps {
  readonly question: Question
  /** Whose ways of thinking are shown. */
  readonly level: Level
}

/** CAL-15: said to the child, drawn, written with the numbers of the calculation. */
export function StrategyNote({ question, level }: StrategyNoteProps): ReactElement {
  const strategy = strategyFor(question, level)
  return (
    <section className="strategy" aria-label={STRATEGY.title}>
      <p className="strategy-said">{strategySentence(strategy)}</p>
      <StrategyDrawing picture={strategy.picture} />
      <ul className="strategy-lines">
        {strategyLines(strategy).map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
    </section>
  )
}
