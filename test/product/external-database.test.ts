import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { startProduct } from '../support/product/product.ts'

const AUTH_SECRET = 'le secret des essais, assez long pour signer'

/** An empty database of the run's PostgreSQL, as an operator would name it. */
async function emptyDatabase(): Promise<{ url: string } & AsyncDisposable> {
  const { host, user, password } = inject('postgres')
  const name = `external_${randomBytes(4).toString('hex')}`
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`create database ${name}`)
  return {
    url: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
    [Symbol.asyncDispose]: () => admin(`drop database ${name} with (force)`),
  }
}

test('DATABASE_URL takes the place of the embedded PostgreSQL, for several servers, without a demo', async () => {
  await using database = await emptyDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET, DATA_DIR: '/nowhere/at/all' }
  await using first = startProduct({ env })
  await using second = startProduct({ env })
  const urls = await Promise.all([first.ready(), second.ready()])
  for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(first.printed()).not.toMatch(/démonstration|postgres-started/)
  expect(await first.stop('SIGTERM')).toBe(0)
  expect((await fetch(`${urls[1]}/readyz`)).status).toBe(200)
})

test('a DATABASE_URL that does not answer is told in a sentence without its password', async () => {
  const env = { DATABASE_URL: 'postgres://encrier:motdepasse@127.0.0.1:1/encrier', AUTH_SECRET }
  await using product = startProduct({ env })
  expect(await product.ended()).toBe(1)
  expect(product.printed()).toContain('DATABASE_URL ne répond pas')
  expect(product.printed()).not.toContain('motdepasse')
})
