/**
 * After `react-router build`: builds the worker that keeps the application for later, lets the text of public pages come before their scripts, shortens the list of
 * routes, compresses what the server sends beside the original, and lists the hashes of what stands in each page in build/csp.json, so that the content policy needs no
 * 'unsafe-inline': `{ "index.html": { "scripts": ["sha256-…", …], "styles": […] }, "__spa-fallback.html": {…}, … }`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const CLIENT = 'build/client'
const APP_FILE = '__spa-fallback.html'
const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|webmanifest)$/u
/** A script that stands in the page: one with `src` is covered by 'self'. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gu

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

function built(pattern: RegExp): string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = Array.from(html.matchAll(element), ([, content = '']) => {
    return `sha256-${createHash('sha256').update(content).digest('base64')}`
  })
  return [...new Set(hashes)]
}

/** The hashes of a page's inline scripts and styles, as a content policy names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashesOf(html, INLINE_SCRIPT), styles: hashesOf(html, INLINE_STYLE) }
}

/**
 * A page that a translator or an extension changed before its scripts came is made anew by React: its inline scripts first as
 * an empty element, then with a text that no browser runs. The element is let through, every other text is markup of
 * nothing (`security-headers.ts`). Two workers may be registered, that of `/ecouter` and that of the application.
 */
const NO_MARKUP = `globalThis.trustedTypes?.createPolicy('default', {
createHTML: (text) => text === '<script><\\/script>' ? text : '',
createScriptURL: (address) => ['/ecouter-worker.js', '/app-worker.js'].includes(address) ? address : null
})`

function withScript(html: string, script: string): string {
  return html.replace('</head>', () => `<script>${script}</script></head>`)
}

/** No text becomes markup in any page. */
export function withoutMarkup(html: string): string {
  return withScript(html, NO_MARKUP)
}

/** The framework's own first script, which imports all others. */
const FIRST_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/u

/** After so long without its scripts a page says that they are late, in ms: a slow telephone line needs eight seconds. */
const LATE_MS = 12_000

/**
 * Before anything else: a form sent before the scripts are there is sent again, with what was typed, and a button pressed
 * again, when the page says that it is ready (`root.tsx`). Meanwhile the page tells that they are late, or will not come.
 */
const KEEPER = `(() => {
let again
const hold = (event) => {
event.preventDefault()
event.stopImmediatePropagation()
again = () => event.target.requestSubmit()
}
const note = ({ target }) => {
const button = target.closest('button[type=button]')
if (button) again = () => button.click()
}
const tell = (isLate) => {
for (const sentence of document.querySelectorAll('[data-late]')) sentence.hidden = !isLate
}
const late = () => tell(true)
const timer = setTimeout(late, ${LATE_MS})
addEventListener('submit', hold, true)
addEventListener('click', note, true)
addEventListener('scripts-missing', late)
addEventListener('page-ready', () => {
clearTimeout(timer)
tell(false)
removeEventListener('submit', hold, true)
removeEventListener('click', note, true)
again?.()
}, { once: true })
})()`

/** Once something is painted, or at once in a tab that nobody looks at, the scripts are fetched. */
const WAIT = `if (!document.hidden) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
`

/** What the first script asks for before it runs, asked for while it runs: it can wait, and hear that nothing came. */
function importsLater(script: string): string {
  const later = script
    .replace(/^import (".+?");$/gmu, 'await import($1);')
    .replace(/^import \* as (\w+) from (".+?");$/gmu, 'const $1 = await import($2);')
    .replace(/^import\((".+?")\);$/gmu, 'await import($1);')
  if (/^import\b/mu.test(later))
    throw new Error('the first script imports in a way that cannot wait')
  return later
}

function startOf(script: string, wait: string): string {
  return `try {
${wait}${importsLater(script)}
} catch (error) {
dispatchEvent(new Event('scripts-missing'))
throw error
}`
}

/** Puts what keeps the page honest before its scripts, whose start `wait` delays. */
export function kept(html: string, wait = ''): string {
  const first = FIRST_SCRIPT.exec(html)?.[1]
  if (first === undefined) throw new Error('the page has no first script')
  const started = html.replace(
    FIRST_SCRIPT,
    () => `<script type="module">${startOf(first, wait)}</script>`,
  )
  return withScript(started, KEEPER)
}

/**
 * A public page can be read without its scripts: they wait until it is painted, instead of sharing a slow line with its text
 * and its fonts. React takes over what it finds by place and by address, whatever its first script says.
 */
export function scriptsLast(html: string): string {
  return kept(html, WAIT).replaceAll('<link rel="modulepreload"', '<link rel="later"')
}

/** What every page loads: the list of all routes. */
const MANIFEST = /^manifest-[^/]+\.js$/u
const MANIFEST_TEXT = /^window\.__reactRouterManifest=(\{[\s\S]*\});?\s*$/u

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>
}

/**
 * The list of routes without what each imports, half of its weight: the framework reads that for links that fetch a screen ahead,
 * which we have none of, and in the pages written at build time, which name their scripts already.
 */
export function lightManifest(script: string): string {
  const json = MANIFEST_TEXT.exec(script)?.[1]
  if (json === undefined) throw new Error('the list of routes is written in another way')
  const manifest = JSON.parse(json) as Manifest
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    { ...route, imports: [] },
  ])
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })}`
}

interface BuiltFile {
  readonly url: string
  /** Null where the name changes with what it holds. */
  readonly revision: string | null
}

/** What the application needs without network: scripts, styles, letters and its page; not the pictures of its help. */
function filesToKeep(): BuiltFile[] {
  const assets = built(/\.(js|css|woff2)$/u)
    .map((file) => `/${relative(CLIENT, file).split(sep).join('/')}`)
    .filter((url) => url.startsWith('/assets/'))
    .sort()
  const page = readFileSync(join(CLIENT, APP_FILE))
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16)
  return [{ url: `/${APP_FILE}`, revision }, ...assets.map((url) => ({ url, revision: null }))]
}

/** The worker of the application (`src/web/worker/app-worker.ts`), which knows the files of its own version. */
async function buildWorker(): Promise<void> {
  const files = JSON.stringify(filesToKeep())
  const version = createHash('sha256').update(files).digest('hex').slice(0, 16)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILT_FILES: files,
      BUILT_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/web/worker/app-worker.ts',
        output: { format: 'iife', entryFileNames: 'app-worker.js' },
      },
    },
  })
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: quality }),
    toGzip(content, { level: 9 }),
  ])
  // A copy that is no smaller would only cost a look at the disk.
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli)
  if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped)
}

if (import.meta.main) {
  for (const file of built(/\.html$/u)) {
    const html = withoutMarkup(readFileSync(file, 'utf8'))
    writeFileSync(file, file.endsWith('index.html') ? scriptsLast(html) : kept(html))
  }
  const pages = built(/\.html$/u).map((file) => {
    const name = relative(CLIENT, file).split(sep).join('/')
    return [name, inlineHashes(readFileSync(file, 'utf8'))] as const
  })
  writeFileSync('build/csp.json', `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`)
  for (const file of built(MANIFEST)) writeFileSync(file, lightManifest(readFileSync(file, 'utf8')))
  await buildWorker()
  for (const file of built(COMPRESSIBLE)) await compress(file)
}
