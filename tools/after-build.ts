/**
 * After `react-router build`: lets the text of public pages come before their scripts, compresses what the server sends
 * beside the original, and lists the hashes of the inline scripts of each page in build/csp.json, so that the content policy
 * needs no 'unsafe-inline' for scripts: `{ "index.html": ["sha256-…", …], "__spa-fallback.html": […], … }`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CLIENT = 'build/client'
const COMPRESSIBLE = /\.(html|js|css|svg|txt|json|webmanifest)$/u
/** A script that stands in the page: one with `src` is covered by 'self'. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

function built(pattern: RegExp): string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The hashes of a page's inline scripts, as a content policy names them. */
export function scriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    return `sha256-${createHash('sha256').update(script).digest('base64')}`
  })
  return [...new Set(hashes)]
}

/** The framework's own first script, which imports all others. */
const FIRST_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/u

/**
 * Once something is painted, or at once in a tab that nobody looks at: fetches the scripts and runs the first one. A form sent
 * before they are there is sent again, with what was typed, and a button pressed again, when the page says that it is ready
 * (`root.tsx`).
 */
const STARTER = `(() => {
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
addEventListener('submit', hold, true)
addEventListener('click', note, true)
addEventListener('page-ready', () => {
removeEventListener('submit', hold, true)
removeEventListener('click', note, true)
again?.()
}, { once: true })
const start = () => {
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
const script = document.createElement('script')
script.type = 'module'
script.textContent = document.querySelector('script[type="text/later"]').textContent
document.head.append(script)
}
addEventListener('DOMContentLoaded', () => {
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
})
})()`

/**
 * A public page can be read without its scripts: they wait until it is painted, instead of sharing a slow line with its text
 * and its fonts. React takes over what it finds by place and by address, whatever the kind of the first script says.
 */
export function scriptsLast(html: string): string {
  if (!FIRST_SCRIPT.test(html)) throw new Error('the page has no first script')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      FIRST_SCRIPT,
      (_whole, script: string) => `<script type="text/later">${script}</script>`,
    )
    .replace('</head>', () => `<script>${STARTER}</script></head>`)
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
  for (const file of built(/^index\.html$/u)) {
    writeFileSync(file, scriptsLast(readFileSync(file, 'utf8')))
  }
  const pages = built(/\.html$/u).map((file) => {
    const name = relative(CLIENT, file).split(sep).join('/')
    return [name, scriptHashes(readFileSync(file, 'utf8'))] as const
  })
  writeFileSync('build/csp.json', `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`)
  for (const file of built(COMPRESSIBLE)) await compress(file)
}
