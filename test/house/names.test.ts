/** One exported name, one meaning: whoever searches for it finds one thing. */
import { expect, test } from 'vitest'
import { productFiles } from '../support/house/sources.ts'

const EXPORT =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gmu

/** Names that React Router gives to what a route module exports. */
const ROUTE_MODULE = new Set([
  'clientLoader',
  'ErrorBoundary',
  'HydrateFallback',
  'Layout',
  'links',
  'meta',
])

/** Where the entry of the contract, the statement of the store and the call of the screen do one thing to one noun. */
const ONE_OPERATION = /^src\/(contract\/.*|server\/.*\.store|web\/.*-api)\.ts$/u

/** Homonyms that stay, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

const places = new Map<string, string[]>()
for (const { path, text } of productFiles()) {
  for (const [, name = ''] of text.matchAll(EXPORT)) {
    places.set(name, [...(places.get(name) ?? []), path])
  }
}

test('an exported name stands in one file', () => {
  const homonyms = [...places]
    .filter(([name, paths]) => paths.length > 1 && !ROUTE_MODULE.has(name) && !(name in EXCEPTIONS))
    .filter(([, paths]) => !paths.every((path) => ONE_OPERATION.test(path)))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
  expect(homonyms).toEqual([])
})

test('an exception is still one', () => {
  expect(Object.keys(EXCEPTIONS).filter((name) => (places.get(name) ?? []).length < 2)).toEqual([])
})
