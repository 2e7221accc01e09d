/** What the product is made of: packages locked byte by byte, few, known, on known terms; and no secret anywhere. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LICENCES_FILE, licencesPage } from '../../tools/generators/licences.ts'
import { readLock } from '../../tools/generators/lock-file.ts'
import { billOfMaterials } from '../../tools/generators/sbom.ts'
import { secretsIn } from '../support/house/secret-patterns.ts'

const packages = readLock().filter(({ path }) => path !== '')
const manifest: Readonly<Record<string, Record<string, string>>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const direct = Object.entries(manifest.dependencies ?? {})

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 })
}

test('S1 every package is locked by its hash, and comes from where npm takes packages', () => {
  expect(packages.filter(({ integrity }) => !/^sha512-\S{80,}$/u.test(integrity ?? ''))).toEqual([])
  expect(packages.filter(({ version }) => !/^\d+\.\d+\.\d+/u.test(version))).toEqual([])
  // An address of its own would be here.
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(lock.match(/"resolved".*|"(git|file):.*|"git\+.*/gu)).toBeNull()
  expect(git('ls-files', '.npmrc', '*/.npmrc')).toBe('')
  expect(packages.length).toBeGreaterThan(100)
})

test('S1 what is asked for is one exact version, and no package runs a script of its own', () => {
  const asked = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
  const loose = asked
    .flatMap((list) => Object.entries(list ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/u.test(version))
  expect(loose).toEqual([])
  const scripts = ['tools/install.sh', 'deploy/Dockerfile'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const commands = scripts.join('\n').match(/npm (ci|install|prune) .*/gu) ?? []
  expect(commands.length).toBeGreaterThan(1)
  expect(commands.filter((command) => !command.includes('--ignore-scripts'))).toEqual([])
})

/** Older ones have published faults that reach this product. */
const FLOORS: Readonly<Record<string, readonly [number, number, number]>> = {
  hono: [4, 12, 34],
  sharp: [0, 34, 5],
  nodemailer: [7, 0, 11],
  'react-router': [7, 12, 0],
}

function isBelow(version: string, floor: readonly [number, number, number]): boolean {
  const [major = 0, minor = 0, patch = 0] = version
    .split('.')
    .map((part) => Number.parseInt(part, 10))
  const [least, next, last] = floor
  return major - least || minor - next
    ? major < least || (major === least && minor < next)
    : patch < last
}

test('S2 packages with a past are above the versions in which it was mended', () => {
  expect(['4.12.33', '4.13.0', '3.99.99', '5.0.0'].map((one) => isBelow(one, [4, 12, 34]))).toEqual(
    [true, false, true, false],
  )
  for (const [name, floor] of Object.entries(FLOORS)) {
    const versions = packages.filter((one) => one.name === name).map(({ version }) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => isBelow(version, floor))).toEqual([])
  }
})

test('S3 the tree that runs is small', () => {
  expect(direct.length).toBeLessThanOrEqual(25)
  expect(packages.filter(({ isDev }) => !isDev).length).toBeLessThanOrEqual(250)
})

test('S4 the bill of materials is the lock, package by package and hash by hash', () => {
  const { components, dependencies, metadata } = billOfMaterials()
  const listed = components.map(({ name, version, hashes }) => {
    const hash = Buffer.from(hashes?.[0]?.content ?? '', 'hex').toString('base64')
    return `${name}@${version} sha512-${hash}`
  })
  const locked = packages.map(({ name, version, integrity }) => `${name}@${version} ${integrity}`)
  expect(new Set(listed)).toEqual(new Set(locked))
  const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']))
  expect(refs.size).toBe(components.length + 1)
  expect(
    dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
  ).toEqual([])
  const asked = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])?.dependsOn
  for (const [name, version] of direct) {
    expect(asked).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`)
  }
})

/** Terms under which a product may be sold without giving its own source away; LGPL and MPL parts are used unchanged. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC-BY-4.0',
    'CC0-1.0',
  ],
  ...['ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Unlicense'],
])

test('S4 every licence is known and allowed, and the page of licences is up to date', () => {
  const refused = packages.filter(({ licence }) =>
    licence.split(/\s+(?:AND|OR)\s+|[()]/u).some((one) => one !== '' && !ALLOWED.has(one)),
  )
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  expect(packages.filter(({ licence }) => licence === '')).toEqual([])
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesPage())
})

/** Made up for a test, and the example of Amazon's own documentation. */
const KNOWN = new Set([
  '0123456789abcdef0123456789abcdef',
  'fedcba9876543210fedcba9876543210',
  'encre-violette-et-buvard-7319',
  'AKIAIOSFODNN7EXAMPLE',
])

test('S4 no secret stands in the history, in the built pages or in a map of their sources', () => {
  // In pieces where they would be taken for one.
  const planted = `AKIAIOSFODNN7EXAMPLE password = '${'q7Zk2p'}Vw9LmX4tRb8YnC'`
  expect(secretsIn(planted)).toEqual(['AKIAIOSFODNN7EXAMPLE', 'q7Zk2pVw9LmX4tRb8YnC'])
  const history = git('log', '-p', '--all', '--no-color', '--', '.', ':!package-lock.json')
  expect(history.length).toBeGreaterThan(1000)
  expect(secretsIn(history).filter((found) => !KNOWN.has(found))).toEqual([])
  const forgotten = git('log', '--all', '--name-only', '--format=')
    .split('\n')
    .filter((path) => /(^|\/)(\.env|auth-secret|.*\.(pem|key|p12|sql\.gz))$/u.test(path))
  expect(forgotten).toEqual([])
  const built = existsSync('build')
    ? readdirSync('build', { recursive: true, encoding: 'utf8' })
    : []
  expect(built.filter((path) => path.endsWith('.map'))).toEqual([])
  const scripts = built.filter((path) => /\.(js|css|html|json)$/u.test(path))
  const found = scripts.flatMap((path) => secretsIn(readFileSync(`build/${path}`, 'utf8')))
  expect(found).toEqual([])
})
