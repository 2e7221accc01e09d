import { expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import { SignInForm } from './sign-in-form.tsx'

test('PUB-06 a failure of the server that says nothing is told in words, what was typed stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<html>', { status: 500, statusText: 'Internal Server Error' }),
  )
  const screen = await renderInPage(<SignInForm onStepDone={async () => undefined} />)
  const email = screen.getByLabelText('Adresse e-mail')
  await email.fill('claire@encrier.test')
  await screen.getByLabelText('Mot de passe', { exact: true }).fill('une phrase à retenir')
  await screen.getByRole('button', { name: 'Se connecter' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Une erreur est survenue')
  await expect.element(email).toHaveValue('claire@encrier.test')
})

test('PUB-06 FIR-05 blocked cookies are said as such, before a password is sent', async () => {
  using sent = vi.spyOn(globalThis, 'fetch')
  sent.mockClear()
  using _ = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const screen = await renderInPage(<SignInForm onStepDone={async () => undefined} />)
  await screen.getByLabelText('Adresse e-mail').fill('claire@encrier.test')
  await screen.getByLabelText('Mot de passe', { exact: true }).fill('une phrase à retenir')
  await screen.getByRole('button', { name: 'Se connecter' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/bloque les cookies/)
  expect(sent).not.toHaveBeenCalled()
})
