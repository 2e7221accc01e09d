/** Somebody who has never been here: from the landing page to a first corrected copy, with different hands. 0 dead end. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, expectSound } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import { givePhoto, READING, saved, validate } from '../../support/journeys/correction-journey.ts'
import { pressByKey, tabTo } from '../../support/journeys/keyboard.ts'
import {
  type ProductWithRegistration,
  test,
} from '../../support/journeys/product-with-registration.ts'
import { tokenIn } from '../../support/services/mail-server.ts'

const PHRASE = 'une tortue traverse la cour'

/** Of machine and scripted hands. */
const LIMIT_MS = 180_000

/** How somebody acts on what the page offers. */
interface Hands {
  readonly press: (target: Locator) => Promise<void>
  readonly tick: (target: Locator) => Promise<void>
  readonly write: (target: Locator, text: string) => Promise<void>
  /** A day as it is typed, dd/mm/yyyy, and as a field holds it. */
  readonly date: (target: Locator, typed: string, held: string) => Promise<void>
  readonly choose: (target: Locator, label: string) => Promise<void>
  /** null: without a photo, word by word. */
  readonly photo: ((page: Page, context: BrowserContext) => Promise<void>) | null
}

/** Takes the newest dictation as a child copied it. */
async function givesPhoto(page: Page, context: BrowserContext): Promise<void> {
  const [dictation] = await (await page.request.get('/api/dictations')).json()
  const words = String(dictation.content).split(' ')
  const lines = Array.from({ length: Math.ceil(words.length / 5) }, (_, at) =>
    words.slice(5 * at, 5 * at + 5).join(' '),
  )
  await givePhoto(page, await photographCopy(context, { lines }))
  await expect(page.getByRole('region', { name: 'Mots de la dictée' })).toBeVisible(READING)
}

const POINTER: Hands = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  write: (target, text) => target.fill(text),
  date: (target, _typed, held) => target.fill(held),
  choose: async (target, label) => {
    await target.selectOption({ label })
  },
  photo: givesPhoto,
}

function keyboard(page: Page): Hands {
  const write = async (target: Locator, text: string): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  return {
    press: (target) => pressByKey(page, target),
    tick: async (target) => {
      await tabTo(page, target)
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    write,
    date: (target, typed) => write(target, typed.replaceAll('/', '')),
    choose: async (target, label) => {
      await write(target, label)
      await expect(target).not.toHaveValue('')
    },
    photo: null,
  }
}

/** Who hears the page: one title, one heading of the first rank, one main part, no name missing, the focus somewhere. */
function listening(page: Page): Hands {
  const heard = async (target: Locator): Promise<void> => {
    await expect(target).toHaveAccessibleName(/\p{L}/u)
    await expect(page).toHaveTitle(/L'Encrier - \p{L}|\p{L} - L'Encrier/u)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const tree = await page.locator('body').ariaSnapshot()
    const nameless = tree
      .split('\n')
      .filter((line) => /- (button|link|textbox|combobox|checkbox|radio|img)(:| \[|$)/u.test(line))
    expect(nameless, page.url()).toEqual([])
  }
  return {
    press: async (target) => {
      await heard(target)
      await target.focus()
      await page.keyboard.press('Enter')
    },
    tick: async (target) => {
      await heard(target)
      await target.focus()
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    write: async (target, text) => {
      await heard(target)
      await target.focus()
      await page.keyboard.type(text)
    },
    date: async (target, _typed, held) => {
      await heard(target)
      await target.fill(held)
    },
    choose: async (target, label) => {
      await heard(target)
      await target.selectOption({ label })
    },
    photo: null,
  }
}

interface Newcomer {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
  readonly isTeacher: boolean
}

/** From the landing to the letter, and by the letter into the application. */
async function signUp({ page, hands, email, isTeacher }: Newcomer, door: ProductWithRegistration) {
  const main = page.getByRole('main')
  await page.goto('/')
  await hands.press(main.getByRole('link', { name: 'Créer un compte' }).first())
  await expect(page).toHaveURL('/register')
  await hands.write(page.getByRole('textbox', { name: 'Adresse e-mail' }), email)
  await hands.write(page.getByRole('textbox', { name: 'Mot de passe', exact: true }), PHRASE)
  if (isTeacher) await hands.tick(page.getByRole('radio', { name: 'En classe' }))
  await hands.tick(main.getByRole('checkbox'))
  await hands.press(page.getByRole('button', { name: 'Créer mon compte' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regardez votre messagerie')
  const link = `/confirmer-adresse#${tokenIn(await door.mailTo(email))}`
  await page.goto(link)
  await hands.press(page.getByRole('button', { name: 'Confirmer mon adresse' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre première dictée')
  return link
}

/** Words, the text, and the trial that the first copy asks for. */
async function firstDictation({ page, hands, isTeacher }: Newcomer): Promise<void> {
  await hands.write(page.getByRole('textbox', { name: 'Mots à placer' }), 'chat, jardin')
  await hands.press(page.getByRole('button', { name: 'Écrire la dictée' }))
  await expect(page.getByRole('region', { name: 'Votre dictée' })).toContainText(/chat/i)
  await hands.press(page.getByRole('button', { name: 'Créer', exact: true }))
  await expect(page).toHaveURL(/\/dictee\/[0-9a-f-]{36}/)
  await hands.press(page.getByRole('main').getByRole('link', { name: /Corriger une copie/ }))
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Voir les plans' }))
  const plan = page.getByRole('heading', { name: isTeacher ? 'Enseignant' : 'Parent', exact: true })
  const card = page.getByRole('article').filter({ has: plan })
  await hands.press(card.getByRole('button', { name: 'Essai gratuit 5 jours' }))
  await hands.press(page.getByRole('link', { name: 'Revenir à mes cahiers' }))
}

async function firstLearner({ page, hands }: Newcomer): Promise<void> {
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Ajouter un apprenant' }))
  const dialog = page.getByRole('dialog', { name: 'Ajouter un apprenant' })
  await hands.write(dialog.getByRole('textbox', { name: 'Prénom' }), 'Zoé')
  await hands.write(dialog.getByRole('textbox', { name: 'Nom', exact: true }), 'Martin')
  await hands.date(dialog.getByLabel('Date de naissance'), '05/05/2018', '2018-05-05')
  await hands.choose(dialog.getByRole('combobox', { name: 'Niveau' }), 'CE2 (8-9 ans)')
  await hands.press(dialog.getByRole('button', { name: 'Enregistrer' }))
}

/** The learner and the dictation are chosen already. */
async function firstCopy({ page, hands }: Newcomer, context: BrowserContext): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Apprenant' })).not.toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Dictée' })).not.toHaveValue('')
  if (hands.photo) await hands.photo(page, context)
  else await hands.press(page.getByRole('button', { name: 'Corriger sans photo' }))
  const rest = page.getByRole('button', { name: 'Tout le reste est juste', exact: true })
  await expect(rest.or(validate(page)).first()).toBeVisible()
  if (await rest.isVisible()) await hands.press(rest)
  await hands.press(validate(page))
  await hands.press(page.getByRole('button', { name: 'Sauvegarder la correction' }))
  await expect(saved(page)).toBeVisible()
}

const NEWCOMERS = [
  { who: 'a parent with a phone @mobile', isTeacher: false, handsOf: () => POINTER },
  { who: 'a parent at a desk @release', isTeacher: false, handsOf: () => POINTER },
  { who: 'a teacher at a desk @release', isTeacher: true, handsOf: () => POINTER },
  { who: 'somebody who has a keyboard alone @release', isTeacher: false, handsOf: keyboard },
  { who: 'somebody who hears the page @release', isTeacher: true, handsOf: listening },
] as const

for (const { who, isTeacher, handsOf } of NEWCOMERS) {
  test(`FIR-01 FIR-02 FIR-03 from the landing to a first corrected copy: ${who}`, async ({
    page,
    context,
    door,
    allowConsole,
  }, info) => {
    allowConsole(/40[03]/)
    const begun = Date.now()
    const email = `nouveau-${info.testId}-${info.project.name}@exemple.fr`.toLowerCase()
    const newcomer = { page, hands: handsOf(page), email, isTeacher }
    const link = await signUp(newcomer, door)
    await firstDictation(newcomer)
    await firstLearner(newcomer)
    await firstCopy(newcomer, context)
    await expectSound(page)
    expect(Date.now() - begun).toBeLessThan(LIMIT_MS)

    // The letter's link a second time: what it did is done, and the way on is there.
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await expect(page.getByText(/^Ce lien a déjà servi/)).toBeVisible()
    await expectSound(page)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/app/ce-soir')
    await expect(page.getByRole('article', { name: 'Zoé Martin' })).toContainText('100')
  })
}
