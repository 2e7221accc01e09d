import { expect, test } from 'vitest'
import * as limits from './account-limits.ts'

test('O12 O13 A9 A16 what may be done in an hour, or kept, is as much as was weighed', () => {
  expect(limits).toMatchObject({
    MAX_CODE_ATTEMPTS: 5,
    MAX_PASSKEYS: 20,
    MAX_WAITING_LIST_ATTEMPTS_PER_HOUR: 5,
    MAX_SIGN_UPS_PER_HOUR: 20,
    MAX_MAIL_REQUESTS_PER_HOUR: 30,
    MAX_ENTRIES_PER_HOUR: 600,
    MAX_DEVICE_LETTERS_PER_HOUR: 3,
    MAX_LISTENINGS_PER_HOUR: 300,
    MAX_RECORDINGS_PER_HOUR: 60,
    MAX_TRIES_PER_HOUR: 20,
    MAX_TRIES_OF_ALL_PER_HOUR: 900,
  })
})
