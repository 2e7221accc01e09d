import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://encrier.exemple.fr', 'encrier.exemple.fr'],
  ['https://ecole.local:8443', 'ecole.local'],
  ['http://localhost:3000', 'localhost'],
  ['http://encrier.localhost', 'encrier.localhost'],
])('A16 passkeys of %s are kept under %s', (url, id) => {
  expect(relyingPartyOf(url)).toEqual({ id, origin: url })
})

test.each([
  'http://encrier.exemple.fr',
  'http://127.0.0.1:3000',
  'https://192.168.1.20',
  'https://[::1]:3000',
  'http://localhost.exemple.fr',
])('A16 there are none at %s', (url) => {
  expect(relyingPartyOf(url)).toBeUndefined()
})
