/** The program in its other role: a reader of photos, and the servers that ask it. */
import { expect, test } from 'vitest'
import { testFolder } from '../support/product/data-dir.ts'
import { startProduct } from '../support/product/product.ts'
import { failingServer, READER_SECRET } from '../support/services/reader-servers.ts'

const READER = { ROLE: 'reader', READER_SECRET, LOG_LEVEL: 'warn' }

/** Where no database can be: a start that got so far would say so. */
const NOWHERE = { DATA_DIR: '/nowhere/at/all', READER_SECRET }

test('O18 a reader starts without a database, answers balancers, and ends when it is told to', async () => {
  await using folder = await testFolder()
  await using reader = startProduct({ env: { ...READER, TMPDIR: folder.path } })
  const url = await reader.ready()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/readings`)).status).toBe(401)
  expect(await reader.stop('SIGTERM')).toBe(0)
})

test('O18 a server says in one sentence what is wrong with its readers, before it opens anything', async () => {
  await using reader = startProduct({ env: READER })
  const url = await reader.ready()
  await using site = await failingServer((_request, response) => response.end('<h1>Bonjour</h1>'))
  const told = async (env: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
    await using server = startProduct({ env: { ...NOWHERE, ...env } })
    return [await server.ended(), server.printed().trim()]
  }
  expect(await told({ READER_URL: site.url })).toEqual([
    1,
    `Ce qui répond à ${site.url} n'est pas un lecteur de photos de L'Encrier. Corrigez READER_URL.`,
  ])
  expect(await told({ READER_URL: url, READER_SECRET: 'x'.repeat(32) })).toEqual([
    1,
    `Le lecteur de photos de ${url} a un autre READER_SECRET, ou son horloge est fausse.`,
  ])
})
