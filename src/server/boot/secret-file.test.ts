import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/support/product/data-dir.ts'
import { readOrCreateSecret, readSecret } from './secret-file.ts'

test('a secret is made once, for its owner only, and nothing else is left', async () => {
  await using folder = await testFolder()
  const secrets = join(folder.path, 'secrets')
  const made = await Promise.all(
    Array.from({ length: 20 }, () => readOrCreateSecret(secrets, 'auth-secret')),
  )
  expect(new Set(made).size).toBe(1)
  expect(made[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await readOrCreateSecret(secrets, 'auth-secret')).toBe(made[0])
  expect(await readdir(secrets)).toEqual(['auth-secret'])
  expect((await stat(join(secrets, 'auth-secret'))).mode & 0o777).toBe(0o600)
  expect((await stat(secrets)).mode & 0o777).toBe(0o700)
})

test('two names hold two secrets', async () => {
  await using folder = await testFolder()
  expect(await readOrCreateSecret(folder.path, 'one')).not.toBe(
    await readOrCreateSecret(folder.path, 'two'),
  )
})

test.each(['', 'court', 'z'.repeat(64)])(
  'a damaged secret (%j) is refused, not replaced',
  async (text) => {
    await using folder = await testFolder()
    const file = join(folder.path, 'secret')
    await writeFile(file, text)
    await expect(readOrCreateSecret(folder.path, 'secret')).rejects.toThrow('est abîmé')
    expect((await stat(file)).size).toBe(text.length)
  },
)

test('a secret that was never made is absent', async () => {
  await using folder = await testFolder()
  expect(await readSecret(join(folder.path, 'secret'))).toBeUndefined()
})
