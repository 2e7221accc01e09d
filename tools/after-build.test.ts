import { expect, test } from 'vitest'
import { scriptHashes, scriptsLast } from './after-build.ts'

test('the hashes are those of inline scripts, each once', () => {
  const html = `<script>1</script><script type="module" async="">import"/a.js"</script>
    <script src="/b.js"></script><script>1</script>`
  expect(scriptHashes(html)).toEqual([
    'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
    'sha256-KwYMKGgfK3w3XDTkIjqmmDZI4TaXgoK1ixo8vCGc1JU=',
  ])
})

test('a page without an inline script has none', () => {
  expect(scriptHashes('<h1>Bonjour</h1><script src="/a.js"></script>')).toEqual([])
})

test('the scripts of a page give way to the rest, and nothing else changes', () => {
  const page = (priority: string): string =>
    `<link rel="preload" href="/a.woff2"/><link rel="modulepreload"${priority} href="/a.js"/><h1>Bonjour</h1>`
  expect(scriptsLast(page(''))).toBe(page(' fetchpriority="low"'))
})
