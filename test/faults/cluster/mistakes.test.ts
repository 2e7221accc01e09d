/** `npm run test:faults -- cluster`: what operators of a cluster get wrong; it is refused, and whoever is served does not notice. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { type Cluster, sharedCluster } from '../../support/cluster/cluster.ts'
import { fileOf } from '../../support/cluster/cluster-members.ts'
import { testFolder } from '../../support/product/data-dir.ts'
import { startProduct } from '../../support/product/product.ts'
import type { SignedInCaller } from '../../support/product/test-app.ts'

const run = promisify(execFile)
const INITDB = '/usr/lib/postgresql/15/bin/initdb'
const POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups']

let cluster: Cluster
let parent: SignedInCaller

beforeAll(async () => {
  cluster = await sharedCluster()
  await cluster.whole()
  parent = await cluster.signedUp(`erreurs-${Date.now().toString(36)}@exemple.fr`)
})

async function expectServed(): Promise<void> {
  expect((await parent.send(routes.listLearners)).status).toBe(200)
}

test('O16 a server that is led to a standby does not start, and says so', async () => {
  const address = `${cluster.net}.1${await cluster.standby()}`
  const account = `encrier:${cluster.secret('DATABASE_PASSWORD')}`
  await using server = startProduct({
    env: {
      DATABASE_URL: `postgres://${account}@${address}:5432/encrier`,
      AUTH_SECRET: cluster.secret('AUTH_SECRET'),
      DEMO: 'off',
    },
  })
  expect(await server.ended()).toBe(1)
  expect(server.printed().trim()).toBe(
    "La base de données indiquée par DATABASE_URL est une copie de secours, que personne ne peut écrire. Indiquez l'adresse qui mène à la base principale.",
  )
})

test('O16 a database of another cluster that bears the name of this one is not let in, and disturbs nobody', async () => {
  const primary = await cluster.primary()
  const folder = join(cluster.folder, 'postgres-4')
  await run('setpriv', [...POSTGRES, INITDB, '--pgdata', folder], { cwd: '/' })
  const env = { DB_4: `${cluster.net}.14` }
  await cluster.start('gateway', 4, { env })
  await cluster.start('postgres', 4, { env })
  await cluster.ended('postgres', 4)
  expect(await fileOf(join(cluster.folder, 'log/postgres-4'))).toMatch(
    /system ID mismatch, node postgres-4 belongs to a different cluster/u,
  )
  await cluster.kill('gateway', 4, 'SIGTERM')
  expect(await cluster.primary()).toBe(primary)
  await expectServed()
})

test('O16 a second cluster at the addresses of the first is not brought up, and says so', async () => {
  await using other = await testFolder()
  const env = { CLUSTER_DIR: join(other.path, 'other') }
  const refused = await cluster.script('up', [], { env }).catch((error: unknown) => error)
  expect(String(Reflect.get(Object(refused), 'stderr'))).toContain(
    `Un autre groupe de serveurs répond déjà aux adresses ${cluster.net}.11 à ${cluster.net}.13, et ses données ne sont pas celles de ${env.CLUSTER_DIR}.`,
  )
  await expectServed()
})
