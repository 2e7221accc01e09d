import { expect, test } from 'vitest'
import { classCsv } from './class-results.ts'

const LINA = {
  first_name: '=HYPERLINK("x")',
  last_name: 'Roche; fille',
  level: 'CE1',
  copies: 2,
  word_count: 72,
  error_count: 5,
  missed: [
    { error: 'accord_verbe', count: 2 },
    { error: 'temps_mode', count: 1 },
    { error: 'oubli', count: 1 },
  ],
} as const

const ISMAEL = {
  ...LINA,
  ...{ first_name: 'Ismaël', last_name: 'Ba', copies: 0, word_count: 0, error_count: 0 },
  missed: [],
}

test('CLA-06 the file for the livret: mark of UTF-8, semicolons, French figures, a cell is never a formula', () => {
  const [head = '', lina, ismael, end] = classCsv([LINA, ISMAEL]).split('\r\n')
  expect(head).toBe(
    '\ufeffPrénom;Nom;Niveau;Copies;Mots dictés;Erreurs;Mots justes (%);Accord du verbe;Groupe du nom;Lettre muette;Choix des lettres;Son;Accent;Homophone;Signes;Autre',
  )
  expect(lina).toBe(`"'=HYPERLINK(""x"")";"Roche; fille";CE1;2;72;5;"93,1";3;0;0;0;0;0;0;0;1`)
  expect(ismael).toBe('Ismaël;Ba;CE1;0;;;;;;;;;;;;')
  expect(end).toBe('')
})
