import { expect, test } from 'vitest'
import { inlineHashes, lightManifest, scriptsLast } from './after-build.ts'

test('the hashes are those of inline scripts and styles, each once', () => {
  const html = `<script>1</script><script type="module" async="">import"/a.js"</script>
    <script src="/b.js"></script><script>1</script><style data-a>2</style>`
  expect(inlineHashes(html)).toEqual({
    scripts: [
      'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
      'sha256-KwYMKGgfK3w3XDTkIjqmmDZI4TaXgoK1ixo8vCGc1JU=',
    ],
    styles: ['sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='],
  })
})

test('a page where nothing stands inline has no hash', () => {
  const html = '<h1>Bonjour</h1><script src="/a.js"></script>'
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] })
})

test('the scripts of a page wait until it is painted', () => {
  const page = scriptsLast(
    '<head><link rel="modulepreload" href="/a.js"/></head><h1>Bonjour</h1>' +
      '<script type="module" async="">import "/a.js";\nimport * as b from "/b.js";\n\nimport("/c.js");</script>',
  )
  expect(page).toContain('<link rel="later" href="/a.js"/>')
  expect(page).toMatch(
    /<script type="module">try \{\n.*await import\("\/a.js"\);\nconst b = await import\("\/b.js"\);\n\nawait import\("\/c.js"\);\n\} catch/su,
  )
  expect(page).not.toContain('rel="modulepreload"')
  expect(inlineHashes(page).scripts).toHaveLength(2)
})

test('an import that the build does not know how to delay is no silent one', () => {
  const page = '<head></head><script type="module" async="">import { a } from "/a.js";</script>'
  expect(() => scriptsLast(page)).toThrow('cannot wait')
})

test('a page whose first script is not found is no page of ours', () => {
  expect(() => scriptsLast('<head></head><h1>Bonjour</h1>')).toThrow('no first script')
})

test('the list of routes keeps what finds a screen, not what each screen imports', () => {
  const route = { id: 'a', path: 'a', module: '/assets/a.js', imports: ['/assets/b.js'] }
  const entry = { module: '/assets/entry.js', imports: ['/assets/framework.js'] }
  const script = `window.__reactRouterManifest=${JSON.stringify({ entry, routes: { a: route } })};`
  expect(lightManifest(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry, routes: { a: { ...route, imports: [] } } })}`,
  )
})

test('a list of routes that is written in another way is no silent one', () => {
  expect(() => lightManifest('export default {}')).toThrow('another way')
})
