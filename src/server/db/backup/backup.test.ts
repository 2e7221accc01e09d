import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { blankDatabase, SECRET } from '../../../../test/support/database/database.ts'
import {
  ADDITIONS,
  addedDictation,
  addedLearner,
  savedCalculation,
  savedCorrection,
} from '../../../../test/support/people/class-work.ts'
import { claire, lea, marc } from '../../../../test/support/people/people.ts'
import { type TestApp, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { SILENT_LOG } from '../../log.ts'
import { backUpTo, restoreFrom, runBackup, runRestore } from '../../operator/backup-command.ts'
import type { Terminal } from '../../operator/operator-command.ts'
import { sql } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { type OperatorDatabase, openOperatorDatabase } from '../operator-database.ts'
import type { Connection } from '../pool.ts'
import { backUp, listTables, restore } from './backup.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'encrier-backup-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

function owned(connection: Connection): OperatorDatabase & AsyncDisposable {
  const database = openOperatorDatabase(connection, SILENT_LOG)
  return { ...database, [Symbol.asyncDispose]: database.close }
}

function terminal(): Terminal & { readonly lines: string[] } {
  const lines: string[] = []
  return {
    lines,
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
    readInput: async () => '',
  }
}

/** Every table with the number of its rows and a digest of them. */
async function digests({ transaction }: OperatorDatabase): Promise<Record<string, string>> {
  return transaction(async (run) => {
    const found: Record<string, string> = {}
    for (const { table } of await listTables(run)) {
      const text = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${table} t`
      const [row] = await run<{ digest: string }>({ text, values: [] })
      found[table] = row?.digest ?? ''
    }
    return found
  })
}

/** No session comes back. */
function withoutSessions(found: Record<string, string>): Record<string, string> {
  return { ...found, 'auth.sessions': '' }
}

/** Two adults whose work reaches every kind of table that requests write. */
async function someWork(app: TestApp): Promise<void> {
  const adult = await app.as(claire)
  const learner = await addedLearner(adult, { ...lea(), first_name: "Zoé « l'Œuvre » 🦔" })
  await savedCorrection(adult, learner, await addedDictation(adult))
  await adult.send(routes.saveCalculation, {
    body: { ...ADDITIONS, operation: [...ADDITIONS.operation], learner_id: learner.id },
    headers: { 'idempotency-key': 'une-clé' },
  })
  await addedLearner(await app.as(marc))
}

test('D7 a back-up taken while somebody signs in brings every row back to an empty database', async () => {
  await using app = await testApp()
  await someWork(app)
  await using source = owned(app.owner)
  const before = await digests(source)
  const file = join(await folder(), 'encrier.backup')
  const [counts] = await Promise.all([backUp(source, file), app.as(claire)])
  expect(counts['public.learners']).toBe(2)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  await using blank = await blankDatabase()
  await migrate({ connection: blank.owner, secret: SECRET, log: SILENT_LOG })
  await using target = owned(blank.owner)
  expect(await restore(target, file)).toEqual({ kind: 'restored', counts })
  const after = await digests(target)
  expect(withoutSessions(after)).toEqual(withoutSessions(before))
})

test('D7 a back-up made under four writers is of one instant: what was said saved before is there, and nothing by halves', async () => {
  await using app = await testApp()
  const adult = await app.as(claire)
  const learner = await addedLearner(adult)
  await using source = owned(app.owner)
  const file = join(await folder(), 'encrier.backup')
  const saved = new Set<string>()
  let isOver = false
  const writers = [1, 2, 3, 4].map(async () => {
    while (!isOver) saved.add((await savedCalculation(adult, learner)).id)
  })
  await expect.poll(() => saved.size, { timeout: 20_000 }).toBeGreaterThan(20)
  const before = [...saved]
  await backUp(source, file)
  expect(saved.size).toBeGreaterThan(before.length)
  isOver = true
  await Promise.all(writers)

  await using blank = await blankDatabase()
  await migrate({ connection: blank.owner, secret: SECRET, log: SILENT_LOG })
  await using target = owned(blank.owner)
  expect(await restore(target, file)).toMatchObject({ kind: 'restored' })
  const rows = await target.transaction((run) =>
    run<{ result: string | null; detail: string | null }>(sql`
      select results.id as result, details.id as detail
      from results full join math_calculation_results as details using (user_id, id)`),
  )
  expect(rows.filter(({ result, detail }) => result === null || detail === null)).toEqual([])
  const restored = new Set(rows.map(({ result }) => result ?? ''))
  expect(before.filter((id) => !restored.has(id))).toEqual([])
  expect([...restored].filter((id) => !saved.has(id))).toEqual([])
})

test('D7 a restoration undoes what came after, under a server that runs', async () => {
  await using app = await testApp()
  await someWork(app)
  await using operator = owned(app.owner)
  const file = join(await folder(), 'encrier.backup')
  await backUp(operator, file)
  const before = await digests(operator)
  const adult = await app.as(claire)
  await addedLearner(adult, { ...lea(), first_name: 'Nino' })
  const spoken = terminal()
  expect(await restoreFrom(file, operator, spoken)).toBe(0)
  expect(spoken.lines[0]).toMatch(/^Base restaurée depuis .* \(\d+ lignes, \d+ tables\)$/)
  expect(withoutSessions(await digests(operator))).toEqual(withoutSessions(before))
  const { body } = await (await app.as(claire)).send(routes.listLearners)
  expect(body.map((learner) => learner.first_name)).toEqual(["Zoé « l'Œuvre » 🦔"])
})

test('D7 rows in their thousands travel too', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  await app.asOwner((run) =>
    run(sql`
      insert into dictations (user_id, title, content, level)
      select ${id}, 'Dictée ' || n, repeat('Le renard dort. ', 100), 'CE1' from generate_series(1, 1201) n`),
  )
  await using operator = owned(app.owner)
  const file = join(await folder(), 'encrier.backup')
  const before = await digests(operator)
  await backUp(operator, file)
  await restore(operator, file)
  expect(withoutSessions(await digests(operator))).toEqual(withoutSessions(before))
})

test('D7 a file that is damaged, cut short, foreign or of another version changes nothing', async () => {
  await using app = await testApp()
  await someWork(app)
  await using operator = owned(app.owner)
  const place = await folder()
  const file = join(place, 'encrier.backup')
  await backUp(operator, file)
  const bytes = await readFile(file)
  const lines = gunzipSync(bytes).toString().split('\n')
  const before = await digests(operator)
  const altered: readonly (readonly [string, Uint8Array, string])[] = [
    ['half', bytes.subarray(0, bytes.length / 2), 'unsound'],
    ['flipped', bytes.map((byte, i) => (i === 400 ? byte ^ 8 : byte)), 'unsound'],
    ['empty', new Uint8Array(), 'unsound'],
    ['a photo', Buffer.from('\u00ff\u00d8\u00ff'), 'unsound'],
    ['no end', gzipSync(`${lines.slice(0, -2).join('\n')}\n`), 'unsound'],
    ['a row less', gzipSync(lines.toSpliced(2, 1).join('\n')), 'unsound'],
    [
      'a table made up',
      gzipSync(lines.with(1, '{"table":"pg_user","columns":[],"rows":[]}').join('\n')),
      'unsound',
    ],
    [
      'newer',
      gzipSync(
        lines
          .with(0, (lines[0] ?? '').replace(']}', ',{"name":"9999-x.sql","hash":"x"}]}'))
          .join('\n'),
      ),
      'other-version',
    ],
  ]
  for (const [name, content, kind] of altered) {
    const other = join(place, 'altered')
    await writeFile(other, content)
    expect([name, await restore(operator, other)]).toEqual([name, { kind }])
    expect(await digests(operator)).toEqual(before)
  }
  expect(await restore(operator, join(place, 'absent'))).toEqual({ kind: 'unsound' })
})

test('a back-up that cannot be written says why and leaves no file', async () => {
  await using app = await testApp()
  await using operator = owned(app.owner)
  const place = await folder()
  const spoken = terminal()
  expect(await backUpTo(join(place, 'no/such/folder'), operator, spoken)).toBe(1)
  expect(spoken.lines[0]).toMatch(/^La sauvegarde n'a pas pu être écrite dans .*ENOENT/)
  expect(await readdir(place)).toEqual([])
})

test('a command line without its file, or with a file that is in the way, is refused before anything is opened', async () => {
  const place = await folder()
  const there = join(place, 'there')
  await writeFile(there, 'précieux')
  const spoken = terminal()
  expect(await runBackup([], spoken)).toBe(2)
  expect(await runRestore(['a', 'b'], spoken)).toBe(2)
  expect(await runBackup([there], spoken)).toBe(1)
  expect(await runRestore([join(place, 'absent')], spoken)).toBe(1)
  expect(spoken.lines.map((line) => line.replaceAll(place, ''))).toEqual([
    'Utilisation\u00a0: npm run backup -- FICHIER',
    'Utilisation\u00a0: npm run restore -- FICHIER',
    "Le fichier /there existe déjà\u00a0: choisissez un autre nom, rien n'a été écrit",
    "Le fichier /absent n'existe pas",
  ])
  expect(await readFile(there, 'utf8')).toBe('précieux')
})
