/** What is known of a learner's work, gathered for a page and for a sheet of paper. */
import type { CalculationPractice } from '../../../contract/calculation-practice.ts'
import type { Learner } from '../../../contract/learners.ts'
import type { LearnerResults } from '../../../contract/results.ts'
import type { WordReview } from '../../../contract/word-review.ts'
import { LAST_OF_TABLE } from '../../../domain/calculation/facts/learnable-facts.ts'
import { parseProgrammeFact } from '../../../domain/calculation/programme.ts'
import { parseQuestionKey, type Question } from '../../../domain/calculation/question.ts'
import type { CalendarDate } from '../../../domain/calendar-date.ts'
import { levelRank } from '../../../domain/level.ts'
import { type GrammarStanding, grammarStandings } from '../../../domain/results/grammar-standing.ts'
import { type NextStep, nextSteps } from '../../../domain/results/next-steps.ts'
import { isAcquired, isDue, type ReviewedWord } from '../../../domain/word-review/word-boxes.ts'

export interface StoredWork {
  readonly results: LearnerResults
  readonly review: WordReview
  readonly practice: CalculationPractice
}

export interface LearnerReport extends StoredWork {
  readonly acquired: readonly ReviewedWord[]
  readonly returning: readonly ReviewedWord[]
  readonly dueWords: number
  /** Cells of the tables that are known, of those of the class. */
  readonly facts: { readonly known: number; readonly all: number }
  /** To see again, the most urgent first. */
  readonly missedFacts: readonly Question[]
  readonly grammar: readonly GrammarStanding[]
  /** What is due now. */
  readonly steps: readonly NextStep[]
  /** For the weeks that a sheet of paper lasts: whatever comes back. */
  readonly homeSteps: readonly NextStep[]
}

/** 7 × 8 and 8 × 7 are one cell. */
const CELLS_OF_TABLE = ((LAST_OF_TABLE + 1) * (LAST_OF_TABLE + 2)) / 2

function questionsOf(fact: string): readonly Question[] {
  return [parseProgrammeFact(fact)?.question ?? parseQuestionKey(fact) ?? []].flat()
}

export function learnerReport(
  { level }: Pick<Learner, 'level'>,
  work: StoredWork,
  today: CalendarDate,
): LearnerReport {
  const { results, review, practice } = work
  const { words } = review
  const dueWords = words.filter((word) => isDue(word, today)).length
  const grammar = grammarStandings(results.french_grammar)
  const returning = words.filter((word) => !isAcquired(word))
  const done = { copies: results.totals.dictation.count, grammar }
  return {
    ...work,
    acquired: words.filter(isAcquired),
    returning,
    dueWords,
    facts: {
      known: practice.known.length,
      // CP has no multiplication.
      all: CELLS_OF_TABLE * (levelRank(level) > 0 ? 2 : 1),
    },
    missedFacts: practice.facts.flatMap(({ fact }) => questionsOf(fact)),
    grammar,
    steps: nextSteps({
      ...done,
      dueWords,
      dueFacts: practice.facts.filter(({ due }) => due <= today).length,
    }),
    homeSteps: nextSteps({
      ...done,
      dueWords: returning.length,
      dueFacts: practice.facts.length,
    }),
  }
}
