import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addedDictation, addedLearner } from '../../../../test/support/people/class-work.ts'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { recordAndOpen } from '../../../../test/support/people/recorded-voice.ts'
import { testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { SILENT_LOG } from '../../log.ts'
import { sql } from '../database.ts'
import { openOperatorDatabase } from '../operator-database.ts'
import { backUp, restore } from './backup.ts'

test('D11 a restoration opens no session, no address to listen at, and no account that was erased since', async () => {
  await using app = await testApp()
  const [gone, stays] = [await app.as(claire), await app.as(marc)]
  await addedLearner(gone)
  const dictation = await addedDictation(stays)
  const { token } = await recordAndOpen(stays, dictation.id)
  const operator = openOperatorDatabase(app.owner, SILENT_LOG)
  onTestFinished(operator.close)
  const folder = await mkdtemp(join(tmpdir(), 'encrier-restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'encrier.backup')
  await backUp(operator, file)
  await stays.send(routes.closeListening, { params: dictation })
  await stays.send(routes.signOut)
  const password = { body: { password: PASSWORD } }
  expect((await gone.send(routes.eraseAccount, password)).status).toBe(204)

  expect(await restore(operator, file)).toMatchObject({ kind: 'restored' })
  for (const one of [gone, stays]) {
    expect((await one.send(routes.listLearners)).status).toBe(401)
  }
  expect((await app.send(routes.hearDictation, { body: { token } })).status).toBe(404)
  const signIn = (email: string) => app.send(routes.signIn, { body: { email, password: PASSWORD } })
  expect((await signIn(claire.email)).status).toBe(401)
  expect((await signIn(marc.email)).status).toBe(200)
  const left = await operator.transaction((run) =>
    run(sql`select id from public.learners where user_id = ${gone.id}`),
  )
  expect(left).toEqual([])
})
