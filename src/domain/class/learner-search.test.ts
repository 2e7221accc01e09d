import { expect, test } from 'vitest'
import { findLearners } from './learner-search.ts'

const LEARNERS = [
  { first_name: 'Éloïse', last_name: 'Bernard' },
  { first_name: 'Zoé', last_name: "D'Almeida" },
  { first_name: 'Jean-Baptiste', last_name: 'Berger' },
]

test.each([
  ['', 3],
  ['elo', 1],
  ['ber', 2],
  ['ber jean', 1],
  ['almeida', 1],
  ['oise', 0],
  ['  ', 3],
])('CLA-02 «%s» finds %i learners', (search, count) => {
  expect(findLearners(LEARNERS, search)).toHaveLength(count)
})
