/** The one thing that «Ce soir» proposes first (FIR-04). */
import type { Level } from '../level.ts'

interface NamedDictation {
  readonly id: string
  readonly title: string
}

/** What is due for one learner. */
export interface DueWork {
  readonly first_name: string
  readonly level: Level
  readonly dictation: NamedDictation | null
  /** Of the week, given and not yet done. */
  readonly series: string | null
  readonly due_words: number
  readonly due_facts: number
  /** Of grammar. */
  readonly due_questions: number
}

/** What returns by boxes and days. */
type DueKind = 'words' | 'facts' | 'questions'

export type EveningStep<Learner extends DueWork> =
  /** Copies of a dictation that a class is doing: some are in, some are not. */
  | {
      readonly kind: 'class-copies'
      readonly dictation: NamedDictation
      readonly level: Level
      readonly done: number
      readonly expected: number
    }
  | { readonly kind: 'dictation'; readonly dictation: NamedDictation; readonly learner: Learner }
  | { readonly kind: 'series'; readonly series: string; readonly learner: Learner }
  | { readonly kind: DueKind; readonly learner: Learner; readonly count: number }
  /** Learners are up to date. */
  | { readonly kind: 'nothing' }

/** From so many learners of a level on, the adult corrects a class rather than follows a child. */
export const CLASS_SIZE = 6

function classCopies<Learner extends DueWork>(
  learners: readonly Learner[],
): EveningStep<Learner> | undefined {
  for (const { dictation, level } of learners) {
    const expected = learners.filter((one) => one.level === level).length
    if (dictation === null || expected < CLASS_SIZE) continue
    const missing = learners.filter((one) => one.dictation?.id === dictation.id).length
    const done = expected - missing
    if (done > 0) return { kind: 'class-copies', dictation, level, done, expected }
  }
  return undefined
}

/** The learner with the most of a kind first. */
function mostDue<Learner extends DueWork>(
  learners: readonly Learner[],
  kind: DueKind,
): EveningStep<Learner> | undefined {
  const countOf = (one: Learner): number => one[`due_${kind}`]
  const [learner] = learners.toSorted((one, other) => countOf(other) - countOf(one))
  return learner !== undefined && countOf(learner) > 0
    ? { kind, learner, count: countOf(learner) }
    : undefined
}

function givenSeries<Learner extends DueWork>(
  learners: readonly Learner[],
): EveningStep<Learner> | undefined {
  const learner = learners.find(({ series }) => series !== null)
  return learner?.series != null ? { kind: 'series', series: learner.series, learner } : undefined
}

/** A class whose copies are coming in, then what an adult gave (a dictation, a series), then words, facts and questions of grammar that are due. */
export function eveningStep<Learner extends DueWork>(
  learners: readonly Learner[],
): EveningStep<Learner> {
  const waiting = learners.find(({ dictation }) => dictation !== null)
  const first =
    waiting?.dictation != null
      ? ({ kind: 'dictation', dictation: waiting.dictation, learner: waiting } as const)
      : undefined
  return (
    classCopies(learners) ??
    first ??
    givenSeries(learners) ??
    mostDue(learners, 'words') ??
    mostDue(learners, 'facts') ??
    mostDue(learners, 'questions') ?? { kind: 'nothing' }
  )
}
