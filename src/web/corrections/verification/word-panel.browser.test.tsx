import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import type { ReadToken } from '../../../domain/copy/alignment/copy-words.ts'
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import { CopyWords } from './copy-words.tsx'
import { ValidationPrompt } from './verification-actions.tsx'
import { openVerification, reduceVerification } from './verification-state.ts'
import { WordPanel } from './word-panel.tsx'

const LEFT = /^Un passage lu en trop reste sans réponse et ne compte pas/u

/** What the reader saw of «Le chat dort.» */
interface SettlingProps {
  readonly tokens: readonly ReadToken[]
}

function Settling({ tokens }: SettlingProps): ReactElement {
  const draft = draftFromReading('Le chat dort.', tokens)
  const [copy, dispatch] = useReducer(reduceVerification, openVerification(draft, null))
  return (
    <>
      <CopyWords copy={copy} dispatch={dispatch} />
      <WordPanel copy={copy} urls={[]} dispatch={dispatch}>
        <ValidationPrompt copy={copy} learnerId="1" onValidate={() => undefined} />
      </WordPanel>
    </>
  )
}

test('COR-04 validating with a word in excess that nobody answered says that it does not count', async () => {
  const screen = await renderInPage(<Settling tokens={[{ text: 'Le chat dort dams' }]} />)
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeEnabled()
  await expect.element(screen.getByText(LEFT)).toMatchTextContent('« dams »')
  await expectAccessible()
  await screen.getByRole('button', { name: /^dams/u }).click()
  await screen.getByRole('button', { name: 'Mot en trop sur la copie' }).click()
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeVisible()
  await expect.element(screen.getByText(LEFT)).not.toBeInTheDocument()
})

test.each([
  ['a reading that is trusted', ['Le', 'dort']],
  ['a guided entry', []],
] as const)(
  'HAN-02 in %s the field of a doubtful word holds what was most probably written',
  async (_, others) => {
    const verification = { isSure: false, proposal: 'chas' }
    const [first = [], last = []] = others.map((text) => [{ text, verification: { isSure: true } }])
    const tokens = [...first, { text: 'chat', verification }, ...last]
    const screen = await renderInPage(<Settling tokens={tokens} />)
    await screen.getByRole('button', { name: /^chat/u }).click()
    await expect.element(screen.getByRole('textbox', { name: /^Écrit ainsi/u })).toHaveValue('chas')
  },
)
