/**
 * What a journey opens, asks for or intercepts exists: an interception of an address that nobody calls shows nothing.
 * Tests of servers ask for unknown addresses on purpose and are not read here.
 */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { PATHS } from '../../src/web/paths.ts'
import { filesUnder } from '../support/house/sources.ts'

/** An address in a literal, after Playwright's `**` or the origin of a server. */
const ADDRESS = /['"`](?:\*\*|\$\{\w+\})?(\/(?:api|functions|app)(?:\/[^'"`\s]+|(?=['"`])))/gu

/** Opened because they lead nowhere (NAV-04), or made of hostile text that no address has (F2). */
const UNKNOWN_ON_PURPOSE = new Set(['/app/francais/rien', '/app/mathematiques/calculs/x'])

const known = [
  ...Object.values(routes).map(({ path }) => path),
  ...Object.values(PATHS),
  `${PATHS.results}/:id`,
  `${PATHS.learners}/:id`,
  `${PATHS.dictations}/:id`,
].map((path) => path.split('/').map((part) => (part.startsWith(':') ? undefined : part)))

function exists(address: string): boolean {
  const parts = address.split('/')
  return known.some(
    (path) =>
      path.length === parts.length &&
      path.every((part, i) => part === undefined || part === parts[i]),
  )
}

/** A computed place of an address is anything: `x`. Neither query nor fragment is part of it. */
function plain(address: string): string {
  return address
    .replace(/\$\{.*$/u, 'x')
    .replace(/[?#].*$/u, '')
    .replace(/(?<=[^/])\*+$/u, '')
}

const found = ['test/journeys', 'test/support/journeys', 'src/web'].flatMap((folder) =>
  filesUnder(folder, /\.(e2e|browser\.test|test)\.tsx?$|(?<=journeys\/.*)\.ts$/u).flatMap(
    ({ path, text }) =>
      Array.from(text.matchAll(ADDRESS), ([, address = '']) => ({ path, address: plain(address) })),
  ),
)

test('what a journey opens, asks for or intercepts is an address of the product', () => {
  expect(found.length).toBeGreaterThan(100)
  const unknown = found.filter(
    ({ address }) => !exists(address) && !UNKNOWN_ON_PURPOSE.has(address),
  )
  expect(unknown).toEqual([])
})
