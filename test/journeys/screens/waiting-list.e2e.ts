import { createHash } from 'node:crypto'
import type { Page, TestInfo } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'

const JOINED = 'Merci ! Nous vous contacterons dès que la plateforme sera disponible.'
const DUPLICATE = 'Cette adresse email est déjà enregistrée.'
const FAILED = 'Une erreur est survenue. Veuillez réessayer.'

/** An address that no other journey writes down. */
function address(info: TestInfo): string {
  return `attente-${info.testId}-${info.project.name}-${info.retry}@exemple.fr`
}

/** The rate limit counts by network address: each journey has its own. */
function visitor({ testId, project, retry }: TestInfo): string {
  const key = createHash('sha256').update(`${testId} ${project.name} ${retry}`).digest()
  return `10.${key[0]}.${key[1]}.${key[2]}`
}

test.beforeEach(async ({ page }, info) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitor(info) })
})

function form(page: Page) {
  const field = page.getByLabel('Votre adresse e-mail')
  return { field, submit: page.getByRole('button', { name: 'Me prévenir' }) }
}

test('PUB-03 what looks like an address is sent once and taken once: thanks, a locked form, then «déjà enregistrée»', async ({
  page,
  allowConsole,
}, info) => {
  allowConsole(/409/)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let sendings = 0
  await page.route('**/api/early-access', async (route) => {
    sendings += 1
    await held
    await route.continue()
  })
  await page.goto('/')
  const { field, submit } = form(page)
  await expect(field).toHaveAttribute('type', 'email')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  await expect(field).toBeFocused()
  await field.fill('claire')
  await submit.click()
  await expect(field).toHaveAccessibleDescription(/L'adresse e-mail n'est pas valide/)
  await expect(field).toHaveValue('claire')

  await field.fill(address(info))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Envoi...' })).toBeDisabled()
  await field.press('Enter')
  release()
  await expect(page.getByText(JOINED)).toBeVisible()
  expect(sendings).toBe(1)
  await expect(submit).toBeDisabled()
  await expect(field).toHaveValue(address(info))
  await expect(field).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: JOINED })).toBeFocused()
  await expectSound(page)

  await page.reload()
  await field.fill(address(info).toUpperCase())
  await submit.click()
  await expect(field).toHaveAccessibleDescription(new RegExp(DUPLICATE))
  await expect(field).toHaveValue(address(info).toUpperCase())
  await expect(field).toBeFocused()
  await expect(submit).toBeEnabled()
  await expectSound(page)
})

test('PUB-03 without a network the sentence is said, what was typed stays and can be sent again @release', async ({
  page,
  context,
  allowConsole,
}, info) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  // The scripts come after the first paint: the network goes once they are there.
  await page.goto('/', { waitUntil: 'networkidle' })
  const { field, submit } = form(page)
  await context.setOffline(true)
  await field.fill(address(info))
  await submit.click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(field).toHaveValue(address(info))
  await context.setOffline(false)
  await submit.click()
  await expect(page.getByText(JOINED)).toBeVisible()
})

test('PUB-03 a server that fails is any other error @release', async ({
  page,
  allowConsole,
}, info) => {
  allowConsole(/429|500/)
  await page.goto('/')
  const { field, submit } = form(page)
  await field.fill(address(info))
  for (const status of [500, 429]) {
    await page.route('**/api/early-access', (route) => route.fulfill({ status, json: {} }))
    await submit.click()
    await expect(field).toHaveAccessibleDescription(new RegExp(FAILED.replaceAll('.', '\\.')))
    await expect(field).toHaveValue(address(info))
  }
})
