/** The generator on a product that has an AI provider: its text, the engine in its place, and giving up while it writes. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectSound } from '../../support/journeys/browser.ts'
import { test } from '../../support/journeys/product-with-ai.ts'
import { fails, hangs, writes } from '../../support/services/ai-server.ts'

const SQUIRREL = [
  "L'écureuil vit dans la forêt.",
  'Il a une belle queue rousse.',
  'Le matin, il cherche une noisette.',
  'Il la mange sur une branche.',
  'Le soir, il dort dans son nid.',
] as const

const submit = (page: Page): Locator => page.getByRole('button', { name: 'Générer la dictée' })
const words = (page: Page): Locator => page.getByLabel('Mots à inclure')
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Votre dictée' })

async function openForm(page: Page): Promise<void> {
  await page.goto('/app/francais/dictee/creer')
  await words(page).fill('écureuil, noisette, forêt')
  await page.getByRole('slider', { name: 'Niveau' }).fill('1')
}

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('GEN-09 GEN-11 a text of the provider is shown as such, with what deserves a look', async ({
  page,
  signIn,
  newPerson,
  withAi,
}) => {
  withAi.provider.answer(writes(...SQUIRREL))
  await signIn(await newPerson({ plan: 'teacher' }))
  await openForm(page)
  await submit(page).click()
  await expect(preview(page).locator('.seyes')).toHaveText(SQUIRREL.join(' '))
  await expect(
    preview(page).getByText(
      "Texte écrit par une IA (Fabulia), vérifié par L'Encrier\u00a0: relisez-le avant de le donner.",
    ),
  ).toBeVisible()
  await expectSound(page)

  withAi.provider.answer(writes(...SQUIRREL.slice(0, 4)), fails(401))
  await page.getByRole('button', { name: 'Proposer un autre texte' }).click()
  await expect(preview(page).getByText("vérifié et complété par L'Encrier")).toBeVisible()
  await expect(preview(page).locator('.seyes')).toContainText(SQUIRREL[0])
})

test('GEN-09 when the provider fails the engine writes, and says so @release', async ({
  page,
  signIn,
  newPerson,
  withAi,
}) => {
  withAi.provider.answer(fails(401))
  await signIn(await newPerson({ plan: 'teacher' }))
  await openForm(page)
  await submit(page).click()
  await expect(
    preview(page).getByText(
      "L'IA (Fabulia) n'est pas disponible pour le moment\u00a0: L'Encrier a écrit ce texte lui-même.",
    ),
  ).toBeVisible()
  await expect(preview(page).getByText('Texte écrit par une IA')).toHaveCount(0)
  const text = (await preview(page).locator('.seyes').innerText()).toLowerCase()
  for (const word of ['écureuil', 'noisette', 'forêt']) expect(text).toContain(word)
  await expectSound(page)
})

test('GEN-06 «Annuler» stops the call at the provider, and the form is as it was @release', async ({
  page,
  signIn,
  newPerson,
  withAi,
}) => {
  const { provider } = withAi
  provider.answer(hangs)
  const before = provider.calls.length
  await signIn(await newPerson({ plan: 'teacher' }))
  await openForm(page)
  await submit(page).click()
  await provider.called(before + 1)
  await expect(page.getByRole('button', { name: 'Génération en cours...' })).toBeDisabled()
  await expect(
    page.getByText("Le texte est en cours d'écriture, cela peut prendre une demi-minute."),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  expect(await provider.calls[before]?.over).toBe('left')
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText('cela peut prendre')).toHaveCount(0)
  await expect(words(page)).toHaveValue('écureuil, noisette, forêt')
  expect(provider.calls).toHaveLength(before + 1)
})
