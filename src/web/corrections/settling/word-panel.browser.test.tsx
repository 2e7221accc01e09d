import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, show } from '../../../../test/support/screens/kit.tsx'
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import { openedCopy, reduceCopy } from '../copy-state.ts'
import { CopyWords } from './copy-words.tsx'
import { Validation } from './settle-foot.tsx'
import { WordPanel } from './word-panel.tsx'

const LEFT = /^Un mot lu en trop reste sans réponse et ne compte pas/u

/** A copy of «Le chat dort.» where the reader saw one word more. */
function Settling(): ReactElement {
  const draft = draftFromReading('Le chat dort.', [{ text: 'Le chat dort dams' }])
  const [copy, onCopy] = useReducer(reduceCopy, openedCopy(draft, null))
  return (
    <>
      <CopyWords copy={copy} onCopy={onCopy} />
      <WordPanel copy={copy} urls={[]} onCopy={onCopy}>
        <Validation copy={copy} learnerId="1" onValidate={() => undefined} />
      </WordPanel>
    </>
  )
}

test('COR-04 validating with a word in excess that nobody answered says that it does not count', async () => {
  const screen = await show(<Settling />)
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeEnabled()
  await expect.element(screen.getByText(LEFT)).toMatchTextContent('« dams »')
  await expectAccessible()
  await screen.getByRole('button', { name: /^dams/u }).click()
  await screen.getByRole('button', { name: 'Mot en trop sur la copie' }).click()
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeVisible()
  await expect.element(screen.getByText(LEFT)).not.toBeInTheDocument()
})
