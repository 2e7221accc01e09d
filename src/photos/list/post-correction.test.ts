import { expect, test } from 'vitest'
import { smallLexicon } from '../../../test/photos/small-lexicon.ts'
import { findCorrections } from './post-correction.ts'

const SCHOOL = ['brouillard', 'température', 'goutte', 'cueillir', 'jaune', 'jupe', 'école']

const which = smallLexicon({ school: SCHOOL, language: [] })

test.each([
  ['broullard', 'brouillard'],
  ['terpérature', 'température'],
  ['qoutte', 'goutte'],
  ['goute', 'goutte'],
  ['cuaillin', 'cueillir'],
  ["l'ecole", "l'école"],
])('GEN-08 %s on a list is taken for %s', async (read, meant) => {
  expect((await findCorrections([read], which)).get(read)).toBe(meant)
})

test.each([
  ['Brouillard', 'a name may be what it is'],
  ['gou', 'short words have too many neighbours'],
  ['xylophage', 'nothing is near'],
  ['goutte', 'it is a word'],
])('GEN-08 %s is left as it was read: %s', async (read) => {
  expect((await findCorrections([read], which)).size).toBe(0)
})

test('GEN-08 between two words that are as near nothing is decided', async () => {
  const both = smallLexicon(['rame', 'rome'])
  expect((await findCorrections(['rume'], both)).size).toBe(0)
})
