/** The days that screens show, in browsers of five zones: those of Paris, wherever the child and the machine are. */
import type { BrowserContext, Page } from '@playwright/test'
import { shownInstant, ZONES } from '../../support/house/calendar-cases.ts'
import { expect, test } from '../../support/journeys/browser.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

/** In the first hour of the night in which Paris goes to summer time, and in the second of the two that it has in autumn. */
const NIGHTS = ['2026-03-29T01:30:00.000Z', '2026-10-25T01:30:00.000Z', '2025-12-31T23:10:00.000Z']

async function work(page: Page): Promise<void> {
  const [learner] = await (await page.request.get('/api/learners')).json()
  for (const title of ['Le chat', 'Le loup', 'La rentrée']) {
    const data = { title, content: 'Le chat dort bien.', level: 'CE2' }
    const made = await page.request.post('/api/dictations', { data })
    const { id } = await made.json()
    const copy = { learner_id: learner.id, dictation_id: id, content: 'Le chat dort bien.' }
    await page.request.post('/api/french-dictation-results', { data: copy })
  }
}

/** Rows come as if they had been made in those nights. */
async function datedAtNight(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/(dictations|learners\/[^/]+\/results)/u, async (route) => {
    const response = await route.fetch()
    let row = 0
    const body = (await response.text()).replaceAll(/"created_at":"[^"]+"/gu, () => {
      row += 1
      return `"created_at":"${NIGHTS[row % NIGHTS.length]}"`
    })
    await route.fulfill({ response, body })
  })
}

test('D9 ages and dates are those of Paris in browsers of five zones @release', async ({
  page,
  browser,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE] }))
  await work(page)
  const storageState = await page.context().storageState()
  for (const timezoneId of ZONES) {
    await using context = await browser.newContext({ storageState, timezoneId })
    await datedAtNight(context)
    const there = await context.newPage()
    // Éloïse is eight on 12 March 2026, from midnight of Paris on.
    for (const [now, age] of [
      ['2026-03-11T22:59:00Z', '7 ans'],
      ['2026-03-11T23:01:00Z', '8 ans'],
    ] as const) {
      await there.clock.setFixedTime(now)
      await there.goto('/app/apprenants')
      await expect(there.getByText(/^\d+ ans$/u)).toHaveText(age)
    }
    await there.goto('/app/francais/dictee/liste')
    for (const night of NIGHTS) {
      const { withTime } = shownInstant(night)
      await expect(there.getByText(withTime).first()).toBeVisible()
    }
    await there.goto('/app/resultats')
    const copies = there.getByRole('region', { name: 'Résultats de dictée' })
    for (const night of NIGHTS) {
      await expect(copies.getByText(shownInstant(night).long).first()).toBeVisible()
    }
  }
})
