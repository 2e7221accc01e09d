import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClassList } from './class-list.ts'
import { MAX_LISTED_PUPILS } from './learner-group.ts'
import { parseBirthDate, parseLevel, parsePupilLine, readableName } from './listed-pupil.ts'

function pupils(table: readonly (readonly string[])[]) {
  const list = readClassList(table)
  if (!list.ok) throw new Error(list.refusal.kind)
  return list.value
}

const LEA = {
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: '2018-02-23',
  level: 'CE1',
  class_name: 'CE1 A',
}

test.each([
  [
    'the export of ONDE',
    [
      'Nom élève',
      "Nom d'usage élève",
      'Prénom élève',
      'Date naissance',
      'Sexe',
      'INE',
      'Adresse',
      'Niveau',
      'Libellé classe',
    ],
    [
      'MARTIN',
      '',
      'Léa',
      '23/02/2018',
      'F',
      '123456789AB',
      '1 rue Haute',
      'COURS ELEMENTAIRE 1ERE ANNEE',
      'CE1 A',
    ],
  ],
  [
    'a name in use instead of the name of birth',
    [
      'Nom élève',
      "Nom d'usage élève",
      'Prénom élève',
      'Date naissance',
      'Niveau',
      'Libellé classe',
    ],
    ['DUPONT', 'MARTIN', 'LÉA', '23/02/2018', 'CE1', 'CE1 A'],
  ],
  [
    'the newer export, in another order',
    [
      'INE',
      'Prénom',
      'Prénom 2',
      'Nom de famille',
      "Nom d'usage",
      'Date de naissance',
      'Nom responsable 1',
      'Classe',
      'Niveau',
    ],
    ['123456789AB', 'Léa', 'Rose', 'MARTIN', '', '2018-02-23', 'MARTIN Paul', 'CE1 A', 'CE1'],
  ],
  [
    'headers in the plural that one may leave out',
    ['Nom(s)', "Nom d'usage", 'Prénom(s) élève', 'Date de naissance', 'Niveau', 'Classe'],
    ['MARTIN', '', 'LÉA', '23/02/2018', 'CE1', 'CE1 A'],
  ],
  [
    'one column for the whole name',
    ['Nom et prénom', 'Né(e) le', 'Division'],
    ['MARTIN Léa', '23/2/18', 'CE1 A'],
  ],
])('CLA-01 columns are found by their headers: %s', (_name, headers, row) => {
  expect(pupils([['École Jules Ferry'], headers, row, ['', '']])).toEqual([LEA])
})

test('CLA-01 pupils who are only numbered are a list where the headers say so', () => {
  const rows = Array.from({ length: 28 }, (_, at) => [`Élève ${at + 1}`, `A${at}`, 'CE1'])
  expect(pupils([['Prénom', 'Nom', 'Niveau'], ...rows])).toHaveLength(28)
})

test.each([
  [['Léa', 'Martin', 'CE1']],
  [['MARTIN', 'Léa', 'CE1', '0123456789']],
  [['Léa Martin', 'CE1']],
  [['Léa Martin CE1']],
])('CLA-01 a table without headers is read by what its cells look like: %j', (row) => {
  expect(pupils([row])).toMatchObject([
    { first_name: 'Léa', last_name: 'Martin', birth_date: null, level: 'CE1' },
  ])
})

test.each([
  ['Léa Martin CE1', 'Léa', 'Martin', 'CE1', null],
  ['Léa Martin, CE1', 'Léa', 'Martin', 'CE1', null],
  ['EL AMRANI Yasmine 3/9/2017 ce2', 'Yasmine', 'El Amrani', 'CE2', '2017-09-03'],
  ['Jean-Baptiste de La Tour CM2', 'Jean-Baptiste', 'de La Tour', 'CM2', null],
  ['Zoé', 'Zoé', '', null, null],
])('CLA-01 a pasted line is a pupil: %s', (line, first_name, last_name, level, birth_date) => {
  expect(parsePupilLine(line)).toEqual({ first_name, last_name, level, birth_date, class_name: '' })
})

test.each([
  ['CE1', 'CE1'],
  ['ce1 B - Mme Roy', 'CE1'],
  ['COURS MOYEN 2EME ANNEE', 'CM2'],
  ['Cours préparatoire', 'CP'],
  ['CE1-CE2', null],
  ['GS', null],
  ['6e', null],
  ['', null],
])('CLA-01 «%s» is the level %s', (text, level) => {
  expect(parseLevel(text)).toBe(level)
})

test('CLA-01 days that are none are no birth date, and names keep their hyphens', () => {
  expect(parseBirthDate('31/02/2018')).toBeUndefined()
  expect(parseBirthDate('12345')).toBeUndefined()
  expect(readableName("JEAN-BAPTISTE  D'ALMEIDA")).toBe("Jean-Baptiste D'Almeida")
  expect(readableName('McGregor')).toBe('McGregor')
})

test('CLA-01 a whole school and a file that is no list are refused', () => {
  const school = Array.from({ length: 300 }, (_, at) => ['Léa', `Martin${'a'.repeat(at % 9)}`])
  expect(readClassList(school)).toMatchObject({
    refusal: { kind: 'too-many-pupils', count: 300, maximum: MAX_LISTED_PUPILS },
  })
  const none = { ok: false, refusal: { kind: 'no-class-list' } }
  expect(readClassList([])).toEqual(none)
  expect(readClassList([['%PDF-1.7'], ['1 0 obj'], ['<</Type/Catalog>>']])).toEqual(none)
  expect(
    readClassList([
      ['12', '13'],
      ['14', '15'],
    ]),
  ).toEqual(none)
  expect(readClassList([['Une lettre aux parents de la classe de CE1.'], ['Merci.']])).toEqual(none)
  expect(
    readClassList([['Il était une fois un roi qui avait perdu sa couronne dans la forêt.']]),
  ).toEqual(none)
})

test('CLA-01 any table is a list or is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 20 }), (table) => {
      const list = readClassList(table)
      if (list.ok) expect(list.value.length).toBeGreaterThan(0)
    }),
  )
})
