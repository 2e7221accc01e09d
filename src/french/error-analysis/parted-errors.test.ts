import { expect, test } from 'vitest'
import { partErrors } from './parted-errors.ts'

test.each([
  ['gâteau', 'gato', 'gâto', 'accent gateau'],
  ['hasard', 'hazar', 'hazard', 'muette hasar'],
  ['lait', 'lé', 'lét', 'muette lai'],
  ['hôpital', 'opital', 'ôpital', 'accent hopital'],
  ['bateau', 'bato', 'bato', ''],
  ['petit', 'peti', 'peti', ''],
  ['poisson', 'poison', 'poison', ''],
])(
  'MAR-04 in «%s» written «%s», the letters are «%s», and beside them: %s',
  (expected, written, main, others) => {
    const found = partErrors(expected, written)
    expect(found.main).toBe(main)
    expect(found.beside.map(({ code, alone }) => `${code} ${alone}`).join(', ')).toBe(others)
  },
)
