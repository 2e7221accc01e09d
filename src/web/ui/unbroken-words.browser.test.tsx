import { expect, test } from 'vitest'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import { RingedText } from './sheet/ringed-text.tsx'
import { UnbrokenWords } from './unbroken-words.tsx'

test('CAL-16 a word with hyphens stands on one line, and is read as it was written', async () => {
  const text = 'Quelle fraction la flèche montre-t-elle\u00a0?'
  const screen = await renderInPage(
    <p style={{ width: '17ch' }}>
      <UnbrokenWords text={text} />
    </p>,
  )
  const word = screen.getByText('montre-t-elle')
  await expect.element(word).toBeVisible()
  expect(word.element().getClientRects()).toHaveLength(1)
  expect(screen.container.textContent).toBe(text)
})

test.each(['100 %', '18/20', '0 sur 10', '10 sur 10'])(
  'CAL-16 the ring goes around %s',
  async (text) => {
    const screen = await renderInPage(<RingedText text={text} label={`Score : ${text}`} />)
    const ring = screen.getByRole('img').element()
    const [path, written] = [ring.querySelector('path'), ring.querySelector('text')]
    if (!(path instanceof SVGPathElement && written instanceof SVGTextElement))
      throw new Error('none')
    const { x, width } = written.getBBox()
    // At the height of the letters, where the pen passes left and right of them.
    const crossed = Array.from({ length: 200 }, (_, at) =>
      path.getPointAtLength((path.getTotalLength() * at) / 199),
    ).filter((point) => point.y > 36 && point.y < 56)
    expect(crossed.filter((point) => point.x > x - 2 && point.x < x + width + 2)).toEqual([])
  },
)
