import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createShutdownHooks } from './shutdown-hooks.ts'

test('what was opened last is closed first, once, and a failure does not keep the rest open', async () => {
  const lines: string[] = []
  const closed: string[] = []
  const closing = createShutdownHooks(createLog('warn', (line) => lines.push(line)))
  const close = (name: string) => async (): Promise<void> => {
    closed.push(name)
  }
  closing.add('postgres', close('postgres'))
  closing.add('readers', () => Promise.reject(new Error('lecteur bloqué')))
  closing.add('http', close('http'))
  await Promise.all([closing.runAll(), closing.runAll()])
  expect(closed).toEqual(['http', 'postgres'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'close-failed', what: 'readers', reason: 'lecteur bloqué' },
  ])
})
