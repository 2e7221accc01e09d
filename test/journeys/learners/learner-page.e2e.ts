/** From a name to a learner's work, and what comes next. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { daysPass, saveMissedWords } from '../../support/journeys/word-review-journey.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

test('LEA-07 a name leads to results, words, facts and the next step, and to a page on paper @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await signIn(person)
  await saveMissedWords(context)
  await daysPass(person, 1)
  await page.goto('/app/ce-soir')
  await page.getByRole('link', { name: 'Éloïse', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éloïse Bernard')
  const next = page.getByRole('region', { name: 'À faire ensuite' })
  await expect(next).toContainText('3 mots à revoir')
  await expect(page.getByRole('region', { name: 'Dictées' })).toContainText('88 %')
  await expect(page.getByRole('region', { name: 'Mots qui reviennent' })).toContainText('noisettes')
  await expectSound(page)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.printed-pages .a4')
  await expect(sheet).toContainText('Bilan · CE2')
  await expect(sheet).toContainText('Mots qui reviennent (3)')
  await page.emulateMedia({ media: 'screen' })
  await next.getByRole('link', { name: 'Revoir ses mots' }).click()
  await expect(page).toHaveURL(/mots-a-revoir/)

  await page.goto('/app/apprenants')
  await page.getByRole('link', { name: "Ouvrir la page d'Éloïse Bernard" }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éloïse Bernard')
  await page.getByRole('link', { name: 'Tous les résultats' }).click()
  await page.getByRole('link', { name: "La page de l'apprenant" }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Éloïse Bernard')

  const stranger = await newPerson({ plan: 'parent', learners: [HUGO] })
  const theirs = page.url()
  await signIn(stranger)
  await page.goto(theirs)
  await expect(page.getByText("Cet apprenant n'existe plus.")).toBeVisible()
})

test('CLA-06 FIR-05 a report names whom it is about, and the days of the copies, whole: on the screen and on paper', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaf'
  const learner = { ...HUGO, first_name: long, last_name: long }
  await signIn(await newPerson({ plan: 'parent', learners: [learner] }))
  const id = await saveMissedWords(context)
  await page.setViewportSize({ width: 320, height: 640 })
  const words = '/app/francais/mots-a-revoir'
  await page.goto(`${words}/bilan?apprenant=${id}`)
  await expect(page.getByText(`${long} ${long}`)).toBeVisible()
  await expectSound(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/app/apprenants/classe/bilans')
  const sheet = page.locator('.a4').first()
  await expect(sheet.getByText(`${long} ${long}`)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const cut = await sheet.evaluate((paper) =>
    Array.from(paper.querySelectorAll('.a4-title, .a4-results td'))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
  const apart = await sheet.evaluate((paper) => {
    const [head, work] = ['.a4-head', '.a4-report'].map((name) =>
      paper.querySelector(name)?.getBoundingClientRect(),
    )
    return (work?.top ?? 0) - (head?.bottom ?? 0)
  })
  expect(apart).toBeGreaterThanOrEqual(0)
})
