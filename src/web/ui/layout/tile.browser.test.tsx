import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Tile } from './tile.tsx'

test('a card of a hub is one link with its title, and says what one gets', async () => {
  const words = { title: 'Mode test', text: 'Un contrôle.', action: 'Passer un test' }
  const screen = await renderInPage(
    <Tile to="/test" words={words} points={['Durée limitée', 'Score détaillé']} big>
      <svg viewBox="0 0 10 10" aria-hidden="true" />
    </Tile>,
  )
  const link = screen.getByRole('link', { name: /Mode test/ })
  await expect.element(link).toHaveAttribute('href', '/test')
  await expect.element(link).toMatchTextContent('Durée limitée')
  await expectAccessible()
})
