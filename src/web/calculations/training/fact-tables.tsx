import '../../styles/strategies.css'
import type { ReactElement } from 'react'
import type { CalculationPractice } from '../../../contract/calculation-practice.ts'
import { factOf } from '../../../domain/calculation/fact.ts'
import { factState } from '../../../domain/calculation/facts/known-facts.ts'
import { LAST_OF_TABLE } from '../../../domain/calculation/facts/learnable-facts.ts'
import { newQuestion } from '../../../domain/calculation/question.ts'
import { type Level, levelRank } from '../../../domain/level.ts'
import {
  FACT_STATES,
  FACT_TABLE_NAMES,
  FACT_TABLES,
} from '../../../texts/calculations/calculation-training.ts'
import { OPERATION_SIGNS } from '../../../texts/calculations/questions.ts'

type TableOperation = keyof typeof FACT_TABLE_NAMES

const TERMS = Array.from({ length: LAST_OF_TABLE + 1 }, (_, term) => term)

interface FactTablesProps {
  readonly practice: CalculationPractice
  readonly level: Level
}

/** CAL-15: which facts a learner knows, which come back, which were never asked. CP has no multiplication. */
export function FactTables({ practice, level }: FactTablesProps): ReactElement {
  return (
    <div className="grid gap-6">
      <p className="text-muted">{FACT_TABLES.legend}</p>
      <FactTable operation="addition" practice={practice} />
      {levelRank(level) > 0 && <FactTable operation="multiplication" practice={practice} />}
    </div>
  )
}

interface FactTableProps {
  readonly operation: TableOperation
  readonly practice: CalculationPractice
}

function FactTable({ operation, practice }: FactTableProps): ReactElement {
  return (
    <section
      className="overflow-x-auto"
      aria-label={FACT_TABLE_NAMES[operation]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keys too
      tabIndex={0}
    >
      <h3 className="mb-2 text-lg">{FACT_TABLE_NAMES[operation]}</h3>
      <table className="fact-table">
        <thead>
          <tr>
            <th scope="col">{OPERATION_SIGNS[operation]}</th>
            {TERMS.map((term) => (
              <th key={term} scope="col">
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERMS.map((left) => (
            <tr key={left}>
              <th scope="row">{left}</th>
              {TERMS.map((right) => (
                <FactCell
                  key={right}
                  question={newQuestion(operation, [left, right])}
                  practice={practice}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface FactCellProps {
  readonly question: ReturnType<typeof newQuestion>
  readonly practice: CalculationPractice
}

function FactCell({ question, practice }: FactCellProps): ReactElement {
  const state = factState(factOf(question), practice)
  return (
    <td data-state={state}>
      <span aria-hidden={state === 'unseen'}>{state === 'unseen' ? '·' : question.result}</span>
      <span className="sr-only">{FACT_STATES[state]}</span>
    </td>
  )
}
