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
import type { ProblemAnswer } from './problems-state.ts'

function weekKey(learnerId: string | null): readonly unknown[] {
  return ['problems', learnerId]
}

/** Disabled without a learner. */
export function useProblemWeek(learnerId: string | null): UseQueryResult<ShownProblemWeek> {
  return useQuery({
    queryKey: weekKey(learnerId),
    queryFn: ({ signal }) => call(getProblemWeek, { params: { id: learnerId ?? '' }, signal }),
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

/** Idempotent: the same answer sent again changes nothing. */
export function useAnswerProblem(): UseMutationResult<ShownProblemWeek, Error, WeekAnswer> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, week, rank, outcome, timeSpent }: WeekAnswer) =>
      call(answerProblem, {
        params: { id: learnerId },
        body: { week, rank, outcome, time_spent: Math.min(timeSpent, 3_600_000) },
        idempotencyKey: `${learnerId}-${week}-${rank}`,
      }),
    onSuccess: (week, { learnerId }) => {
      cache.setQueryData(weekKey(learnerId), week)
      if (week.outcomes.length < week.problems.length) return undefined
      return Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learnerId] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ])
    },
  })
}
