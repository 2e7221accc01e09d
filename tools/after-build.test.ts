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

test('the scripts of a page wait until it is painted, and the policy names what is then run', () => {
  const page = scriptsLast(
    '<head><link rel="modulepreload" href="/a.js"/></head><h1>Bonjour</h1>' +
      '<script type="module" async="">import"/a.js"</script>',
  )
  expect(page).toContain('<link rel="later" href="/a.js"/>')
  expect(page).toContain('<script type="text/later">import"/a.js"</script>')
  expect(page).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(scriptHashes(page)).toHaveLength(2)
  expect(scriptHashes(page)).toEqual(
    expect.arrayContaining(scriptHashes('<script type="module">import"/a.js"</script>')),
  )
})

test('a page whose first script is not found is no page of ours', () => {
  expect(() => scriptsLast('<head></head><h1>Bonjour</h1>')).toThrow('no first script')
})
