import { expect, test } from 'vitest'
import { keepAnswersFor, queryClient } from './queries.ts'

const LEARNERS = ['learners']

test('F5 what was answered to one person is kept for her and dropped for the next, and after a sign-out', () => {
  keepAnswersFor('claire')
  queryClient.setQueryData(LEARNERS, ['Éloïse'])
  keepAnswersFor('claire')
  expect(queryClient.getQueryData(LEARNERS)).toEqual(['Éloïse'])
  keepAnswersFor('fanny')
  expect(queryClient.getQueryData(LEARNERS)).toBeUndefined()
  queryClient.setQueryData(LEARNERS, ['Hugo'])
  keepAnswersFor(null)
  expect(queryClient.getQueryData(LEARNERS)).toBeUndefined()
})
