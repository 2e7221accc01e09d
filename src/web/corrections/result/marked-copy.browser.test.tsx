import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import type { Verdict } from '../../../domain/copy/draft/copy-draft.ts'
import { copyMarks } from '../../../domain/copy/draft/copy-marks.ts'
import { draftOfCorrectedCopy } from '../../../domain/copy/review/corrected-copy.ts'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import { MarkedCopy } from './marked-copy.tsx'

/** The sheet of a copy whose last word is written so. */
function endingIn(original: string, text: string) {
  const index = wordsOf(original).length - 1
  const written: Verdict & { readonly kind: 'written' } = { kind: 'written', text }
  const draft = draftOfCorrectedCopy({
    original,
    faults: [{ index, ...written }],
    extras: [],
    order: [],
    signs: [],
  })
  if (draft === undefined) throw new Error('the copy contradicts itself')
  return renderInPage(<MarkedCopy marks={copyMarks(draft)} />)
}

/** From the right edge of the struck word to the left edge of `sign`, in px. */
function distanceTo(sign: string, struck: Element): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? ''
    if (!text.trim().startsWith(sign)) continue
    const range = document.createRange()
    range.setStart(walker.currentNode, text.indexOf(sign))
    range.setEnd(walker.currentNode, text.indexOf(sign) + 1)
    return range.getBoundingClientRect().left - struck.getBoundingClientRect().right
  }
  throw new Error(`no ${sign}`)
}

test.each([
  { text: 'Le renard sort de son terrier.', written: 'terier', sign: '.', atMost: 1 },
  { text: 'Quelle belle surprise\u00a0!', written: 'surpise', sign: '!', atMost: 12 },
])(
  'COR-03 no wider gap than that of «$text» stands before the sign behind a wrong word',
  async (marked) => {
    const screen = await endingIn(marked.text, marked.written)
    const struck = screen.container.querySelector('s')
    if (struck === null) throw new Error('nothing is struck')
    expect(distanceTo(marked.sign, struck)).toBeLessThan(marked.atMost)
    await expectAccessible()
  },
)

test('COR-03 a word on a corrected copy is said with its correction, then its full stop', async () => {
  const screen = await endingIn('Le renard sort de son terrier.', 'terier')
  const said = Array.from(
    screen.container.querySelectorAll('p .sr-only'),
    ({ textContent, nextSibling }) => `${textContent}${nextSibling?.textContent ?? ''}`,
  )
  expect(said).toEqual([expect.stringMatching(/terier.*terrier.*\.$/u)])
})
