/** The glossary has a row for each exported type and closed list of the rules, and for each word of the closed lists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ATTESTED_AS } from '../../src/domain/account/attestation.ts'
import { PLAN_KEYS } from '../../src/domain/account/plan.ts'
import { BADGES } from '../../src/domain/calculation/badge.ts'
import { DIFFICULTIES } from '../../src/domain/calculation/difficulty.ts'
import { OPERATIONS } from '../../src/domain/calculation/operation.ts'
import { PACE_THEMES } from '../../src/domain/calculation/programme.ts'
import { UNKNOWNS, WORDINGS } from '../../src/domain/calculation/question.ts'
import { ALIGNED_STATUSES } from '../../src/domain/copy/alignment/copy-alignment.ts'
import { ERROR_CLASSES, ERROR_FAMILIES } from '../../src/domain/copy/review/error-class.ts'
import {
  COUNTING_SWITCHES,
  GRADING_SCALES,
  POINT_TYPES,
} from '../../src/domain/copy/review/grading-scale.ts'
import { EXERCISE_TYPES } from '../../src/domain/grammar/exercise.ts'
import { GRAMMAR_FUNCTIONS } from '../../src/domain/grammar/grammar-function.ts'
import { NATURES } from '../../src/domain/grammar/nature.ts'
import { LEVELS } from '../../src/domain/level.ts'
import { PHOTO_READERS } from '../../src/domain/photo/photo.ts'
import { ACTIVITIES, SUBJECTS, TRENDS } from '../../src/domain/results/results.ts'
import { filesUnder, ROOT } from '../support/house/sources.ts'

const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')

test.each([
  ['levels', LEVELS],
  ['plans', PLAN_KEYS],
  ['declarations', ATTESTED_AS],
  ['operations', OPERATIONS],
  ['unknowns of a question', UNKNOWNS],
  ['wordings of a question', WORDINGS.filter((wording) => wording !== 'equality')],
  ['difficulties', DIFFICULTIES],
  ['themes of a pace', PACE_THEMES],
  ['badges', BADGES],
  ['subjects', SUBJECTS],
  ['activities', ACTIVITIES],
  ['trends', TRENDS],
  ['natures', NATURES],
  ['functions', GRAMMAR_FUNCTIONS],
  ['statuses of an aligned word', ALIGNED_STATUSES],
  ['classes of errors', ERROR_CLASSES],
  ['exercise types', EXERCISE_TYPES],
  ['readers of photos', PHOTO_READERS],
  ['families of errors', ERROR_FAMILIES],
  ['scales', GRADING_SCALES],
  ['types of errors for points', POINT_TYPES],
  ['kinds of errors that may not count', COUNTING_SWITCHES],
])('the glossary knows the %s', (_name, words: readonly string[]) => {
  expect(words.filter((word) => !glossary.includes(word))).toEqual([])
})

/** Second cells of the tables: what a thing is called in the code. */
const NAMES = glossary
  .split('\n')
  .map((row) => row.split(' | ')[1] ?? '')
  .flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, name]) => name))

const EXPORTED = /^export (?:(?:type|interface) (\w+)|const (\w+) = \[(?=[^;]*?\] as const\b))/gmu

test('the glossary has a row for every exported type and closed list of the rules', () => {
  const sources = filesUnder('src/domain', /(?<!\.test)\.ts$/u)
  const exported = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(EXPORTED), ([, type, list]) => type ?? list),
  )
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter((name) => !NAMES.includes(name))).toEqual([])
})
