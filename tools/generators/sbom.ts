/**
 * `node tools/generators/sbom.ts > encrier.cdx.json`: the software bill of materials, CycloneDX 1.6, of exactly what package-lock.json
 * names. (npm's own leaves out packages that `npm ci --omit=dev` installs.) Equal locks give equal bytes.
 */
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { findAsked, type LockedPackage, readLock } from './lock-file.ts'

interface Component {
  readonly type: 'application' | 'library'
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  /** `excluded`: builds and tests only, not part of what runs. */
  readonly scope?: 'required' | 'optional' | 'excluded'
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
  readonly licenses?: readonly { readonly expression: string }[]
}

export interface Bom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly version: 1
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

function purlOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function scopeOf({ isDev, isOptional }: LockedPackage): 'required' | 'optional' | 'excluded' {
  if (isDev) return 'excluded'
  return isOptional ? 'optional' : 'required'
}

function hashesOf({ integrity }: LockedPackage): Component['hashes'] {
  const base64 = /^sha512-(\S+)$/u.exec(integrity ?? '')?.[1]
  if (base64 === undefined) return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}

function componentOf(one: LockedPackage): Component {
  const { name, version, licence } = one
  const purl = purlOf(one)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: scopeOf(one),
    hashes: hashesOf(one) ?? [],
    licenses: licence === '' ? [] : [{ expression: licence }],
  }
}

/** One component for all copies of a version; its scope is that of the copy that is needed most. */
function uniqueComponents(packages: readonly LockedPackage[]): Component[] {
  const order = ['required', 'optional', 'excluded']
  const found = new Map<string, Component>()
  for (const component of packages.map(componentOf)) {
    const known = found.get(component.purl)
    const isCloser = order.indexOf(component.scope ?? '') < order.indexOf(known?.scope ?? '')
    if (known === undefined || isCloser) found.set(component.purl, component)
  }
  return [...found.values()]
}

function dependenciesOf(packages: readonly LockedPackage[]): Bom['dependencies'] {
  const places = new Map(packages.map((one) => [one.path, one]))
  const refs = new Map<string, Set<string>>()
  for (const one of packages) {
    const asked = one.asks.flatMap((name) => findAsked(places, one.path, name) ?? [])
    const known = refs.get(purlOf(one)) ?? new Set()
    refs.set(purlOf(one), new Set([...known, ...asked.map(purlOf)]))
  }
  return [...refs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() }))
}

export function billOfMaterials(lock: readonly LockedPackage[] = readLock()): Bom {
  const [product, ...packages] = lock
  if (product === undefined) throw new Error('an empty lock')
  const { name, version } = product
  const purl = purlOf(product)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purl, name, version, purl } },
    components: uniqueComponents(packages),
    dependencies: dependenciesOf(lock),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  stdout.write(`${JSON.stringify(billOfMaterials(), null, 1)}\n`)
}
