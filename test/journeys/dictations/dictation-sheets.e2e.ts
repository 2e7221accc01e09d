/** The sheets on paper: read from the PDF that the browser prints. */

import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { save, saved, storeDictation, validate } from '../../support/journeys/correction-journey.ts'
import { type PdfPage, readPdfPages } from '../../support/journeys/pdf-lines.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

const TEXT =
  'Chaque soir, le vieux chat montait au grenier. Il se glissait sans bruit derrière la grande malle. Par la lucarne, la lune éclairait les poutres et la poussière. Deux souris grises sortaient alors de leur cachette. Elles grignotaient toujours quelques noix sans se presser. Pourtant, le chat ne bougeait pas\u00a0: il aimait trop leur compagnie.'

async function openDictation(page: Page, title: string): Promise<void> {
  await page.goto('/app/francais/dictee/liste')
  await page.getByRole('link', { name: title, exact: true }).click()
}

const TOLERANCE_MM = 0.2

/** Distances between neighbours of some places, each place once. */
function steps(places: readonly number[]): number[] {
  const distinct = [...new Set(places.map((place) => Math.round(place * 100) / 100))]
  const sorted = distinct.toSorted((one, other) => one - other)
  return sorted.slice(1).map((place, at) => place - (sorted[at] ?? 0))
}

function expectSteps(places: readonly number[], count: number, millimetres: number): void {
  const found = steps(places)
  expect(found).toHaveLength(count)
  for (const step of found) expect(Math.abs(step - millimetres)).toBeLessThan(TOLERANCE_MM)
}

/** Lines down and across the ruled zone of a page; the others are shorter. */
function ruling({ segments }: PdfPage): { columns: number[]; lines: number[] } {
  const columns = segments.filter(
    ({ from, to }) => Math.abs(from[0] - to[0]) < 0.01 && Math.abs(from[1] - to[1]) > 200,
  )
  const lines = segments.filter(
    ({ from, to }) => Math.abs(from[1] - to[1]) < 0.01 && Math.abs(from[0] - to[0]) > 160,
  )
  return {
    columns: columns.map(({ from }) => from[0]),
    lines: lines.map(({ from }) => from[1]),
  }
}

test('PAG-03 PAG-05 five sheets come out on A4, ruled in true millimetres, without a button', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE, HUGO] }))
  const words = ['grenier', 'derrière', 'lucarne', 'poussière', 'toujours', 'pourtant']
  const title = 'Le chat du grenier'
  await storeDictation(context, { title, content: TEXT, level: 'CE2', words })
  await openDictation(page, title)
  const printing = page.getByRole('region', { name: 'Imprimer' })
  await expect(printing.getByText('1 page pour vous, 2 pages numérotées.')).toBeVisible()
  for (const name of ['Texte à trous', 'Liste de mots', 'Corrigé']) {
    await printing.getByRole('checkbox', { name }).check()
  }
  await expect(printing.getByRole('button', { name: 'Imprimer 7 pages' })).toBeEnabled()
  await expectSound(page)

  const pages = readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(7)
  for (const { width, height } of pages) {
    expect(Math.abs(width - 210)).toBeLessThan(TOLERANCE_MM)
    expect(Math.abs(height - 297)).toBeLessThan(TOLERANCE_MM)
  }
  const [, pupil] = pages
  if (pupil === undefined) throw new Error('no sheet of a pupil')
  const { columns, lines } = ruling(pupil)
  expectSteps(columns, 22, 8)
  expectSteps(lines, 27 * 4, 2)
  const marks = pupil.rectangles.filter(
    ({ width, height }) => Math.abs(width - 6) < 0.02 && Math.abs(height - 6) < 0.02,
  )
  expect(marks.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).toSorted()).toEqual([
    '196 283',
    '196 8',
    '8 283',
    '8 8',
  ])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText("Qui l'a faite")).toBeHidden()
  await page.emulateMedia({ media: null })

  await printing.getByLabel('Taille').selectOption({ label: 'Grands caractères, Seyès 12\u00a0mm' })
  await printing
    .getByLabel('Longueur')
    .selectOption({ label: "Jusqu'au 1er point d'arrêt (17 mots)" })
  await expect(printing.getByRole('checkbox', { name: /2 mots à écrire/ })).toBeVisible()
  const [, large] = readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  if (large === undefined) throw new Error('no large sheet of a pupil')
  expectSteps(ruling(large).columns, 14, 12)
  expectSteps(ruling(large).lines, 18 * 4, 3)

  await printing.getByLabel('Taille').selectOption({ label: 'Seyès 8\u00a0mm' })
  await printing.getByLabel('Par page').selectOption({ label: '2 dictées par page' })
  await expect(printing.getByText('3 pages pour vous, 2 pages numérotées.')).toBeVisible()
  for (const checkbox of await printing.getByRole('checkbox').all()) await checkbox.uncheck()
  await expect(printing.getByRole('button', { name: 'Choisissez une feuille' })).toBeDisabled()
})

test('PAG-05 a copy of a text with gaps is marked on its gaps, and the page of the dictation says so @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE] }))
  const words = ['grenier', 'poussière']
  const title = 'Le grenier'
  await storeDictation(context, { title, content: TEXT, level: 'CE2', words })
  await openDictation(page, title)
  await page.getByRole('link', { name: 'Corriger une copie' }).click()
  await page.getByLabel('Apprenant', { exact: true }).selectOption('Éloïse Bernard (CE2)')
  const part = page.getByLabel("Ce que l'élève a reçu")
  await part.selectOption({ label: "Jusqu'au 1er point d'arrêt" })
  await expect(page.locator('.seyes')).toHaveText(/^Chaque soir.* la grande malle\.$/u)
  await part.selectOption({ label: 'Texte à trous' })
  await expect(page.locator('.seyes')).toHaveText('grenierpoussière')
  await expectSound(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await openDictation(page, title)
  const row = page.getByRole('listitem').filter({ hasText: 'Éloïse Bernard' })
  await expect(row.getByText(/texte à trous/)).toBeVisible()
  await expect(page.getByText('réussi par tous')).toHaveCount(2)
  await expectSound(page)
})
