/** The reserve of the disk, as the free space that a folder tells goes down and up again. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testFolder } from '../../../../test/support/product/data-dir.ts'
import { SILENT_LOG } from '../../log.ts'
import { fromReserve, isClosedToAccounts, isClosedToWork } from '../disk-reserve.ts'
import type { DiskRoom, DiskSpace } from './disk-space.ts'

const disk = vi.hoisted(() => ({ reserveFile: '', megabytes: 500, asked: 0 }))

/** What is free, but for what the reserve takes. */
function freeMegabytes(): number {
  return disk.megabytes - (existsSync(disk.reserveFile) ? 48 : 0)
}

vi.mock('node:fs/promises', async (actual) => ({
  ...(await actual<typeof import('node:fs/promises')>()),
  statfs: async () => {
    disk.asked += 1
    return { bavail: freeMegabytes(), bsize: 2 ** 20 }
  },
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** The room, and whether the reserve is there, once both are so. */
async function becomes(space: DiskSpace, room: DiskRoom, isHeld: boolean): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return [space.room(), existsSync(disk.reserveFile)]
    })
    .toEqual([room, isHeld])
}

/** After two whole looks, of two questions each, nothing has changed. */
async function stays(space: DiskSpace, room: DiskRoom): Promise<void> {
  const asked = disk.asked + 6
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000)
      return disk.asked
    })
    .toBeGreaterThanOrEqual(asked)
  expect(space.room()).toBe(room)
}

test('O12 the reserve is given up when nothing else is left, and made again once there is room for it', async () => {
  await using folder = await testFolder()
  disk.reserveFile = join(folder.path, 'disk-reserve')
  disk.megabytes = 500
  // Other files of this thread may have loaded it with the disk of the machine.
  vi.resetModules()
  const { watchDiskSpace } = await import('./disk-space.ts')
  const space = watchDiskSpace(folder.path, SILENT_LOG)
  await becomes(space, 'enough', true)
  disk.megabytes = 48 + 24
  await stays(space, 'enough')
  disk.megabytes = 48 + 23
  await becomes(space, 'reserve', false)
  disk.megabytes = 79
  await stays(space, 'reserve')
  disk.megabytes = 23
  await becomes(space, 'none', false)
  disk.megabytes = 31
  await stays(space, 'none')
  disk.megabytes = 32
  await becomes(space, 'reserve', false)
  disk.megabytes = 80
  await becomes(space, 'enough', true)
  space.close()
})

test('O12 from the reserve people sign in and delete; below it nothing is written', () => {
  expect([isClosedToWork('enough'), isClosedToAccounts('enough')]).toEqual([false, false])
  expect([isClosedToWork('reserve'), isClosedToAccounts('reserve')]).toEqual([true, false])
  expect([isClosedToWork('none'), isClosedToAccounts('none')]).toEqual([true, true])
  expect(fromReserve(() => isClosedToWork('reserve'))).toBe(false)
  expect(fromReserve(() => isClosedToWork('none'))).toBe(true)
})
