/** What operators of several machines get wrong, and what a server says of it: in one sentence, and it serves where it safely can. */
import { expect, test } from 'vitest'
import { migrate } from '../../src/server/db/migrations/migrate.ts'
import { createLog } from '../../src/server/log.ts'
import { blankDatabase, SECRET } from '../support/database/database.ts'
import { ask } from '../support/database/populated-database.ts'
import { nextRelease } from '../support/product/next-release.ts'
import { startProduct } from '../support/product/product.ts'
import { addressOf } from '../support/product/whole-server.ts'
import { datedServer } from '../support/services/dated-certificate.ts'
import { closedAddress, READER_SECRET } from '../support/services/reader-servers.ts'

const NOWHERE = { DATA_DIR: '/nowhere/at/all', AUTH_SECRET: SECRET, DEMO: 'off' }

/** The lines of the log that hold a sentence. */
function notices(printed: string): string[] {
  const lines = printed.split('\n').filter((line) => line.startsWith('{'))
  return lines.flatMap((line) => {
    const { notice }: { notice?: string } = JSON.parse(line)
    return notice === undefined ? [] : [notice]
  })
}

test('O18 a certificate that is out of date, and a reader that is not there, are said at start, and the server serves without them', async () => {
  await using blank = await blankDatabase()
  await using old = await datedServer('20200101000000Z', '20200201000000Z')
  const away = await closedAddress()
  await using server = startProduct({
    env: {
      ...NOWHERE,
      DATABASE_URL: addressOf(blank),
      READER_URL: `${old.url},${away}`,
      READER_SECRET,
      NODE_EXTRA_CA_CERTS: old.certificate,
    },
  })
  const url = await server.ready()
  expect(notices(server.printed()).sort()).toEqual([
    `Le certificat du lecteur de photos de ${old.url} n'est pas valable (CERT_HAS_EXPIRED)\u00a0: renouvelez-le. En attendant, les photos sont lues ailleurs, ou les copies saisies à la main.`,
    `Le lecteur de photos de ${away} ne répond pas (ECONNREFUSED)\u00a0: vérifiez READER_URL et ce lecteur. En attendant, les photos sont lues ailleurs, ou les copies saisies à la main.`,
  ])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('O17 a server of the release before starts on a schema that was added to: it says so and serves', async () => {
  await using blank = await blankDatabase()
  await using release = await nextRelease('alter table learners add column drill text;')
  const env = { ...NOWHERE, DATABASE_URL: addressOf(blank) }
  await using renewed = startProduct({
    cwd: release.path,
    command: [process.execPath, 'src/server/boot/main.ts'],
    env,
  })
  await renewed.ready()
  await using before = startProduct({ env })
  const url = await before.ready()
  expect(notices(before.printed())).toEqual([
    "La base de données a été préparée par une version plus récente de L'Encrier (9999-next.sql). Celle-ci la sert en attendant d'être mise à jour.",
  ])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('O17 a server whose schema was taken away from does not start, and says which migration it lacks', async () => {
  await using blank = await blankDatabase()
  const connection = blank.owner
  await migrate({ connection, secret: SECRET, log: createLog('error', () => undefined) })
  await using release = await nextRelease(
    '-- contracts: 0038\nalter table learners drop column number;',
  )
  const env = { ...NOWHERE, DATABASE_URL: addressOf(blank) }
  await using renewed = startProduct({
    cwd: release.path,
    command: [process.execPath, 'src/server/boot/main.ts'],
    env,
  })
  await renewed.ready()
  // A server that knows 0038 came with the release that does without the column; one that lacks it did not.
  await using able = startProduct({ env })
  await able.ready()
  await ask(
    connection,
    `update migrations.done set name = 'contracts 8888' where name = 'contracts 0038'`,
  )
  await using left = startProduct({ env })
  expect(await left.ended()).toBe(1)
  expect(left.printed().trim()).toBe(
    "La base de données a été préparée par une version plus récente de L'Encrier, qui en a retiré ce que celle-ci utilise (elle ne connaît pas la migration 8888). Lancez une version plus récente.",
  )
})
