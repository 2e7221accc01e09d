import { expect, test } from 'vitest'
import {
  IDLE_TWO_FACTOR,
  reduceTwoFactor,
  type TwoFactorEvent,
  type TwoFactorState,
} from './two-factor-state.ts'

const KEY = { uri: 'otpauth://totp/Encrier:lea%40exemple.fr?secret=JBSWY3DP', secret: 'JBSWY3DP' }
const CODES = ['lune-4821', 'pomme-1907']

const ASKING: TwoFactorState = { kind: 'password', purpose: 'enable' }
const SETUP: TwoFactorState = { kind: 'setup', key: KEY }
const SHOWN: TwoFactorState = { kind: 'codes', codes: CODES, isFirstSet: true }

const STEPS: readonly (readonly [string, TwoFactorState, TwoFactorEvent, TwoFactorState])[] = [
  [
    'the password comes first',
    IDLE_TWO_FACTOR,
    { type: 'password-requested', purpose: 'enable' },
    ASKING,
  ],
  ['then the key', ASKING, { type: 'setup-started', key: KEY }, SETUP],
  [
    'then the recovery codes',
    SETUP,
    { type: 'codes-received', codes: CODES, isFirstSet: true },
    SHOWN,
  ],
  ['and they are put away', SHOWN, { type: 'closed' }, IDLE_TWO_FACTOR],
  ['a password may be given up', ASKING, { type: 'closed' }, IDLE_TWO_FACTOR],
  ['a key may be given up', SETUP, { type: 'closed' }, IDLE_TWO_FACTOR],
  [
    'a key that comes too late is dropped',
    IDLE_TWO_FACTOR,
    { type: 'setup-started', key: KEY },
    IDLE_TWO_FACTOR,
  ],
  [
    'a key is no answer to another question',
    { kind: 'password', purpose: 'disable' },
    { type: 'setup-started', key: KEY },
    { kind: 'password', purpose: 'disable' },
  ],
  [
    'codes that come late are shown: they exist',
    IDLE_TWO_FACTOR,
    { type: 'codes-received', codes: CODES, isFirstSet: true },
    SHOWN,
  ],
  ['one thing at a time', SHOWN, { type: 'password-requested', purpose: 'disable' }, SHOWN],
]

test.each(STEPS)('AUT-04 second step: %s', (_name, before, event, after) => {
  expect(reduceTwoFactor(before, event)).toEqual(after)
})
