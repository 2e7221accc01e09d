/** The colours of the system (high contrast): grounds and shadows go, so every control needs a line and every state another sign. */
import type { Page } from '@playwright/test'
import { expect, expectNoOverflow, test } from '../../support/journeys/browser.ts'
import {
  CORRECT,
  chooseBoth,
  FOREST,
  storeDictation,
  TEACHER,
  validate,
} from '../../support/journeys/correction-journey.ts'
import { EVERY_SCREEN, PUBLIC_PAGES } from '../../support/journeys/screens.ts'

/** Controls without a line of their own or around them; what is only text is a link, and underlined or in the colour of links. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'] as const
    const hasLine = (element: Element | null): boolean => {
      if (element === null) return false
      const style = getComputedStyle(element)
      const drawn = (kind: string): boolean =>
        Number.parseFloat(style.getPropertyValue(`${kind}-width`)) > 0 &&
        style.getPropertyValue(`${kind}-style`) !== 'none'
      const underlined = style.textDecorationLine.includes('underline')
      return underlined || drawn('outline') || sides.some((side) => drawn(`border-${side}`))
    }
    const isDrawn = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    /** Its tile, its label, its field. */
    const frames = (element: Element): (Element | null)[] => {
      const { height } = element.getBoundingClientRect()
      const parent = element.parentElement
      const isFrame = parent !== null && parent.getBoundingClientRect().height < height + 24
      const row = element.tagName === 'SUMMARY' ? parent : null
      return [element, ...element.children, element.closest('label'), row, isFrame ? parent : null]
    }
    const ground = /, 0\)$/u
    const isLink = (element: Element): boolean =>
      element.matches('a[href]') && ground.test(getComputedStyle(element).backgroundColor)
    const isNative = (element: Element): boolean =>
      element.matches('input') && getComputedStyle(element).appearance !== 'none'
    const isSlider = (element: Element): boolean => element.matches('input[type=range]')
    return [...document.querySelectorAll('button, input, select, textarea, summary, a[href]')]
      .filter((element) => isDrawn(element) && !isLink(element) && !isNative(element))
      .filter((element) => !isSlider(element) && !frames(element).some(hasLine))
      .map((element) => element.outerHTML.slice(0, 160))
  })
}

/** Of what a legend shows: its sides as the colours of the system leave them, all of one colour or that of the page. */
function borderOf(item: Element): string {
  const shown = item.querySelector('span')
  if (shown === null) return ''
  const style = getComputedStyle(shown)
  const page = getComputedStyle(document.body).backgroundColor
  return ['top', 'right', 'bottom', 'left']
    .map((side) => {
      const of = (what: string): string => style.getPropertyValue(`border-${side}-${what}`)
      return of('color') === page ? 'none' : `${of('style')} ${of('width')}`
    })
    .join(', ')
}

const STATES =
  '[aria-current], [aria-pressed=true], [aria-selected=true], input:checked, [data-current]'

/** Marks what is in a state, and what is drawn of it, one a kind; answers the kinds. */
function markStates(page: Page): Promise<string[]> {
  return page.evaluate((states) => {
    const drawnOf = (element: Element): Element =>
      element.closest('label, a, button, li') ?? element
    const kindOf = (element: Element): string =>
      `${element.tagName} ${element.className} in ${drawnOf(element).className}`
    const isDrawn = (element: Element): boolean => {
      const { width, height } = drawnOf(element).getBoundingClientRect()
      return Math.min(width, height) > 2 && drawnOf(element).checkVisibility()
    }
    for (const name of ['data-looked-at', 'data-drawn']) {
      for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name)
    }
    const shown = [...document.querySelectorAll(states)].filter(isDrawn)
    const kinds = new Map(shown.map((element) => [kindOf(element), element]))
    for (const [at, element] of [...kinds.values()].entries()) {
      element.setAttribute('data-looked-at', String(at))
      drawnOf(element).setAttribute('data-drawn', String(at))
    }
    return [...kinds.keys()]
  }, STATES)
}

/** Kinds of things in a state that look the same without it; a kind is looked at once. */
async function unseenStates(page: Page, known: Set<string>): Promise<string[]> {
  const unseen: string[] = []
  for (const [at, kind] of (await markStates(page)).entries()) {
    if (known.has(kind)) continue
    known.add(kind)
    const drawn = page.locator(`[data-drawn="${at}"]`)
    const before = await drawn.screenshot({ animations: 'disabled' })
    await page.locator(`[data-looked-at="${at}"]`).evaluate((element) => {
      const names = ['aria-current', 'aria-pressed', 'aria-selected', 'data-current']
      for (const name of names) element.removeAttribute(name)
      if (element instanceof HTMLInputElement) element.checked = false
    })
    const after = await drawn.screenshot({ animations: 'disabled' })
    if (before.equals(after)) unseen.push(kind)
  }
  return unseen
}

async function expectSeen(page: Page, known: Set<string>): Promise<void> {
  await expectNoOverflow(page)
  expect.soft(await withoutEdge(page), page.url()).toEqual([])
  expect.soft(await unseenStates(page, known), page.url()).toEqual([])
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('F3 FIR-05 in the colours of the system every control of every screen keeps an edge, every state a sign @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  // Against hanging: all pages one after the other.
  test.setTimeout(600_000)
  const known = new Set<string>()
  const look = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSeen(page, known)
  }
  for (const path of PUBLIC_PAGES) await look(path)
  await signIn(await newPerson(TEACHER))
  const id = await storeDictation(context, FOREST)
  const own = ['', '/dicter', '/classe'].map((screen) => `/app/francais/dictee/${id}${screen}`)
  for (const path of [...EVERY_SCREEN, ...own]) await look(path)
})

test('F3 FIR-05 in the colours of the system a copy is settled and marked, and exercises are played @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  const known = new Set<string>()
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page
    .getByRole('button', { name: /écureuil/ })
    .first()
    .click()
  await expectSeen(page, known)
  // Each state of a word has a border of its own.
  const legend = page.getByRole('list', { name: 'Légende' }).getByRole('listitem')
  const borders = await Promise.all((await legend.all()).map((item) => item.evaluate(borderOf)))
  expect(borders.length).toBeGreaterThan(3)
  expect(new Set(borders).size).toBe(borders.length)
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await expectSeen(page, known)
  for (const path of ['/app/francais/grammaire/entrainement', '/app/francais/grammaire/test']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(
      page
        .getByRole('button', { name: 'Vérifier' })
        .or(page.getByText(/Question 1/))
        .first(),
    ).toBeVisible()
    await expectSeen(page, known)
  }
  for (const path of [
    '/app/mathematiques/calculs/entrainement',
    '/app/mathematiques/problemes',
    '/app/mathematiques/fractions-et-mesures',
  ]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('textbox')
        .or(page.getByRole('button', { name: /Valider|Répondre/ }))
        .first(),
    ).toBeVisible()
    await expectSeen(page, known)
  }
  await page.getByRole('button', { name: 'Français' }).click()
  await expectSeen(page, known)
})
