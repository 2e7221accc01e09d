import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { CLAIRE, FANNY } from '../../support/people/journey-people.ts'

test('NAV-08 the help shows how each activity goes, with real pictures, and leads there', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAccessibleName(/.{30}/)
    await expect
      .poll(() => picture.evaluate((element) => Reflect.get(element, 'naturalWidth')))
      .toBeGreaterThan(700)
  }
  await expectSound(page)
  await page.getByRole('link', { name: "S'entraîner en grammaire" }).click()
  await expect(page).toHaveURL('/app/francais/grammaire')
})

test('NAV-08 the contents of the help lead to each part, for the keyboard too @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(FANNY)
  await page.goto('/app/aide')
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  await contents.getByRole('link', { name: 'Au clavier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/aide#clavier')
  const heading = page.getByRole('heading', { name: 'Au clavier' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(page.getByRole('table', { name: 'Vérifier une copie' })).toBeVisible()
})

test('NAV-08 an address that names a part of the help opens there @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide#contact')
  await expect(page.getByRole('heading', { name: "Besoin d'aide" })).toBeInViewport()
})

test('NAV-08 on paper every answer is there, and no menu', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  await expect(page.getByText('Que deviennent les photos ?')).toBeVisible()
  const answer = page.getByText(/^Elles ne sont jamais conservées/)
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(answer).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(answer).toBeHidden()
})
