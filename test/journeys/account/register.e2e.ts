import type { Page } from '@playwright/test'
import { expect, expectSound } from '../../support/journeys/browser.ts'
import { OPERATOR, test } from '../../support/journeys/product-with-registration.ts'
import { tokenIn } from '../../support/services/mail-server.ts'

const PHRASE = 'une tortue traverse la cour'

function addressOf(name: string, info: { testId: string; project: { name: string } }): string {
  return `${name}-${info.testId}-${info.project.name}@exemple.fr`.toLowerCase()
}

function main(page: Page) {
  return page.getByRole('main')
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
}

/** The declaration of whoever will enter children. */
function declaration(page: Page) {
  return main(page).getByRole('checkbox')
}

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('NAV-02 FIR-03 while registration is open every page leads to it, with the plan that was chosen @release', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Lancement prochain')).toBeHidden()
  await expect(page.getByLabel('Votre adresse e-mail')).toBeHidden()
  await main(page).getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByText('Vous choisirez un plan après votre première dictée.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Votre plan' })).toBeHidden()
  await expectSound(page)

  await page.goto('/plans')
  await expect(page.getByText('les inscriptions ne sont pas encore ouvertes')).toBeHidden()
  await page
    .getByRole('article')
    .filter({ hasText: 'Enseignant' })
    .getByRole('link', { name: 'Essai gratuit 5 jours' })
    .click()
  await expect(page).toHaveURL('/register?plan=teacher')
  await expect(page.getByRole('radio', { name: /Enseignant/ })).toBeChecked()

  await page.goto('/login')
  await main(page).getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL('/register')
})

test('AUT-04 A14 a parent signs up, and the link of the mail opens the session on trial, elsewhere with the password @mobile @release', async ({
  page,
  browser,
  door,
}, info) => {
  const email = addressOf('nora', info)
  await page.goto('/register?plan=parent')
  await fillIn(page, email, PHRASE)
  await page.getByLabel('Votre nom (facultatif)').fill('Nora Petit')
  await declaration(page).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regardez votre messagerie')
  await expect(page.getByText(email)).toBeVisible()
  await expectSound(page)

  const mail = await door.mailTo(email)
  expect(mail.text).toContain(`${door.url}/confirmer-adresse#`)
  await page.goto(`/confirmer-adresse#${tokenIn(mail)}`)
  await expectSound(page)
  // Another browser, where anybody may have the letter: the password says who opens it.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${door.url}/confirmer-adresse#${tokenIn(mail)}`)
  await elsewhere.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(elsewhere.getByLabel('Votre mot de passe')).toBeFocused()
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page).toHaveURL('/app/ce-soir')
  const reply = await page.request.get('/api/subscription')
  expect(await reply.json()).toMatchObject({ plan: 'parent', is_active: true })
})

test('P7 a teacher declares the authorisation of the school, or no account is made', async ({
  page,
  door,
}, info) => {
  const email = addressOf('rose', info)
  await page.goto('/register?plan=teacher')
  await expect(page.getByRole('radio', { name: 'En classe' })).toBeChecked()
  await fillIn(page, email, PHRASE)
  const submit = page.getByRole('button', { name: 'Créer mon compte' })
  await submit.click()
  const tick = declaration(page)
  await expect(tick).toHaveAccessibleName(/le DASEN ou le recteur/)
  await expect(tick).toHaveAccessibleDescription('Cochez cette case pour continuer.')
  await expect(tick).toBeFocused()
  await expectSound(page)
  await tick.check()
  // Another sentence is another declaration.
  await page.getByRole('radio', { name: 'En famille' }).check()
  await expect(tick).toHaveAccessibleName(/le parent ou le responsable légal/)
  await expect(tick).not.toBeChecked()
  await page.getByRole('radio', { name: 'En classe' }).check()
  await tick.check()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regardez votre messagerie')
  const mail = await door.mailTo(email)
  await page.goto(`/confirmer-adresse#${tokenIn(mail)}`)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page).toHaveURL('/app/ce-soir')
  const session = await (await page.request.get('/api/auth/get-session')).json()
  expect(session.user).toMatchObject({ email, attested_as: 'teacher' })
  await page.goto('/app/apprenants')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes apprenants')
  await expect(page.getByRole('button', { name: 'Faire ma déclaration' })).toBeHidden()
})

test('AUT-04 before the address is confirmed, sign-in says what to do', async ({
  page,
  allowConsole,
}, info) => {
  allowConsole(/403/)
  const email = addressOf('yann', info)
  await page.goto('/register')
  await fillIn(page, email, PHRASE)
  await declaration(page).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regardez votre messagerie')
  await page.getByRole('button', { name: 'Renvoyer le message' }).click()
  await expect(page.getByText('Un nouveau message vient de partir.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Se connecter' }).click()
  await fillIn(page, email, PHRASE)
  await main(page).getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
})

test('AUT-04 what is wrong is said beside its field, focus goes there and what was typed stays', async ({
  page,
}, info) => {
  await page.goto('/register')
  const submit = page.getByRole('button', { name: 'Créer mon compte' })
  const email = page.getByLabel('Adresse e-mail')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAccessibleDescription(/12 caractères au moins/)
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Ce champ est obligatoire')
  await expect(email).toBeFocused()
  await expectSound(page)
  await fillIn(page, 'nora', 'court')
  await submit.click()
  await expect(email).toHaveAccessibleDescription("L'adresse e-mail n'est pas valide")
  await expect(password).toHaveAccessibleDescription(/au moins 12 caractères/)
  await email.fill(addressOf('nora2', info))
  await password.fill('motdepasse1234')
  await submit.click()
  await expect(password).toHaveAccessibleDescription(/trop facile à deviner/)
  await expect(password).toBeFocused()
  await expect(email).toHaveValue(addressOf('nora2', info))
})

test('AUT-04 an address that has an account already is answered like a new one @release', async ({
  page,
  door,
}, info) => {
  const email = addressOf('sami', info)
  const answers: string[] = []
  for (const password of [PHRASE, 'le hibou compte les étoiles']) {
    await page.goto('/register')
    await fillIn(page, email, password)
    await declaration(page).check()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regardez votre messagerie')
    answers.push(await main(page).innerText())
    await door.mailTo(email)
  }
  expect(answers[1]).toBe(answers[0])
})

test('PUB-01 the pages say who publishes the site, as configured and as text', async ({
  page,
  door,
}) => {
  await page.goto('/mentions-legales')
  await expect(page.locator('dl > div').filter({ hasText: 'Éditeur' })).toContainText(
    OPERATOR.editor,
  )
  // The same after the scripts took the page over.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('dl > div').filter({ hasText: 'Adresse e-mail' })).toContainText(
    OPERATOR.contact,
  )
  await page.goto(door.url)
  await page.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByText(OPERATOR.editor)).toBeVisible()
})
