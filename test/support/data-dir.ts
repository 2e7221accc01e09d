/** A data folder for one test, which the account that PostgreSQL runs under can enter also when the tests run as root. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestFolder extends AsyncDisposable {
  readonly path: string
}

/** Removed with `await using`. */
export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'encrier-test-'))
  await chmod(path, 0o755)
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}
