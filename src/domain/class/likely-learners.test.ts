import { expect, test } from 'vitest'
import { likelyLearners } from './likely-learners.ts'

const CLASS = ['Anh', 'Éloïse', 'Hugo', 'Zoé'].map((first_name) => ({ id: first_name, first_name }))

function order(written: readonly string[], last: number): string[] {
  return likelyLearners(CLASS, written, last).map(({ id }) => id)
}

test.each([
  [[], 0, ['Anh', 'Éloïse', 'Hugo', 'Zoé']],
  [[], 2, ['Hugo', 'Zoé', 'Anh', 'Éloïse']],
  [['Eloïse', 'Le', 'chat'], 0, ['Éloïse', 'Anh', 'Hugo', 'Zoé']],
  [['zoe'], 1, ['Zoé', 'Éloïse', 'Hugo', 'Anh']],
  [['Hugoo', 'Martin'], 0, ['Hugo', 'Anh', 'Éloïse', 'Zoé']],
] as const)(
  'CLA-03 a first name that was read comes first, then who follows: %j after %i',
  (written, last, expected) => {
    expect(order(written, last)).toEqual(expected)
  },
)
