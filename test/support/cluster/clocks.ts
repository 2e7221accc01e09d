/** Members whose clock is wrong: Debian's libfaketime, loaded before their own libraries. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const LIBRARIES = '/usr/lib'

/** The environment of a member that tells this many seconds more; time that is only measured goes as it does. */
export async function aheadBy(seconds: number): Promise<Readonly<Record<string, string>>> {
  const platforms = (await readdir(LIBRARIES)).filter((name) => name.endsWith('-linux-gnu'))
  const [platform = ''] = platforms
  return {
    LD_PRELOAD: join(LIBRARIES, platform, 'faketime/libfaketimeMT.so.1'),
    FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}
