/** «Dicter»: the prompter by keys, an adult's voice with a synthetic microphone; then a child who listens alone, off line. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import type { Person } from '../../support/people/journey-people.ts'

const TEACHER: Omit<Person, 'email' | 'password'> = { plan: 'teacher' }
const CONTENT =
  'Chaque soir, le vieux chat montait au grenier. Il se glissait sans bruit derrière la grande malle.'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
      ],
    }),
})

/** A stored dictation of the signed-in adult; its identifier. */
async function storedDictation({ request }: BrowserContext): Promise<string> {
  const reply = await request.post('/api/dictations', {
    data: { title: 'Le chat du grenier', content: CONTENT, level: 'CE2' },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id } = await reply.json()
  return String(id)
}

/** One reading with the microphone of the browser, whose beeps are a voice with pauses. */
async function recordVoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await expect(dialog.getByText('Enregistrement en cours')).toBeVisible()
  await expect(dialog.getByRole('timer')).toContainText('0:06')
  await dialog.getByRole('button', { name: "J'ai fini de lire" }).click()
  await expect(page.getByRole('dialog', { name: 'Écoutez et ajustez' })).toBeVisible()
}

test('PAG-02 a dictation is dictated by keys, then with the voice of an adult who read it once', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  const id = await storedDictation(context)
  await page.goto(`/app/francais/dictee/${id}/dicter`)
  await expect(page.getByRole('heading', { name: 'Le chat du grenier' })).toBeVisible()
  // This browser has no voice of its own: it says so, and the adult dictates himself.
  await expect(page.getByText("Cet appareil n'a pas de voix française installée.")).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  const prompter = page.getByRole('dialog', { name: 'Le chat du grenier' })
  await expect(prompter.getByText('Le texte entier, une première fois.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(prompter.getByText('Chaque soir,')).toBeVisible()
  await expect(prompter.getByText('virgule', { exact: true })).toBeVisible()
  await expect(prompter.getByText('Groupe 1')).toBeVisible()
  await page.keyboard.press('+')
  await expect(prompter.getByRole('radio', { name: 'Normale' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(prompter.getByText('Groupe 1')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(prompter).toBeHidden()

  await recordVoice(page)
  const dialog = page.getByRole('dialog')
  const handle = dialog.getByRole('slider').nth(1)
  const before = await handle.inputValue()
  await handle.press('ArrowRight')
  expect(Number(await handle.inputValue())).toBeGreaterThan(Number(before))
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Garder cet enregistrement' }).click()
  await expect(page.getByText(/^Enregistrée le /)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Ma voix, enregistrée/ })).toBeChecked()

  // The voice is heard: the whole text ends by itself, and the first group comes.
  await page.getByRole('button', { name: 'Commencer', exact: true }).click()
  await expect(prompter.getByText('Le texte entier, une première fois.')).toBeVisible()
  await expect(prompter.getByText('Groupe 1')).toBeVisible()
  await expect(prompter.getByText("L'élève écrit, encore")).toBeVisible()
  await page.keyboard.press('Escape')

  const { updated_at } = await (await context.request.get(`/api/dictations/${id}`)).json()
  await context.request.patch(`/api/dictations/${id}`, {
    data: { content: 'Il pleut sur la ville.', updated_at },
  })
  await page.reload()
  await expect(page.getByText('Le texte a changé depuis cet enregistrement')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Ma voix, enregistrée/ })).toBeDisabled()
})

test('PAG-02 a microphone that is refused and a tab that is closed while somebody reads lose nothing @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  const address = `/app/francais/dictee/${await storedDictation(context)}/dicter`
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await expect(dialog.getByText("Le micro n'est pas autorisé pour ce site.")).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(address)
  await tab.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await expect(tab.getByRole('dialog').getByRole('timer')).toContainText('0:05')
  await tab.close()

  await page.reload()
  await page.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await dialog.getByRole('button', { name: 'La reprendre' }).click()
  await expect(page.getByRole('dialog', { name: 'Écoutez et ajustez' })).toBeVisible()
})

test('PAG-02 a reading in which nothing is heard is told, and is not offered again @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const [silence, microphone] = [
        new ConstantSourceNode(context, { offset: 0 }),
        context.createMediaStreamDestination(),
      ]
      silence.connect(microphone)
      silence.start()
      return microphone.stream
    }
  })
  await page.goto(`/app/francais/dictee/${await storedDictation(context)}/dicter`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer ma voix' }).click()
  await expect(dialog.getByText(/On ne vous entend presque pas/)).toBeVisible()
  await dialog.getByRole('button', { name: "J'ai fini de lire" }).click()
  await expect(dialog.getByText(/Le micro n'a rien entendu/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'La reprendre' })).toHaveCount(0)
})

test('PAG-04 a child listens alone on a phone, also without network, until the address is closed @mobile', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  const id = await storedDictation(context)
  await page.goto(`/app/francais/dictee/${id}/dicter`)
  await recordVoice(page)
  await page.getByRole('button', { name: 'Garder cet enregistrement' }).click()
  await expect(page.getByText(/^Enregistrée le /)).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir une adresse' }).click()
  await expect(page.getByRole('img', { name: /Code à photographier/ })).toBeVisible()
  const address = await page.getByRole('textbox', { name: "Adresse d'écoute" }).inputValue()
  expect(address).toMatch(/\/ecouter\/#[\w-]{43}$/)
  await expectSound(page)

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const child = await phone.newPage()
  const answers: string[] = []
  child.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text())
  })
  await child.goto(address)
  await expect(child.getByRole('heading', { name: 'Écoute, puis écris.' })).toBeVisible()
  await expect(child.getByText('Tu peux continuer sans Internet.')).toBeVisible()
  await expect(child.getByRole('button', { name: 'Encore une fois' })).toBeDisabled()
  expect(await child.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await child.getByRole('link').count()).toBe(0)
  await expectSound(child)
  // Not a word of it, neither on the page nor in what was sent.
  for (const text of [await child.content(), ...answers]) expect(text).not.toMatch(/grenier|malle/)

  await phone.setOffline(true)
  await child.reload()
  await expect(child.getByRole('heading', { name: 'Écoute, puis écris.' })).toBeVisible()
  await child.getByRole('button', { name: 'Écouter' }).click()
  await child.getByRole('button', { name: 'Je suis prêt' }).click()
  await expect(child.getByText('Morceau 1')).toBeVisible()
  await child.getByRole('switch', { name: 'Plus lentement' }).click()
  await child.getByRole('button', { name: 'Encore une fois' }).click()
  await child.getByRole('button', { name: "J'ai écrit, la suite" }).click()
  await expect(child.getByText('Morceau 2')).toBeVisible()

  await phone.setOffline(false)
  await page.getByRole('button', { name: "Fermer l'adresse" }).click()
  await expect(page.getByText('Adresse fermée')).toBeVisible()
  await child.reload()
  await expect(child.getByText('Cette adresse ne mène plus à une dictée.')).toBeVisible()
  await phone.close()
})
