import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import { CopyWords } from './copy-words.tsx'
import { ValidationPrompt } from './verification-actions.tsx'
import { openVerification, reduceVerification } from './verification-state.ts'
import { WordPanel } from './word-panel.tsx'

const LEFT = /^Un passage lu en trop reste sans réponse et ne compte pas/u

/** A copy of «Le chat dort.» where the reader saw one word more. */
function Settling(): ReactElement {
  const draft = draftFromReading('Le chat dort.', [{ text: 'Le chat dort dams' }])
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
  const screen = await renderInPage(<Settling />)
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeEnabled()
  await expect.element(screen.getByText(LEFT)).toMatchTextContent('« dams »')
  await expectAccessible()
  await screen.getByRole('button', { name: /^dams/u }).click()
  await screen.getByRole('button', { name: 'Mot en trop sur la copie' }).click()
  await expect.element(screen.getByRole('button', { name: 'Valider' })).toBeVisible()
  await expect.element(screen.getByText(LEFT)).not.toBeInTheDocument()
})
