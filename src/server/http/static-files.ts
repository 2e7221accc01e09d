/**
 * The built web application: read once at start, compressed copies included, served from memory. Every /app address gets
 * the same page, which then asks for its screen; the public pages were written at build time.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type InlineHashes, pagePolicy } from './middleware/security-headers.ts'
import {
  fillPage,
  fillRobots,
  isServed,
  type Site,
  sitemap,
  UNCONFIGURED_SITE,
} from './site-pages.ts'

interface StaticFile {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** By encoding: '' for none, br, gzip. */
  readonly encodings: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Files by the path under which they are asked for. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const APP_FILE = '__spa-fallback.html'
export const APP_PAGE = `/${APP_FILE}`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

type Policies = Readonly<Record<string, InlineHashes>>

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

async function parsePolicies(path: string): Promise<Policies> {
  const text = await readIfThere(path)
  return text === undefined ? {} : (JSON.parse(text.toString('utf8')) as Policies)
}

function cacheControl(name: string): string {
  // A browser that keeps a page to go back to would show a class after its teacher has signed out.
  if (name === APP_FILE) return 'no-store'
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // A worker or a manifest of yesterday would bring yesterday's application.
  return /\.(html|webmanifest)$|-worker\.js$/.test(name) ? 'no-cache' : 'public, max-age=86400'
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compressing at start-up must not be felt; the build takes its time. */
const BROTLI_QUALITY = 7

type Encodings = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

async function readEncodings(path: string): Promise<Encodings> {
  const copies = new Map<string, Uint8Array<ArrayBuffer>>([['', await readFile(path)]])
  for (const { name: encoding, extension } of ENCODINGS) {
    const copy = await readIfThere(`${path}${extension}`)
    if (copy) copies.set(encoding, copy)
  }
  return copies
}

async function compressed(text: string): Promise<Encodings> {
  const content = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content)])
  return new Map([
    ['', content],
    ['br', brotli],
    ['gzip', gzipped],
  ])
}

export function staticFile(name: string, copies: Encodings, policies: Policies): StaticFile {
  const isPage = name.endsWith('.html')
  const content = copies.get('') ?? new Uint8Array()
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings: copies,
    headers: {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl(name),
      ...(copies.size > 1 && { vary: 'Accept-Encoding' }),
      ...(isPage && { 'content-security-policy': pagePolicy(policies[name] ?? NOTHING_INLINE) }),
    },
  }
}

/** Pages and robots.txt say what is true of this site; every other file is as it was built. */
async function siteEncodings(folder: string, name: string, site: Site): Promise<Encodings> {
  const copies = await readEncodings(join(folder, name))
  const isPage = name.endsWith('.html')
  if (!isPage && name !== 'robots.txt') return copies
  const text = new TextDecoder().decode(copies.get(''))
  const filled = isPage ? fillPage(name, text, site) : fillRobots(text, site)
  return filled === text ? copies : compressed(filled)
}

/** `plans/index.html` is asked for as `/plans`. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '')}`
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.startsWith('.'))
}

/** The files of `build` as `site` shows them; none when the application was not built, as under `npm run dev`. */
export async function loadStaticFiles(
  build: string,
  site: Site = UNCONFIGURED_SITE,
): Promise<StaticFiles> {
  const folder = join(build, 'client')
  const policies = await parsePolicies(join(build, 'csp.json'))
  const names = (await namesIn(folder)).filter((name) => isServed(name, site))
  const read = await Promise.all(
    names.map(async (name) => [name, await siteEncodings(folder, name, site)] as const),
  )
  const pages = read
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, copies]) => [name, new TextDecoder().decode(copies.get(''))] as const)
  const map = sitemap(new Map(pages), site)
  const made = map === undefined ? [] : [['sitemap.xml', await compressed(map)] as const]
  return new Map(
    [...read, ...made].map(([name, copies]) => [
      addressOf(name),
      staticFile(name, copies, policies),
    ]),
  )
}

function encodingFor(file: StaticFile, accepted: string): string {
  const names = accepted
    .split(',')
    .map((one) => one.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
    .map(([name]) => name)
  return ENCODINGS.find(({ name }) => names.includes(name) && file.encodings.has(name))?.name ?? ''
}

export function serveStaticFile(
  files: StaticFiles,
  path: string,
  headers: Headers,
): Response | undefined {
  const file = files.get(path) ?? files.get(path.replace(/(?<=.)\/$/, ''))
  if (!file) return undefined
  const sent: Record<string, string> = { ...file.headers, etag: file.etag }
  if (headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers: sent })
  }
  const encoding = encodingFor(file, headers.get('accept-encoding') ?? '')
  if (encoding !== '') sent['content-encoding'] = encoding
  return new Response(file.encodings.get(encoding) ?? null, { headers: sent })
}
