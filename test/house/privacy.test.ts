/** The papers say what the code does: figures, tables, addresses, settings. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  FIRST_WARNING_MONTHS,
  LAST_WARNING_DAYS,
  RETENTION,
  type RetentionPeriod,
} from '../../src/domain/account/retention.ts'
import { SESSION_MAX_DAYS } from '../../src/server/account/sessions/authenticator.ts'
import { PRIVACY } from '../../src/texts/legal/privacy.ts'
import { CHILDREN_NOTICE } from '../../src/texts/legal/privacy-children.ts'
import { SCHOOL_PAPERS } from '../../src/texts/legal/school-papers.ts'
import { RETENTION_MAILS } from '../../src/texts/mails.ts'
import { ROOT } from '../support/house/sources.ts'

const paper = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8')
const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const environment = readFileSync(join(ROOT, '.env.example'), 'utf8')

const english = ({ count, unit }: RetentionPeriod): string => `${count} ${unit}`
const UNITS = { hours: 'heures', days: 'jours', months: 'mois' } as const

test.each(Object.entries(RETENTION))(
  'P6 both papers keep «%s» as long as the code',
  (kept, span) => {
    const row = paper.split('\n').find((line) => line.startsWith(`| \`${kept}\` |`))
    expect(row?.split('|')[3]?.trim()).toBe(english(span))
    const said = PRIVACY.duration.filter(({ text }) =>
      text.includes(`${span.count}\u00a0${UNITS[span.unit]}`),
    )
    expect(said.length).toBeGreaterThan(0)
  },
)

test('P6 the papers keep nothing that the code does not know', () => {
  const keys = Array.from(paper.matchAll(/^\| `(\w+)` \|.*\d+ (?:hours|days|months) \|/gmu))
  expect(keys.map(([, key]) => key).sort()).toEqual(Object.keys(RETENTION).sort())
  // The page has two lines more, which have no figure.
  expect(PRIVACY.duration).toHaveLength(keys.length + 2)
})

test('P5 P6 the warnings, the session and the back-ups are as long as told', () => {
  const row = paper.split('\n').find((line) => line.startsWith('| `unusedAccount`')) ?? ''
  expect(row).toContain(`after ${FIRST_WARNING_MONTHS} months and ${LAST_WARNING_DAYS} days before`)
  expect(RETENTION.session.count).toBe(SESSION_MAX_DAYS)
  expect(RETENTION.backup).toEqual({ count: 30, unit: 'days' })
  expect(operations).toMatch(/no longer\s+than thirty days/u)
})

test('P6 children and mails say the same in words', () => {
  expect(english(RETENTION.unusedAccount)).toBe('24 months')
  expect(JSON.stringify(CHILDREN_NOTICE)).toContain('pendant deux ans')
  const { lines } = RETENTION_MAILS.warning('2026-11-20T10:00:00.000Z', '')
  expect(lines.join(' ')).toContain('presque deux ans')
  expect(lines.join(' ')).toContain('le 20 novembre 2026')
})

test('P7 the register names every table of the database', () => {
  const folder = join(ROOT, 'db/migrations')
  const tables = readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/^create table (?:public\.)?([\w.]+)/gmu),
      ([, name = '']) => name,
    ),
  )
  expect(tables.length).toBeGreaterThan(20)
  const [register = ''] = paper.split('## 2.')
  expect(tables.filter((name) => !register.includes(`\`${name}\``))).toEqual([])
})

test('P7 the twelve papers are there, and each leads to a section or a page that is there', () => {
  const rows = Array.from(paper.matchAll(/^\| (\d+) \| .* \| (.*) \|$/gmu))
  expect(rows.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  )
  for (const [, , where = ''] of rows) {
    const section = /section (\d+)/u.exec(where)?.[1]
    const file = /`(src\/[\w/.-]+)`/u.exec(where)?.[1]
    if (section !== undefined) expect(paper).toMatch(new RegExp(`^## ${section}\\. `, 'mu'))
    else expect(readFileSync(join(ROOT, file ?? 'none'), 'utf8')).not.toBe('')
  }
})

test('P7 every setting that the papers name exists', () => {
  const named = new Set(paper.match(/\b(?:LEGAL|AI|SMTP|STRIPE|AUTH|CONTACT)_[A-Z_]+\b/gu))
  expect(named.size).toBeGreaterThan(8)
  expect([...named].filter((name) => !environment.includes(`${name}=`))).toEqual([])
})

test('P7 the page for adults says rights, breach, complaint and declarations', () => {
  const said = JSON.stringify(PRIVACY)
  for (const word of [
    /72 heures/u,
    /CNIL/u,
    /DASEN ou le recteur/u,
    /article 6\.1\.b/u,
    /quinze ans/u,
  ]) {
    expect(said).toMatch(word)
  }
})

test('P6 P7 CLA-06 the two papers of a school say what the page for adults says, and leave it its blanks', () => {
  const said = JSON.stringify(SCHOOL_PAPERS)
  for (const kept of ['unusedAccount', 'backup', 'log'] as const) {
    const { count, unit } = RETENTION[kept]
    expect(said).toContain(`${count}\u00a0${UNITS[unit]}`)
  }
  for (const word of [/DASEN ou le recteur/u, /article 6\.1\.e/u, /CNIL/u, /INE/u, /surnom/u]) {
    expect(said).toMatch(word)
  }
  const { register, notice } = SCHOOL_PAPERS
  const blanks = [...register.rows, ...notice.rows].filter(({ text }) => text === null)
  expect(blanks.length).toBeGreaterThanOrEqual(5)
})

test('P7 a pupil of CM1 can read the page for children: short words, short sentences, no law', () => {
  const answers = CHILDREN_NOTICE.questions.map(({ answer }) => answer)
  expect(answers.length).toBeGreaterThanOrEqual(6)
  const sentences = answers.flatMap((answer) => answer.split(/(?<=[.?!])\s+/u))
  const lengths = sentences.map((sentence) => sentence.split(/[\s']+/u).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(20)
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  expect(average).toBeLessThanOrEqual(12)
  expect(answers.join(' ')).not.toMatch(/RGPD|CNIL|donnée|traitement|serveur|responsable|article/iu)
})
