import { expect, test } from 'vitest'
import { PUBLIC_URL, testApp } from '../../../test/support/product/test-app.ts'

test('S6 whoever finds a weakness reads whom to tell, for some months, and a password manager finds the form', async () => {
  await using app = await testApp()
  const told = await app.fetch('/.well-known/security.txt')
  expect([told.status, told.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=UTF-8',
  ])
  const lines = new Map(
    (await told.text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(lines.get('Contact')).toBe(`${PUBLIC_URL}/mentions-legales`)
  expect(lines.get('Canonical')).toBe(`${PUBLIC_URL}/.well-known/security.txt`)
  const months = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / (30 * 86_400_000)
  expect(months).toBeGreaterThan(4)
  expect(months).toBeLessThan(12)

  const change = await app.fetch('/.well-known/change-password', { redirect: 'manual' })
  expect([change.status, change.headers.get('location')]).toEqual([
    302,
    '/app/compte/securite#mot-de-passe',
  ])
})

test('S6 the address that the operator gives is the one to write to', async () => {
  await using app = await testApp({ contact: 'bonjour@exemple.fr' })
  const told = await app.fetch('/.well-known/security.txt')
  expect(await told.text()).toMatch(/^Contact: mailto:bonjour@exemple\.fr$/mu)
})
