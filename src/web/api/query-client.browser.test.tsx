import { expect, test } from 'vitest'
import { claimQueryCache, queryClient } from './query-client.ts'

const LEARNERS = ['learners']

test('F5 what was answered to one person is kept for her and dropped for the next, and after a sign-out', () => {
  claimQueryCache('claire')
  queryClient.setQueryData(LEARNERS, ['Éloïse'])
  claimQueryCache('claire')
  expect(queryClient.getQueryData(LEARNERS)).toEqual(['Éloïse'])
  claimQueryCache('fanny')
  expect(queryClient.getQueryData(LEARNERS)).toBeUndefined()
  queryClient.setQueryData(LEARNERS, ['Hugo'])
  claimQueryCache(null)
  expect(queryClient.getQueryData(LEARNERS)).toBeUndefined()
})
