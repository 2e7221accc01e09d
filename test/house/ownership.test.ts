/** Every store names the owner first; the few that come before an owner are named here, with the reason. */
import { expect, test } from 'vitest'
import { filesUnder, productFiles } from '../support/house/sources.ts'

/** They find out who the owner is, tell of it, keep strangers from guessing it, or end what nobody uses. */
const BEFORE_AN_OWNER = [
  'src/server/account/email-address.store.ts',
  'src/server/account/history/account-event.store.ts',
  'src/server/account/passkeys/passkey.store.ts',
  'src/server/account/password/password.store.ts',
  'src/server/account/recovery/recovery.store.ts',
  'src/server/account/second-factor/second-factor.store.ts',
  'src/server/account/sessions/known-browser.store.ts',
  'src/server/account/sessions/session.store.ts',
  'src/server/account/sign-up/sign-up.store.ts',
  'src/server/account/one-time-tokens/one-time-token.store.ts',
  'src/server/account/undo/undo.store.ts',
  'src/server/account/user.store.ts',
  'src/server/subscription/billing.store.ts',
  'src/server/retention/retention.store.ts',
  'src/server/account/rate-limit.store.ts',
  'src/server/dictating/listened-dictation.store.ts',
  'src/server/waiting-list/waiting-list.store.ts',
]

const EXPORTED = /^export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*(\w+): (\w+)/gmu
const ANY_EXPORT = /^export (?:async )?(?:function|const|let|class) (\w+)/gmu

test('DAT-02 every exported function of a store takes the owner first', () => {
  const stores = filesUnder('src/server', /\.store\.ts$/u)
  expect(stores.length).toBeGreaterThan(5)
  const found = stores
    .filter((file) => !BEFORE_AN_OWNER.includes(file.path))
    .flatMap((file) => {
      const owned = Array.from(file.text.matchAll(EXPORTED))
        .filter(([, , name, type]) => name === 'owner' && type === 'OwnerId')
        .map(([, name]) => name)
      return Array.from(file.text.matchAll(ANY_EXPORT), ([, name]) => name)
        .filter((name) => !owned.includes(name))
        .map((name) => `${file.path}: ${name}`)
    })
  expect(found).toEqual([])
})

test('the exceptions exist', () => {
  const paths = productFiles().map((file) => file.path)
  expect(BEFORE_AN_OWNER.filter((path) => !paths.includes(path))).toEqual([])
})

test('DAT-02 statements that reach a table with an owner name him', () => {
  const TABLES =
    /\b(learners|learner_groups|learner_group_members|dictations|dictation_absences|results|french_dictation_results|math_calculation_results|learner_facts|learner_known_facts|learner_badges|learner_bests|learner_word_answers|learner_problem_weeks|learner_weekly_series|learner_grammar_questions|french_grammar_results|subscriptions|recordings|listening_links|idempotency_keys|ai_calls)\b/u
  const found = productFiles()
    .filter((file) => file.path.endsWith('.store.ts'))
    .flatMap((file) =>
      (file.text.match(/sql`[^`]*`/gu) ?? [])
        .filter((statement) => TABLES.test(statement))
        .filter((statement) => !/\$\{owner\}/u.test(statement))
        .map((statement) => `${file.path}: ${statement.slice(0, 80)}`),
    )
  expect(found).toEqual([])
})

test('an OwnerId is made in one file', () => {
  const found = productFiles()
    .filter((file) => file.path !== 'src/server/account/sessions/authenticator.ts')
    .filter((file) => /\bas OwnerId\b/u.test(file.text))
    .map((file) => file.path)
  expect(found).toEqual([])
})

test('only the guard, the operator and the demo make an OwnerId', () => {
  const found = productFiles()
    .filter((file) => file.text.includes('asOwnerId'))
    .map((file) => file.path)
    .filter(
      (path) => !/^src\/server\/(account\/sessions\/authenticator|operator\/|demo\/)/u.test(path),
    )
  expect(found).toEqual([])
})
