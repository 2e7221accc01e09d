/** The shell scripts of tools/ in a folder of its own, with a npm and a build that write down that they were called. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TestFolder, testFolder } from '../support/product/data-dir.ts'

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

interface Checkout extends AsyncDisposable {
  readonly path: string
  /** Runs `tools/run.sh` on a program that prints its arguments. */
  run(): Ended
  /** Runs `tools/start.sh`, where the server only says that it is there. */
  start(): Ended
  builds(): Promise<number>
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
printf '#!/bin/sh\\necho built >> builds; rm -rf build; mkdir build; [ ! -e broken ] || exit 1\\n' > node_modules/.bin/react-router
chmod +x node_modules/.bin/react-router
echo 'bruit de npm'
${after}
`
}

async function checkout(folder: TestFolder, after = ''): Promise<Checkout> {
  const path = folder.path
  await mkdir(join(path, 'tools'))
  await mkdir(join(path, 'bin'))
  for (const name of ['install.sh', 'run.sh', 'start.sh', 'build-web.sh']) {
    await copyFile(join('tools', name), join(path, 'tools', name))
  }
  await writeFile(join(path, 'package-lock.json'), '{"lockfileVersion":3}')
  await writeFile(join(path, 'say.js'), 'console.log(process.argv.slice(2).join("|"))')
  await mkdir(join(path, 'src/server/boot'), { recursive: true })
  await mkdir(join(path, 'src/web'))
  await writeFile(join(path, 'src/web/page.tsx'), '')
  await writeFile(join(path, 'src/server/boot/main.ts'), 'console.log("servi")')
  await writeFile(join(path, 'tools/after-build.ts'), '')
  await writeFile(join(path, 'bin/npm'), fakeNpm(after))
  await chmod(join(path, 'bin/npm'), 0o755)
  const env = { PATH: `${join(path, 'bin')}:/usr/bin:/bin` }
  const sh = (script: string, ...args: string[]): Ended => {
    const line = [join(path, 'tools', script), ...args]
    const { status, stdout, stderr } = spawnSync('sh', line, { env, encoding: 'utf8' })
    return { status, out: stdout, err: stderr }
  }
  return {
    path,
    run: () => sh('run.sh', 'say.js', 'un', 'deux mots'),
    start: () => sh('start.sh'),
    builds: async () => (await readFile(join(path, 'builds'), 'utf8')).trim().split('\n').length,
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

test('a start builds the screens once, again when a source changes or goes, and then serves', async () => {
  await using clone = await checkout(await testFolder())
  expect(clone.start()).toEqual({
    status: 0,
    out: 'servi\n',
    err: 'Installation des paquets…\nConstruction des écrans…\n',
  })
  expect(clone.start()).toEqual({ status: 0, out: 'servi\n', err: '' })
  const soon = new Date(Date.now() + 5000)
  await utimes(join(clone.path, 'src/web/page.tsx'), soon, soon)
  expect(clone.start().err).toBe('Construction des écrans…\n')
  expect(await clone.builds()).toBe(2)
  const past = new Date(Date.now() - 60_000)
  await utimes(join(clone.path, 'src/web/page.tsx'), past, past)
  expect(clone.start().err).toBe('')
  await rm(join(clone.path, 'src/web/page.tsx'))
  expect(clone.start().err).toBe('Construction des écrans…\n')
})

test('screens that cannot be built are not served, and are tried again', async () => {
  await using clone = await checkout(await testFolder())
  await writeFile(join(clone.path, 'broken'), '')
  clone.run()
  expect(clone.start()).toMatchObject({ status: 1, out: '' })
  await rm(join(clone.path, 'broken'))
  expect(clone.start()).toMatchObject({ status: 0, out: 'servi\n' })
})
