import { expect, test } from 'vitest'
import type { LexiconLookup } from '../recognition/lexicon-lookup.ts'
import { findCorrections } from './post-correction.ts'

const SCHOOL = new Set([
  'brouillard',
  'température',
  'goutte',
  'cueillir',
  'jaune',
  'jupe',
  'école',
])

const which: LexiconLookup = async (forms, among) =>
  among === 'school' ? forms.filter((form) => SCHOOL.has(form)) : []

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
  const both: LexiconLookup = async (forms) =>
    forms.filter((form) => form === 'rame' || form === 'rome')
  expect((await findCorrections(['rume'], both)).size).toBe(0)
})
