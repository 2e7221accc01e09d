import { expect, test, vi } from 'vitest'
import { expectAccessible, renderInPage } from '../../../test/support/screens/kit.tsx'
import { Button, ButtonLink, IconButton } from './button.tsx'

test('a busy button says so, takes no click and keeps its width', async () => {
  const onClick = vi.fn()
  const labels = { busyLabel: 'Génération en cours...', onClick }
  const screen = await renderInPage(<Button {...labels}>Générer la dictée</Button>)
  const resting = screen.getByRole('button', { name: 'Générer la dictée' })
  await document.fonts.ready
  const width = resting.element().getBoundingClientRect().width
  await resting.click()
  expect(onClick).toHaveBeenCalledOnce()

  const busy = await renderInPage(
    <Button busy {...labels}>
      Générer la dictée
    </Button>,
  )
  const button = busy.getByRole('button', { name: 'Génération en cours...' })
  await expect.element(button).toBeDisabled()
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('every look of a button is readable and large enough for a thumb', async () => {
  const screen = await renderInPage(
    <>
      <Button>Principal</Button>
      <Button variant="outline">Contour</Button>
      <Button variant="ghost">Discret</Button>
      <Button variant="danger">Danger</Button>
      <Button disabled>Indisponible</Button>
      <ButtonLink to="/plans">Lien</ButtonLink>
      <IconButton icon="trash" label="Supprimer" tone="danger" />
    </>,
  )
  for (const button of screen.container.querySelectorAll('button, a')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible()
})
