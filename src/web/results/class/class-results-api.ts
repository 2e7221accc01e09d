import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ClassResults, getClassResults } from '../../../contract/class/class-results.ts'
import { listDisputedWords } from '../../../contract/dictation-study.ts'
import type { ReplyOf } from '../../../contract/route.ts'
import { listDueWords } from '../../../contract/word-review.ts'
import { daysAfter, monthsAfter } from '../../../domain/calendar-date.ts'
import { schoolYearStart } from '../../../domain/class/school-year.ts'
import { call } from '../../api/client.ts'
import { DICTATIONS_KEY } from '../../api/list-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { today } from '../../api/today.ts'
import { groupsQuery } from '../../learners/learner-groups-api.ts'
import type { PATHS } from '../../paths.ts'

/** Query parameters of the class. */
const DICTATION = 'dictee'
const SINCE = 'depuis'
const GROUP = 'groupe'

export const CLASS_PERIODS = ['mois', 'rentree'] as const

export type ClassPeriod = (typeof CLASS_PERIODS)[number]

/** Whose copies, of what: without a dictation and a period, those corrected last. */
export interface ClassScope {
  readonly dictation: string | null
  readonly period: ClassPeriod | null
  readonly group: string | null
}

type ClassScreen =
  | typeof PATHS.classResults
  | typeof PATHS.classProjection
  | typeof PATHS.classCopies
  | typeof PATHS.classReports

export function classPath(screen: ClassScreen, scope: Partial<ClassScope> = {}): string {
  const search = new URLSearchParams()
  if (scope.dictation) search.set(DICTATION, scope.dictation)
  if (scope.period) search.set(SINCE, scope.period)
  if (scope.group) search.set(GROUP, scope.group)
  return search.size > 0 ? `${screen}?${search}` : screen
}

export function parseClassScope(search: string): ClassScope {
  const params = new URLSearchParams(search)
  const period = CLASS_PERIODS.find((one) => one === params.get(SINCE)) ?? null
  return {
    dictation: period === null ? params.get(DICTATION) : null,
    period,
    group: params.get(GROUP),
  }
}

function sinceOf(period: ClassScope['period']): string | undefined {
  if (period === null) return undefined
  return period === 'mois' ? daysAfter(monthsAfter(today(), -1), 1) : schoolYearStart(today())
}

function classResultsQuery({ dictation, period, group }: ClassScope) {
  const since = sinceOf(period)
  return queryOptions({
    queryKey: ['results', 'class', dictation, since, group],
    queryFn: ({ signal }): Promise<ClassResults> =>
      call(getClassResults, {
        query: {
          ...(dictation !== null && { dictation }),
          ...(since !== undefined && { since }),
          ...(group !== null && { group }),
        },
        signal,
      }),
  })
}

/** Asked for while the plan is looked up and the screen is put up. */
export function fetchClassResultsEarly(scope: ClassScope): void {
  void queryClient.prefetchQuery(classResultsQuery(scope))
  void queryClient.prefetchQuery(groupsQuery)
}

/** What was fetched early is not asked for twice. */
const JUST_FETCHED_MS = 2000

/** Otherwise fetched anew: a copy that was just saved changes it. */
export function useClassResults(scope: ClassScope): UseQueryResult<ClassResults> {
  return useQuery({
    ...classResultsQuery(scope),
    refetchOnMount: ({ state }) =>
      Date.now() - state.dataUpdatedAt < JUST_FETCHED_MS ? false : 'always',
  })
}

export type DisputedWords = ReplyOf<typeof listDisputedWords>

/** Of today, for the class or a group of it. */
export function useDueWords(group: string | null): UseQueryResult<ReplyOf<typeof listDueWords>> {
  return useQuery({
    queryKey: ['word-review', 'class', group],
    queryFn: ({ signal }) => call(listDueWords, { query: group === null ? {} : { group }, signal }),
    refetchOnMount: 'always',
  })
}

/** Disabled without a dictation. */
export function useDisputedWords(dictation: string | null): UseQueryResult<DisputedWords> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, 'disputed-words', dictation],
    queryFn: ({ signal }) => call(listDisputedWords, { params: { id: dictation ?? '' }, signal }),
    enabled: dictation !== null,
    refetchOnMount: 'always',
  })
}
