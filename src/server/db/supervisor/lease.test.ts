import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acquireLease } from './lease.ts'

/** What PostgreSQL says to whom it lets in without a password. */
const WELCOME = Buffer.from('R\0\0\0\b\0\0\0\0Z\0\0\0\x05I', 'latin1')

test('a server that lets one in and then says nothing is left again, its lock not taken behind our back', async () => {
  const host = await mkdtemp(joinPath(tmpdir(), 'encrier-presence-'))
  onTestFinished(() => rm(host, { recursive: true }))
  const silent = createServer()
  silent.listen(joinPath(host, '.s.PGSQL.5432'))
  onTestFinished(() => void silent.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const credentials = { user: 'encrier', password: 'none', database: 'encrier' }
  const meeting = acquireLease({ host, port: 5432, ssl: false, ...credentials }, 'password')
  const [socket]: Socket[] = await once(silent, 'connection')
  if (!socket) throw new Error('nobody came')
  const left = once(socket, 'close')
  await once(socket, 'data')
  socket.write(WELCOME)
  const [question]: Buffer[] = await once(socket, 'data')
  expect(String(question)).toContain('pg_try_advisory_lock_shared')
  vi.advanceTimersByTime(5000)
  expect(await meeting).toBe('busy')
  await left
})
