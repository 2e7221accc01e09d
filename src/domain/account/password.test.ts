import { expect, test } from 'vitest'
import { normalPassword, passwordProblem } from './password.ts'

const LEA = 'lea.martin@exemple.fr'

test.each([
  ['', 'password-too-short'],
  ['Tr3s!Court', 'password-too-short'],
  ['onze lettre', 'password-too-short'],
  ['482915730264', 'password-only-digits'],
  ['482915730264819', 'password-only-digits'],
  ['1234567890123456', 'password-too-common'],
  ['1111111111111111', 'password-too-common'],
  ['4829482948294829', 'password-too-common'],
  ['aaaaaaaaaaaa', 'password-too-common'],
  ['motdepasse123', 'password-too-common'],
  ['MotDePasse2026!', 'password-too-common'],
  ['azertyuiop12', 'password-too-common'],
  ['Azertyuiop!!', 'password-too-common'],
  ['p@ssw0rdp@ssw0rd', 'password-too-common'],
  ['bonjour123456', 'password-too-common'],
  ['bonjourmarseille', 'password-too-common'],
  ['doudoudoudou', 'password-too-common'],
  ['lencrierlencrier', 'password-too-common'],
  ['encrier-2026-!', 'password-too-common'],
  ['leamartin2018!', 'password-too-common'],
  ['lea.martin.123', 'password-too-common'],
  ['abcdefghijklmnop', 'password-too-common'],
  ['a'.repeat(257), 'password-too-long'],
] as const)('A1 %j is refused: %s', (password, problem) => {
  expect(passwordProblem(password, LEA)).toBe(problem)
})

test.each([
  'cheval pile agrafe',
  'trois tulipes jaunes',
  'kfzqwmtnhdbr',
  'Fenêtre bleue, vent',
  'été à Évian-les-Bains',
  '4829157302648196',
  '👩‍🏫🐈🌻🍎🚲🎈🌙⭐️🔥🌊🍀',
  'пароль из двенадцати',
  'x7!Lq92vPz#e',
  `${'une longue phrase de passe '.repeat(4)}fin`,
])('A1 %j is accepted, whatever its composition', (password) => {
  expect(passwordProblem(password, LEA)).toBeUndefined()
})

test('A1 accents typed in one or two characters are the same password', () => {
  expect(normalPassword('été'.normalize('NFD'))).toBe(normalPassword('été'.normalize('NFC')))
})
