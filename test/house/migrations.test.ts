/**
 * Expand, then contract (decision 76): while servers are restarted one after the other, those of the release before go on with the new
 * schema. So a migration only adds what they can do without; what they use is taken away by a later release, which says so with
 * `-- contracts: 0040`, the migration that made it useless.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractedSince } from '../../src/server/db/migrations/newer-schema.ts'
import { filesUnder, ROOT } from '../support/house/sources.ts'

const FOLDER = join(ROOT, 'db/migrations')

interface Migration {
  readonly number: string
  readonly text: string
}

const migrations: readonly Migration[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ number: name.slice(0, 4), text: readFileSync(join(FOLDER, name), 'utf8') }))

/** Without comments, bodies of functions and literals, in lower case. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--[^\n]*/gu, '')
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/gu, "''")
    .replace(/'(?:[^']|'')*'/gu, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/gu, ' ').trim())
}

/** The parts of an `alter table` between its commas, those inside parentheses left together. */
function actionsOf(statement: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of statement) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** What takes away from a server that does not know the new schema: the name that goes. */
const REMOVALS = [
  /^drop (?:table|view|materialized view|type|function|schema)(?: if exists)? ([\w.]+)/u,
  /\bdrop column(?: if exists)? (\w+)/u,
]
/** What such a server's statements stop at, whatever a later release says. */
const BREAKS = [
  /\brename (?:column |constraint )?(?:\w+ )?to \w+/u,
  /\balter column \w+ (?:set data )?type\b/u,
  /\balter column \w+ set not null\b/u,
  /\balter column \w+ drop default\b/u,
  /\bset schema \w+/u,
]

function addsRequired(action: string): boolean {
  return (
    /\badd (?:column )?(?:if not exists )?\w+ /u.test(action) &&
    !/\badd (?:constraint|check|unique|primary|foreign|exclude)\b/u.test(action) &&
    /\bnot null\b/u.test(action) &&
    !/\bdefault\b|\bgenerated\b/u.test(action)
  )
}

function removedNames(text: string): string[] {
  return statementsOf(text)
    .flatMap(actionsOf)
    .flatMap((action) => REMOVALS.map((removal) => removal.exec(action)?.[1]))
    .filter((name) => name !== undefined)
}

function breaks(text: string): string[] {
  return statementsOf(text)
    .flatMap(actionsOf)
    .filter((action) => BREAKS.some((rule) => rule.test(action)) || addsRequired(action))
}

function isWrong({ number, text }: Migration, numbers: readonly string[]): boolean {
  if (breaks(text).length > 0) return true
  if (removedNames(text).length === 0) return false
  const since = contractedSince(text)
  return since === undefined || since >= number || !numbers.includes(since)
}

test('O17 no migration takes away, renames or asks for what the release before does not know', () => {
  const numbers = migrations.map(({ number }) => number)
  expect(migrations.length).toBeGreaterThan(25)
  expect(migrations.filter((one) => isWrong(one, numbers)).map(({ number }) => number)).toEqual([])
})

test('O17 what a later release takes away is named nowhere in its code', () => {
  const code = filesUnder('src/server', /\.ts$/u)
  const named = migrations
    .filter(({ text }) => contractedSince(text) !== undefined)
    .flatMap(({ number, text }) =>
      removedNames(text).flatMap((name) =>
        code
          .filter((file) => new RegExp(`\\b${name.replace(/^.*\./u, '')}\\b`, 'u').test(file.text))
          .map((file) => `${number} ${name}: ${file.path}`),
      ),
    )
  expect(named).toEqual([])
})

test.each([
  ['drop table learners;'],
  ['alter table learners drop column number;'],
  ['alter table learners add column shoe smallint, drop column if exists number;'],
  ['alter table learners rename column number to rank;'],
  ['alter table learners rename to pupils;'],
  ['ALTER TABLE learners\n  ALTER COLUMN number TYPE bigint;'],
  ['alter table learners alter column number set not null;'],
  ['alter table learners alter column number drop default;'],
  ['alter table learners add column shoe smallint not null;'],
  ['alter table learners add shoe smallint not null check (shoe in (1, 2));'],
  ['-- contracts: 0042\ndrop table learners;'],
  ['-- contracts: 0041\ndrop table learners;'],
  ['-- contracts: 0007\ndrop table learners;'],
])('O17 refused: %s', (text) => {
  expect(isWrong({ number: '0041', text }, ['0039', '0040', '0041'])).toBe(true)
})

test.each([
  ['alter table learners add column shoe smallint;'],
  ["alter table learners add column shoe text not null default 'none; drop column x';"],
  ['-- drop table learners\ncreate table shoes (id uuid not null, size smallint not null);'],
  ['alter table learners alter column birth_date drop not null, drop constraint learners_check;'],
  ['alter table learners add constraint shoes check (number is not null or name is not null);'],
  ['alter table learners add check (number is not null);'],
  ['create function touch() returns trigger as $$ begin drop table x; end $$ language plpgsql;'],
  ['-- contracts: 0039\nalter table learners drop column number;'],
])('O17 let through: %s', (text) => {
  expect(isWrong({ number: '0041', text }, ['0039', '0040', '0041'])).toBe(false)
})
