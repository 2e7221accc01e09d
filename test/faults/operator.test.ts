/** The operator's commands as processes: while a server runs, while none does, and on a database of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testDatabase } from '../support/database/database.ts'
import { lea, PASSWORD } from '../support/people/people.ts'
import { postmasterOf } from '../support/product/data-dir.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { startProduct } from '../support/product/product.ts'

interface Ended {
  readonly status: number | null
  readonly said: string
  readonly complained: string
}

/** Runs `tools/commands/NAME.ts` to its end. */
async function tool(
  line: string,
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> {
  const [name, ...args] = line.split(' ')
  const script = new URL(`../../tools/commands/${name}.ts`, import.meta.url).pathname
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } })
  child.stdin.end(input)
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status: typeof status === 'number' ? status : null, said, complained }
}

async function signIn(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return response.status
}

test('AUT-06 commands work while the server runs, and leave it running', async () => {
  await using folder = await initialisedFolder()
  const env = { DATA_DIR: folder.path, DEMO: 'off' }
  await using product = startProduct({ env })
  const url = await product.ready()
  const create = 'account create --email rose@ecole.fr --plan parent --password-stdin'
  expect(await tool(create, env, PASSWORD)).toEqual({
    status: 0,
    said: 'Compte créé\u00a0: rose@ecole.fr (plan parent)\n',
    complained: '',
  })
  expect(await signIn(url, 'rose@ecole.fr')).toBe(200)
  expect((await tool('account delete --email rose@ecole.fr', env)).status).toBe(0)
  expect(await signIn(url, 'rose@ecole.fr')).toBe(401)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('AUT-06 commands start PostgreSQL when no server runs, and stop it again', async () => {
  await using folder = await initialisedFolder()
  const env = { DATA_DIR: folder.path, DEMO: 'off' }
  const file = join(folder.path, 'comptes.json')
  const users = [{ email: 'rose@ecole.fr', password: PASSWORD, plan: 'teacher', learners: [lea()] }]
  await writeFile(file, JSON.stringify(users))
  const [first, second] = [
    await tool(`seed --users ${file}`, env),
    await tool(`seed --users ${file}`, env),
  ]
  expect(first).toEqual({
    status: 0,
    said: 'rose@ecole.fr\u00a0: plan teacher, 1 apprenant ajouté\n1 compte prêt\n',
    complained: '',
  })
  expect(second.said).toBe('rose@ecole.fr\u00a0: rien à changer\n1 compte prêt\n')
  expect(await postmasterOf(folder.path)).toBeUndefined()
  await using product = startProduct({ env })
  expect(await signIn(await product.ready(), 'rose@ecole.fr')).toBe(200)
})

test('AUT-06 commands work on the database of DATABASE_URL', async () => {
  await using database = await testDatabase()
  if (!('host' in database.owner)) throw new Error('the owner has no parts')
  const { host, user, password, database: name } = database.owner
  const url = new URL(`postgres://${user}:${password}@localhost/${name}`)
  url.searchParams.set('host', host)
  const env = { DATABASE_URL: url.href, AUTH_SECRET: 'a secret of the tests, long enough' }
  const created = await tool('account create --email rose@ecole.fr --plan free', env)
  expect([created.status, created.complained]).toEqual([0, ''])
  expect((await tool('account list', env)).said).toMatch(/rose@ecole\.fr +free +active +0/u)
})

test('AUT-06 mistakes are all named, on stderr, before anything is opened', async () => {
  await using folder = await initialisedFolder()
  const env = { DATA_DIR: folder.path }
  const misused = await tool('account create --email rose --plan gold', env)
  expect([misused.status, misused.said]).toEqual([2, ''])
  expect(misused.complained.split('\n').slice(0, 3)).toEqual([
    "«\u00a0rose\u00a0» n'est pas une adresse e-mail",
    "Le plan «\u00a0gold\u00a0» n'existe pas\u00a0: free, parent, parent_plus, teacher",
    'Utilisation\u00a0:',
  ])
  const unread = await tool('seed --users nulle-part.json', env)
  expect(unread).toEqual({
    status: 1,
    said: '',
    complained: 'Le fichier nulle-part.json ne peut pas être lu\n',
  })
  expect((await tool('seed', env)).status).toBe(2)
  const misconfigured = await tool('account list', { ...env, PORT: 'x' })
  expect([misconfigured.status, misconfigured.complained]).toEqual([
    1,
    'La configuration est à corriger (voir .env.example)\n  - PORT doit être un nombre entier de 0 à 65535\n',
  ])
})

test('the demo account is announced at each start until it is deleted', async () => {
  await using folder = await initialisedFolder()
  const env = { DATA_DIR: folder.path }
  const announced = async (): Promise<string | undefined> => {
    await using product = startProduct({ env })
    await product.ready()
    await product.stop('SIGTERM')
    return /démonstration\u00a0: (.+)\n/u.exec(product.printed())?.[1]
  }
  const first = await announced()
  expect(first).toMatch(/^demo@encrier\.test \/ [a-z]+-[a-z]+-[a-z]+-\d{4}$/u)
  expect(await announced()).toBe(first)
  const erased = await tool('account delete --email demo@encrier.test', env)
  expect(erased.said).toBe(
    'Compte supprimé\u00a0: demo@encrier.test (avec 6 apprenants, 11 dictées, 53 résultats)\n',
  )
  expect(await announced()).toBeUndefined()
})
