/** «Importer une classe»: what leaves the page is what the teacher has looked at. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { HUGO } from '../../support/people/journey-people.ts'

const IMPORT = '/app/apprenants/importer'
const HEADERS =
  "Nom élève;Nom d'usage élève;Prénom élève;Date naissance;Sexe;INE;Adresse;Nom responsable 1;Niveau;Libellé classe"

/** As ONDE writes it: 28 pupils, quoted, in Latin-1. */
function ondeExport(): Buffer {
  const rows = Array.from({ length: 28 }, (_, at) => {
    const name = at === 0 ? 'PETIT' : `NOM${'ABCDEFGHIJKLMNOPQRSTUVWXYZABC'.charAt(at)}É`
    const first =
      at === 0 ? 'Hugo' : at < 3 ? 'Zoé' : `Prénom${'ABCDEFGHIJKLMNOPQRSTUVWXYZABC'.charAt(at)}`
    const born = at === 5 ? '' : `${String((at % 27) + 1).padStart(2, '0')}/03/2019`
    return `"${name}";"";"${first}";"${born}";"F";"SECRETINE${at}";"3 rue Secrète";"PARENT Secret";"COURS ELEMENTAIRE 1ERE ANNEE";"CE1 A"`
  })
  return Buffer.from([HEADERS, ...rows].join('\r\n'), 'latin1')
}

test('CLA-01 the export of ONDE is checked, mended and sent without what it should not tell', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [HUGO] }))
  await page.goto('/app/apprenants')
  await page.getByRole('link', { name: 'Importer une classe' }).click()
  const file = page.getByLabel('Déposez le fichier de la classe')
  const csv = (buffer: Buffer) => ({ name: 'CSVExtraction.csv', mimeType: 'text/csv', buffer })
  await file.setInputFiles(csv(Buffer.from('%PDF-1.7\n%\u0000\u0001\n1 0 obj')))
  await expect(page.getByRole('alert')).toContainText("Ce n'est pas une liste d'élèves")
  const school = Array.from({ length: 300 }, () => 'Léa;Martin;CE1').join('\n')
  await file.setInputFiles(csv(Buffer.from(school)))
  await expect(page.getByRole('alert')).toContainText('Cette liste compte 300 élèves')
  await file.setInputFiles(csv(ondeExport()))

  await expect(page.getByRole('heading', { name: 'Vérifiez la liste' })).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveCount(28)
  await expect(page.getByLabel('Prénom, ligne 2', { exact: true })).toHaveValue('Zoé')
  await expect(page.getByLabel('Nom, ligne 2', { exact: true })).toHaveValue('Nombé')
  await expect(page.getByText('Même prénom : le nom les distinguera.')).toHaveCount(2)
  // Hugo is there already; his birth dates differ, so that he is another child of the same name.
  await expect(page.getByText(/^Même prénom et même nom/)).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Importer Hugo Petit' }).uncheck()
  await page.getByLabel('Prénom, ligne 2', { exact: true }).fill('')
  await expect(page.getByText('Prénom à écrire')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importer 27 élèves' })).toBeDisabled()
  await page.getByLabel('Prénom, ligne 2', { exact: true }).fill('Zoé-Rose')
  await expectSound(page)

  const [request] = await Promise.all([
    page.waitForRequest('**/api/learners/import'),
    page.getByRole('button', { name: 'Importer 27 élèves' }).click(),
  ])
  const sent = request.postData() ?? ''
  expect(sent).not.toMatch(/secret|INE|Sexe|"F"|CE1 A/i)
  expect(JSON.parse(sent).learners[0]).toEqual({
    first_name: 'Zoé-Rose',
    last_name: 'Nombé',
    birth_date: '2019-03-02',
    level: 'CE1',
  })
  await expect(page.getByText('28 apprenants sur 30')).toBeVisible()
  await expect(page.getByRole('cell', { name: '–' })).toHaveCount(1)
})

test('CLA-01 a pasted list is mended on a phone, and more than the plan is told @mobile', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  await page.goto(IMPORT)
  await page
    .getByLabel('Collez la liste')
    .fill('Léa Martin CE1\nMARTIN Noé\nHugo Petit CE1\nAda Roux CE1')
  await page.getByRole('button', { name: 'Lire la liste' }).click()
  await expect(page.getByText(/^Déjà parmi vos apprenants/)).toBeVisible()
  await expect(page.getByText(/il reste 2 places. Décochez 1 élève/)).toBeVisible()
  await page.getByLabel("Niveau de ceux qui n'en ont pas").selectOption('CP')
  await page.getByRole('checkbox', { name: 'Importer Ada Roux' }).uncheck()
  await expectSound(page)
  await page.getByRole('button', { name: 'Importer 2 élèves' }).click()
  await expect(page.getByText('3 apprenants sur 3')).toBeVisible()
})
