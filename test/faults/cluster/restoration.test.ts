/** `npm run test:faults -- cluster`: the database of any instant, beside the running one and while it is written. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { type Cluster, sharedCluster } from '../../support/cluster/cluster.ts'
import { NOTHING_WRONG, openSchool, type School } from '../../support/cluster/morning.ts'
import { msUntil } from '../../support/load/steady-load.ts'
import { addedDictation, addedLearner } from '../../support/people/class-work.ts'

let cluster: Cluster
let school: School

beforeAll(async () => {
  cluster = await sharedCluster()
  school = await openSchool(cluster, 'restauration')
  await cluster.whole()
})

test('O16 D7 a base backup and the archive give back any instant of a morning: what a mistake took away, and nothing of later', async () => {
  const parent = await cluster.signedUp(`marc-${Date.now().toString(36)}@exemple.fr`)
  const child = await addedLearner(parent)
  const backup = join(cluster.folder, 'base-backup')
  const restored: string[] = []
  let kept = ''
  const figures = await school.under('O16 restored to an instant', async () => {
    await cluster.script('base-backup', [backup])
    kept = (await addedDictation(parent)).id
    await wait(1000)
    const instant = new Date()
    await wait(1000)
    expect((await parent.send(routes.deleteLearner, { params: child })).status).toBe(204)
    const later = (await addedDictation(parent)).id
    const [{ wal } = { wal: '' }] = await cluster.ask<{ wal: string }>(
      'select pg_walfile_name(pg_switch_wal()) as wal',
    )
    const archive = join(cluster.folder, 'archive')
    await msUntil(async () => (await readdir(archive)).includes(wal), 60_000)
    const from = performance.now()
    await using base = await cluster.restoredTo(backup, join(cluster.folder, 'restored'), instant)
    const rows = await base.ask<{ id: string }>(
      `select id from learners where id = '${child.id}'
       union all select id from dictations where id in ('${kept}', '${later}')`,
    )
    restored.push(...rows.map(({ id }) => id))
    return { restored_ms: Math.round(performance.now() - from) }
  })
  expect(restored).toEqual([child.id, kept])
  expect(figures).toMatchObject(NOTHING_WRONG)
})
