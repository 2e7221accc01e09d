import { expect, test } from 'vitest'
import { parseAccountArguments } from './account-arguments.ts'

function line(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

test.each([
  [
    'create --email Claire@Ecole.fr --plan teacher',
    { kind: 'create', email: 'claire@ecole.fr', plan: 'teacher', passwordFromInput: false },
  ],
  [
    'create --password-stdin --plan=free --email=claire@ecole.fr',
    { kind: 'create', email: 'claire@ecole.fr', plan: 'free', passwordFromInput: true },
  ],
  [
    'set-plan --email claire@ecole.fr --plan parent_plus',
    { kind: 'set-plan', email: 'claire@ecole.fr', plan: 'parent_plus', status: 'active' },
  ],
  [
    'set-plan --email claire@ecole.fr --plan parent --status canceled',
    { kind: 'set-plan', email: 'claire@ecole.fr', plan: 'parent', status: 'canceled' },
  ],
  ['list', { kind: 'list' }],
  ['delete --email claire@ecole.fr', { kind: 'delete', email: 'claire@ecole.fr' }],
  [
    'reset-password --email claire@ecole.fr --password-stdin',
    { kind: 'reset-password', email: 'claire@ecole.fr', passwordFromInput: true },
  ],
  [
    'reset-two-factor --email claire@ecole.fr',
    { kind: 'reset-two-factor', email: 'claire@ecole.fr' },
  ],
  ['waiting-list', { kind: 'waiting-list' }],
  ['unused', { kind: 'unused' }],
])('AUT-06 a command line is understood: %s', (text, command) => {
  expect(parseAccountArguments(line(text))).toEqual({ ok: true, value: command })
})

test.each([
  ['', 1],
  ['erase --email claire@ecole.fr', 1],
  ['create', 2],
  ['create --email --plan teacher', 1],
  ['create --email claire --plan gold --colour red', 4],
  ['create --email a@b.fr --email c@d.fr --plan free', 1],
  ['set-plan --email a@b.fr --plan free --status Très-Actif', 1],
  ['set-plan --email a@b.fr --plan free --password-stdin', 1],
  ['list --all', 1],
  ['delete claire@ecole.fr', 2],
])('AUT-06 every mistake of a command line is named: %s', (text, mistakes) => {
  const parsed = parseAccountArguments(line(text))
  expect(parsed.ok ? [] : parsed.refusal).toHaveLength(mistakes)
})

test('AUT-06 the sentences tell what is wrong and what may be given', () => {
  const parsed = parseAccountArguments(line('create --email claire --plan gold'))
  expect(parsed).toEqual({
    ok: false,
    refusal: [
      "«\u00a0claire\u00a0» n'est pas une adresse e-mail",
      "Le plan «\u00a0gold\u00a0» n'existe pas\u00a0: free, parent, parent_plus, teacher",
    ],
  })
})
