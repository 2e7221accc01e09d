/** tools/install.sh in a folder of its own, with a npm that writes down how it is called. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TestFolder, testFolder } from './support/data-dir.ts'

interface Checkout extends AsyncDisposable {
  readonly path: string
  /** Runs `tools/run.sh` on a program that prints its arguments. */
  run(): { status: number | null; out: string; err: string }
  calls(): Promise<string[]>
}

const CALLS = 'npm-calls'

/** What `npm ci` does here: forgets node_modules, then makes it, with a `node` that says its version is the pinned one. */
function fakeNpm(after: string): string {
  return `#!/bin/sh
echo "$@" >> ${CALLS}
rm -rf node_modules
mkdir -p node_modules/.bin
ln -s ${process.execPath} node_modules/.bin/node
echo 'bruit de npm'
${after}
`
}

async function checkout(folder: TestFolder, after = ''): Promise<Checkout> {
  const path = folder.path
  await mkdir(join(path, 'tools'))
  await mkdir(join(path, 'bin'))
  for (const name of ['install.sh', 'run.sh']) {
    await copyFile(join('tools', name), join(path, 'tools', name))
  }
  await writeFile(join(path, 'package-lock.json'), '{"lockfileVersion":3}')
  await writeFile(join(path, 'say.js'), 'console.log(process.argv.slice(2).join("|"))')
  await writeFile(join(path, 'bin/npm'), fakeNpm(after))
  await chmod(join(path, 'bin/npm'), 0o755)
  const env = { PATH: `${join(path, 'bin')}:/usr/bin:/bin` }
  return {
    path,
    run: () => {
      const args = [join(path, 'tools/run.sh'), 'say.js', 'un', 'deux mots']
      const { status, stdout, stderr } = spawnSync('sh', args, { env, encoding: 'utf8' })
      return { status, out: stdout, err: stderr }
    },
    calls: async () => (await readFile(join(path, CALLS), 'utf8')).trim().split('\n'),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}

test('a clone is installed at its first command, which then runs with its own words', async () => {
  await using clone = await checkout(await testFolder())
  expect(clone.run()).toEqual({
    status: 0,
    out: 'un|deux mots\n',
    err: 'Installation des paquets…\n',
  })
  expect(await clone.calls()).toEqual([expect.stringMatching(/^ci --ignore-scripts /)])
})

test('nothing is installed again while the lock file stays the same, and again when it changes', async () => {
  await using clone = await checkout(await testFolder())
  clone.run()
  expect(clone.run()).toEqual({ status: 0, out: 'un|deux mots\n', err: '' })
  expect(await clone.calls()).toHaveLength(1)
  await writeFile(join(clone.path, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}')
  expect(clone.run().err).toBe('Installation des paquets…\n')
  expect(await clone.calls()).toHaveLength(2)
})

test('a failed installation shows what npm said, runs nothing, and is begun again', async () => {
  await using clone = await checkout(await testFolder(), 'exit 7')
  expect(clone.run()).toEqual({
    status: 1,
    out: '',
    err: 'Installation des paquets…\nbruit de npm\n',
  })
  clone.run()
  expect(await clone.calls()).toHaveLength(2)
})

test('an installation that is stopped half-way stops npm, and is begun again', async () => {
  await using clone = await checkout(await testFolder(), 'echo $$ > npm-pid; exec sleep 30')
  const env = { PATH: `${join(clone.path, 'bin')}:/usr/bin:/bin` }
  const shell = spawn('sh', [join(clone.path, 'tools/run.sh'), 'say.js'], { env, stdio: 'ignore' })
  const pidFile = join(clone.path, 'npm-pid')
  await expect.poll(() => readFile(pidFile, 'utf8'), { timeout: 10_000 }).toMatch(/^\d+\n/)
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  const npm = Number(await readFile(pidFile, 'utf8'))
  expect(() => process.kill(npm, 0)).toThrow('ESRCH')
  await expect(stat(join(clone.path, 'node_modules/.installed-lock.json'))).rejects.toThrow(
    'ENOENT',
  )
})
