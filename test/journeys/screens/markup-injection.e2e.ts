/** F2: texts that would run as markup, in every field and on every screen. One size: none of it is layout. */
import { readFile } from 'node:fs/promises'
import type { APIResponse, BrowserContext, Page } from '@playwright/test'
import {
  expectInert,
  expectLiteral,
  PAYLOADS,
  watchPayloads,
} from '../../support/hostile/markup-payloads.ts'
import { expect, test } from '../../support/journeys/browser.ts'
import { test as withProvider } from '../../support/journeys/product-with-ai.ts'
import { EVERY_SCREEN } from '../../support/journeys/screens.ts'
import { says, transcribes, writes } from '../../support/services/ai-server.ts'

test.describe.configure({ timeout: 300_000 })

async function stored(reply: APIResponse): Promise<string> {
  expect(reply.status(), await reply.text()).toBe(201)
  return String((await reply.json()).id)
}

interface Row {
  readonly payloads: readonly string[]
  readonly result: string
}

const HALF = PAYLOADS.length / 2

/** For two payloads each a child of that name, a dictation that consists of them and a copy of it with another one inside. */
async function storeEverywhere({ request }: BrowserContext): Promise<Row[]> {
  const rows: Row[] = []
  for (const [i, first] of PAYLOADS.slice(0, HALF).entries()) {
    const second = PAYLOADS[i + HALF] ?? ''
    const pupil = { first_name: first, last_name: second, birth_date: '2018-03-12', level: 'CE2' }
    const learner_id = await stored(await request.post('/api/learners', { data: pupil }))
    const title = `${first} ${second}`
    const content = `Le chat dort. ${title} bien.`
    const text = { title, content, level: 'CE2', theme: first, goals: [second] }
    const dictation_id = await stored(await request.post('/api/dictations', { data: text }))
    const copy = { learner_id, dictation_id, content: `Le chat dore. ${second} ${first} bien.` }
    const made = await request.post('/api/french-dictation-results', { data: copy })
    rows.push({ payloads: [first, second], result: await stored(made) })
  }
  return rows
}

async function namedOnTheServer({ request }: BrowserContext): Promise<string> {
  return (await (await request.get('/api/auth/get-session')).json()).user.name
}

test('F2 thirty payloads as names, titles, texts, themes and goals stand on every screen as text @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await watchPayloads(page)
  await signIn(await newPerson({ plan: 'teacher' }))
  const rows = await storeEverywhere(context)
  for (const path of EVERY_SCREEN) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shows =
      /liste|corriger|calculs\/|apprenants|resultats/u.test(path) &&
      // Before a list, a group or a dictation is chosen they name nobody.
      !/importer|groupes|projeter|copies/u.test(path)
    if (shows) await expectLiteral(page, PAYLOADS)
    else await expectInert(page)
  }
  for (const { payloads, result } of rows) {
    await page.goto(`/app/resultats/${result}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectLiteral(page, payloads)
    await page.emulateMedia({ media: 'print' })
    await expectLiteral(page, payloads)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.goto('/app/compte')
  const name = page.getByLabel('Nom', { exact: true })
  for (const payload of PAYLOADS) {
    await name.fill(payload)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect.poll(() => namedOnTheServer(context)).toBe(payload)
    await expectLiteral(page, [payload])
  }
})

test('F2 a dictation that consists of payloads is opened, corrected and printed as text', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await watchPayloads(page)
  await signIn(await newPerson({ plan: 'teacher' }))
  const all = PAYLOADS.join(' ; ')
  const pupil = { birth_date: '2018-03-12', level: 'CE2' }
  const [first_name, last_name] = PAYLOADS
  await stored(
    await context.request.post('/api/learners', { data: { ...pupil, first_name, last_name } }),
  )
  const text = {
    title: PAYLOADS[2],
    content: all,
    theme: PAYLOADS[3],
    goals: PAYLOADS.slice(4, 14),
  }
  await stored(await context.request.post('/api/dictations', { data: { ...text, level: 'CE2' } }))

  await page.goto('/app/francais/dictee/liste')
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await expectLiteral(page, [all])
  await page.keyboard.press('Escape')
  await page.goto('/app/francais/dictee/corriger')
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await expectInert(page)
  await page.emulateMedia({ media: 'print' })
  await expectInert(page)
})

test('F2 payloads in refusals and in what is typed stand in the form as text @release', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await watchPayloads(page)
  let [refusal, field]: string[] = []
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 403, json: { error: refusal, code: field } }),
  )
  let refused = 0
  await page.route('**/api/early-access', (route) => {
    refused += 1
    return route.fulfill({
      status: 400,
      json: { error: refusal, code: 'x', fields: { email: field } },
    })
  })
  await page.goto('/login')
  for (const [i, payload] of PAYLOADS.entries()) {
    refusal = payload
    field = PAYLOADS[(i + 1) % PAYLOADS.length] ?? ''
    await page.getByLabel('Adresse e-mail').fill('claire@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill(payload)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expectLiteral(page, [payload])
    await page.getByLabel('Adresse e-mail').fill(payload)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expectInert(page)
  }
  await page.goto('/')
  const email = page.getByLabel(/e-mail/i)
  for (const payload of PAYLOADS) {
    await email.fill(payload)
    await page.getByRole('button', { name: 'Me prévenir' }).click()
    await expect(email).toHaveValue(payload)
    await expectInert(page)
    refusal = payload
    field = payload
    await email.fill('claire@exemple.fr')
    await page.getByRole('button', { name: 'Me prévenir' }).click()
    await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible()
    await expectInert(page)
  }
  // Each payload once: as an address it is refused before it is sent.
  expect(refused).toBe(PAYLOADS.length)
})

test('F2 F5 payloads in addresses run nowhere and lead nowhere else @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/Failed to load resource/)
  await watchPayloads(page)
  const person = await newPerson({ plan: 'teacher' })
  const visit = async (address: string): Promise<void> => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin, address).toBe(baseURL)
    await expectInert(page)
  }
  const [first = '', ...others] = PAYLOADS
  const texts = [first, others.slice(0, 15).join('&'), others.slice(15).join('&')]
  for (const text of texts.map(encodeURIComponent)) {
    await visit(`/login?retour=${text}&motif=${text}#${text}`)
    await visit(`/plans?plan=${text}`)
    await visit(`/nouveau-mot-de-passe#${text}`)
  }
  // An address to return to is looked at as a whole: each stands alone.
  await signIn(person)
  for (const payload of PAYLOADS) await visit(`/login?retour=${encodeURIComponent(payload)}`)
  for (const text of texts.map(encodeURIComponent)) {
    await visit(`/app/resultats/${text}`)
    await visit(`/app/francais/dictee/corriger?dictee=${text}&apprenant=${text}#${text}`)
    await visit(`/app/mathematiques/calculs/${text}`)
  }
})

/** Answers of the interface that consist of payloads wherever a text can stand. */
async function answerPayloads(page: Page): Promise<void> {
  const all = PAYLOADS.join(' ')
  await page.route('**/functions/v1/generate-dictation', (route) =>
    route.fulfill({
      json: {
        content: all,
        form: 'text',
        sentences: PAYLOADS.map((text) => ({ text, words: [{ word: text, form: text }] })),
        story: null,
        seed: 1,
        knownStories: PAYLOADS,
        source: 'provider',
        provider: PAYLOADS[0],
        forced: PAYLOADS.map((word, sentence) => ({ word, sentence, reason: word })),
        missing: PAYLOADS,
        warnings: PAYLOADS,
      },
    }),
  )
  await page.route('**/functions/v1/process-image', (route) =>
    route.fulfill({
      json: { reader: 'provider', provider: PAYLOADS[1], notice: PAYLOADS[2], words: PAYLOADS },
    }),
  )
  await page.route('**/functions/v1/generate-exercise', (route) =>
    route.fulfill({
      json: {
        type: 'reorder',
        source: PAYLOADS[3],
        questions: [
          {
            sentence: all,
            words: PAYLOADS.map((text, position) => ({ text, position })),
            orders: [PAYLOADS.map((_, position) => position)],
          },
        ],
      },
    }),
  )
}

test('F2 what a provider could write, read or be called stands on the screen as text @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await watchPayloads(page)
  await signIn(await newPerson({ plan: 'teacher' }))
  await answerPayloads(page)
  await page.goto('/app/francais/dictee/creer')
  await page.getByLabel('Mots à inclure').fill('chat')
  await page.getByRole('button', { name: 'Générer la dictée' }).click()
  await expectLiteral(page, PAYLOADS)
  await page.emulateMedia({ media: 'print' })
  await expectInert(page)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/app/francais/dictee/creer')
  const photo = { name: `${PAYLOADS[0]}.jpg`, mimeType: 'image/jpeg' }
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...photo, buffer: await readFile('test/photos/word-list.jpg') })
  await expect(page.getByLabel('Mots à inclure')).toHaveValue(/img src=x onerror=canary\(\)/)
  await expectInert(page)
  await page.goto('/app/francais/grammaire/entrainement')
  await page.getByRole('button', { name: /^(Commencer|Générer|Démarrer|Créer)/ }).click()
  await expectLiteral(page, PAYLOADS)
})

withProvider(
  'F2 I8 a provider that answers in markup changes nothing but the words @release',
  async ({ page, signIn, newPerson, withAi }) => {
    await watchPayloads(page)
    await signIn(await newPerson({ plan: 'teacher' }))
    await page.goto('/app/francais/dictee/creer')
    await page.getByLabel('Mots à inclure').fill('chat')
    for (const answer of [
      writes(...PAYLOADS),
      writes(...PAYLOADS.map((payload) => `Le chat ${payload} dort.`)),
      says(`<html><body>${PAYLOADS.join('')}</body></html>`),
      transcribes(...PAYLOADS),
    ]) {
      withAi.provider.answer(answer)
      const made = page.waitForResponse('**/functions/v1/generate-dictation')
      await page
        .getByRole('button', { name: /^(Générer la dictée|Proposer un autre texte)$/ })
        .click()
      expect((await made).status()).toBe(200)
      await expect(page.getByRole('region', { name: 'Votre dictée' })).toBeVisible()
      await expectInert(page)
    }
  },
)
