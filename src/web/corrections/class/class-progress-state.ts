/** How far the copies of a class are: a state for each learner, in words, and how many are in each. */
import { pendingWords } from '../../../domain/copy/draft/copy-draft.ts'
import { canValidate } from '../verification/verification-state.ts'
import type { ClassQueue } from './class-photos-state.ts'

/** From the most to the least that is done. */
export const COPY_STAGES = [
  'checked',
  'ready',
  'to-check',
  'again',
  'reading',
  'awaited',
  'absent',
] as const

export type CopyStage = (typeof COPY_STAGES)[number]

export interface CopyProgress {
  readonly learner: string
  readonly stage: CopyStage
  /** Words to check; 0 unless the copy was read. */
  readonly doubts: number
  /** Null before the copy is stored. */
  readonly score: number | null
}

/** What the server has of this dictation. */
export interface StoredRound {
  /** By learner. */
  readonly scores: Readonly<Record<string, number>>
  readonly absent: readonly string[]
}

function stageOf(queue: ClassQueue, learner: string, { absent }: StoredRound): CopyStage {
  const copy = queue.copies[learner]?.copy
  const own = queue.photos.filter((photo) => photo.learner === learner && photo.question === null)
  if (own.some(({ step }) => step.kind === 'failed')) return 'again'
  if (own.some(({ step }) => step.kind !== 'read')) return 'reading'
  if (copy !== undefined) return canValidate(copy) ? 'ready' : 'to-check'
  return (queue.absences[learner] ?? absent.includes(learner)) ? 'absent' : 'awaited'
}

/** A copy that is begun anew counts as what it is now. */
export function progressOf(queue: ClassQueue, learner: string, stored: StoredRound): CopyProgress {
  const stage = stageOf(queue, learner, stored)
  const score = queue.stored[learner] ?? stored.scores[learner]
  if ((stage === 'awaited' || stage === 'absent') && score !== undefined) {
    return { learner, stage: 'checked', doubts: 0, score }
  }
  const draft = queue.copies[learner]?.copy.draft
  return { learner, stage, doubts: draft ? pendingWords(draft).length : 0, score: null }
}

export function stageCounts(all: readonly CopyProgress[]): Readonly<Record<CopyStage, number>> {
  const count = (stage: CopyStage): number => all.filter((one) => one.stage === stage).length
  return {
    checked: count('checked'),
    ready: count('ready'),
    'to-check': count('to-check'),
    again: count('again'),
    reading: count('reading'),
    awaited: count('awaited'),
    absent: count('absent'),
  }
}

/** Copies without a doubt that nobody has confirmed yet: one on its way to the server is not asked about again. */
export function readyCopies({ copies }: ClassQueue, all: readonly CopyProgress[]): number {
  return all.filter(({ stage, learner }) => stage === 'ready' && copies[learner]?.key === null)
    .length
}
