import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  answerProblem,
  drawProblems,
  getProblemWeek,
  type ShownProblemWeek,
} from '../../contract/problems.ts'
import type { Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { call } from '../api/client.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { type Saved, saveOrKeep, waitingBodies } from '../api/save-or-keep.ts'
import { type ProblemAnswer, weekAfterAnswers } from './problems-state.ts'

function weekKey(learnerId: string | null): readonly unknown[] {
  return ['problems', learnerId]
}

/** With the answers that wait on this device. Disabled without a learner. */
export function useProblemWeek(learnerId: string | null): UseQueryResult<ShownProblemWeek> {
  const params = { id: learnerId ?? '' }
  return useQuery({
    queryKey: weekKey(learnerId),
    queryFn: async ({ signal }) => {
      const week = await call(getProblemWeek, { params, signal })
      return weekAfterAnswers(week, await waitingBodies(answerProblem, params))
    },
    enabled: learnerId !== null,
    refetchOnMount: 'always',
  })
}

/** Ten problems that belong to nobody; the same for the same seed. */
export function useDrawnProblems(): UseMutationResult<
  readonly WordProblem[],
  Error,
  { readonly level: Level; readonly seed: number }
> {
  return useMutation({
    mutationFn: async ({ level, seed }) =>
      (await call(drawProblems, { query: { level, seed: String(seed) } })).problems,
  })
}

export interface WeekAnswer extends ProblemAnswer {
  readonly learnerId: string
  readonly week: ShownProblemWeek['week']
}

/** The same answer sent again changes nothing. Without network it is kept. */
export function useAnswerProblem(): UseMutationResult<Saved<ShownProblemWeek>, Error, WeekAnswer> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, week, rank, outcome, timeSpent }: WeekAnswer) =>
      saveOrKeep(answerProblem, {
        params: { id: learnerId },
        body: { week, rank, outcome, time_spent: Math.min(timeSpent, 3_600_000) },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (saved, { learnerId }) => {
      if (saved.kind === 'kept') return undefined
      const week = saved.reply
      cache.setQueryData(weekKey(learnerId), week)
      if (week.outcomes.length < week.problems.length) return undefined
      return Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learnerId] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ])
    },
  })
}
