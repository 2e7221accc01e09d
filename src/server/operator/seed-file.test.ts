import { expect, test } from 'vitest'
import { parseCalendarDate } from '../../domain/calendar-date.ts'
import { parseSeedFile } from './seed-file.ts'

const LEA = { first_name: 'Léa', last_name: 'Petit', birth_date: '2018-04-12', level: 'CE1' }

function parse(content: unknown) {
  const today = parseCalendarDate('2026-11-21')
  if (!today) throw new Error('no date')
  return parseSeedFile(content, 'comptes.json', today)
}

test('AUT-06 a file of accounts is read with what it leaves out', () => {
  const content = [
    {
      email: 'Claire@Ecole.fr',
      password: 'une phrase assez longue',
      plan: 'teacher',
      learners: [LEA],
    },
    { email: 'hugo@maison.fr', password: 'une autre phrase', plan: 'parent', status: 'canceled' },
  ]
  expect(parse(content)).toEqual({
    ok: true,
    value: [
      { ...content[0], email: 'claire@ecole.fr', status: 'active' },
      { ...content[1], learners: [] },
    ],
  })
})

test('AUT-06 every mistake of a file is named with its place', () => {
  const parsed = parse([
    {
      email: 'claire',
      password: '',
      plan: 'gold',
      status: 'Actif',
      learners: [{ ...LEA, level: 'CP1' }],
    },
    { email: 'hugo@maison.fr', plan: 'parent', learners: [{ ...LEA, birth_date: '2019-02-29' }] },
    null,
  ])
  expect(parsed.ok ? [] : parsed.refusal).toEqual([
    "Compte 1, email\u00a0: L'adresse e-mail n'est pas valide",
    'Compte 1, password\u00a0: Ce champ est obligatoire',
    'Compte 1, plan\u00a0: Cette valeur ne convient pas',
    'Compte 1, status\u00a0: Cette valeur ne convient pas',
    'Compte 1, learners 1 level\u00a0: Choisissez un niveau du CP au CM2',
    'Compte 2, password\u00a0: Ce champ est obligatoire',
    "Compte 2, learners 1 birth_date\u00a0: Cette date n'est pas valide",
    'Compte 3\u00a0: Cette valeur ne convient pas',
  ])
})

test('LEA-02 birth dates and repeated addresses are refused too', () => {
  const account = { email: 'claire@ecole.fr', password: 'une phrase assez longue', plan: 'teacher' }
  const parsed = parse([account, { ...account, learners: [{ ...LEA, birth_date: '2024-06-01' }] }])
  expect(parsed.ok ? [] : parsed.refusal).toEqual([
    'Compte 2, email\u00a0: Cette adresse est déjà celle du compte 1',
    "Compte 2, learners 1 birth_date\u00a0: L'apprenant doit avoir au moins 3 ans",
  ])
})

test('AUT-06 a file that is no list is refused', () => {
  expect(parse({ users: [] })).toEqual({
    ok: false,
    refusal: ['Le fichier comptes.json doit contenir une liste de comptes'],
  })
})
