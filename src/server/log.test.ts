import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { lineWriter } from './log.ts'

test('O8 lines that nobody reads are dropped beyond a million characters, and counted once there is room', async () => {
  const read: string[] = []
  let goOn: (() => void) | undefined
  const stuck = new Writable({
    decodeStrings: false,
    write: (line, _encoding, done) => {
      read.push(String(line))
      if (goOn === undefined) goOn = done
      else done()
    },
  })
  const write = lineWriter(stuck)
  const line = `${'x'.repeat(999)}\n`
  for (let i = 0; i < 3000; i += 1) write(line)
  expect(stuck.writableLength).toBeLessThan(1_100_000)
  const kept = stuck.writableLength / line.length
  goOn?.()
  await expect.poll(() => stuck.writableLength).toBe(0)
  write('again\n')
  expect(read).toHaveLength(kept + 2)
  const counted = `{"level":"warn","event":"log-lines-lost","lost":${3000 - kept}}\n`
  expect(read.slice(-2)).toEqual([counted, 'again\n'])
})
