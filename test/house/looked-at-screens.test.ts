/**
 * Each screen of the router is looked at (axe, nothing wider than the window) in a journey of each commit: the journey that goes to
 * all addresses, or one of its own where the address needs work or another server. A journey looks again at a state of its own alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { ROOT } from '../support/house/sources.ts'
import { EVERY_SCREEN, PUBLIC_PAGES } from '../support/journeys/screens.ts'

const BY_OWN_JOURNEY: Readonly<Record<string, string>> = {
  '/register': 'account/register.e2e.ts',
  '/ecouter': 'dictations/dictating.e2e.ts',
  '/serie': 'exercises/calculation-series.e2e.ts',
  '/app/francais/dictee/:id': 'screens/screens.e2e.ts',
  '/app/francais/dictee/:id/classe': 'screens/screens.e2e.ts',
  '/app/francais/dictee/:id/dicter': 'screens/screens.e2e.ts',
  '/app/apprenants/:id': 'learners/learner-page.e2e.ts',
  '/app/resultats/:id': 'corrections/correction-review.e2e.ts',
}

/** They lead elsewhere and show nothing. */
const REDIRECTS = ['/app', '/app/mathematiques/calculs/:mode', '/*']

function addressesOf(entries: readonly RouteConfigEntry[], before = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? before : `${before}/${path}`
    const isScreen = index === true || (path !== undefined && children.length === 0)
    return [...(isScreen ? [address || '/'] : []), ...addressesOf(children, address)]
  })
}

test('F3 each screen of the router is looked at in a journey', () => {
  const looked = new Set<string>([...PUBLIC_PAGES, ...EVERY_SCREEN, ...Object.keys(BY_OWN_JOURNEY)])
  const screens = addressesOf(routes).filter((address) => !REDIRECTS.includes(address))
  expect(screens.length).toBeGreaterThan(45)
  expect(screens.filter((address) => !looked.has(address))).toEqual([])
})

test('F3 the journeys that look at all addresses, or at one of their own, run at each commit', () => {
  const looks = ['screens/screens.e2e.ts', ...Object.values(BY_OWN_JOURNEY)]
  const silent = looks.filter((path) => {
    const text = readFileSync(join(ROOT, 'test/journeys', path), 'utf8')
    const journeys = text.split(/^(?=test\()/mu).slice(1)
    return !journeys.some(
      (journey) =>
        !/^test\([^{]*@release/u.test(journey) && /expectSound(?:Pages)?\(/u.test(journey),
    )
  })
  expect(silent).toEqual([])
})
