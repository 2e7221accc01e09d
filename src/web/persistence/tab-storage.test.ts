import { afterEach, expect, test } from 'vitest'
import {
  claimTabStorage,
  clearTabStorage,
  readTabStorage,
  tabOwner,
  writeTabStorage,
} from './tab-storage.ts'

/** Names of `globalThis` that a test took away. */
const refused: string[] = []

/** As a browser does whose site data are blocked: the name itself throws. */
function refuse(name: 'sessionStorage' | 'indexedDB'): void {
  refused.push(name)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

afterEach(() => {
  for (const name of refused.splice(0)) Reflect.deleteProperty(globalThis, name)
})

test('FIR-06 a browser that refuses its storage still lets one sign in, work and sign out', () => {
  refuse('sessionStorage')
  refuse('indexedDB')
  claimTabStorage('claire')
  writeTabStorage('encrier-test-claire', 'half done')
  expect([tabOwner(), readTabStorage('encrier-test-claire')]).toEqual(['claire', 'half done'])
  writeTabStorage('encrier-test-claire', null)
  expect(readTabStorage('encrier-test-claire')).toBeNull()
  clearTabStorage()
  expect(tabOwner()).toBeNull()
})

test('FIR-06 what a full storage does not take is there until the page is reloaded, and belongs to nobody else', () => {
  const full = { getItem: () => null, removeItem: () => undefined, clear: () => undefined }
  refused.push('sessionStorage')
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      ...full,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  claimTabStorage('claire')
  writeTabStorage('encrier-test', 'half done')
  expect(readTabStorage('encrier-test')).toBe('half done')
  claimTabStorage('fanny')
  expect(readTabStorage('encrier-test')).toBeNull()
})
