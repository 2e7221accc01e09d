import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, show } from '../../../test/support/kit.tsx'
import type { GeneratedDictation } from '../../contract/dictations.ts'
import {
  type CreateEvent,
  draftShown,
  initialState,
  isAsking,
  reduceCreate,
} from './create-state.ts'
import { PreviewCard } from './preview-card.tsx'

const WRITTEN: GeneratedDictation = {
  content: 'La vache broute dans le pré.',
  source: 'engine',
  provider: null,
  forced: [],
  missing: ['lapin'],
  warnings: [],
}

const EVENTS: readonly CreateEvent[] = [
  { type: 'typed', change: { words: 'vache, lapin' } },
  { type: 'submitted' },
  { type: 'generated', written: WRITTEN },
]

/** A preview as the generator shows it, which asks and is never answered. */
function Preview(): ReactElement | null {
  const [state, dispatch] = useReducer(
    reduceCreate,
    EVENTS.reduce(reduceCreate, initialState('CP')),
  )
  const { phase } = state
  const draft = draftShown(state)
  return (
    draft && (
      <PreviewCard
        draft={draft}
        title="Semaine 3"
        edited={phase.kind === 'preview' ? phase.edited : null}
        creating={false}
        asking={isAsking(phase)}
        dispatch={dispatch}
        onCreate={() => undefined}
      />
    )
  )
}

test('GEN-11 a text that comes takes the focus to its title, and so does an editor that closes', async () => {
  const screen = await show(<Preview />)
  const heading = screen.getByRole('heading', { name: 'Semaine 3' })
  await expect.element(heading).toHaveFocus()
  await expect.element(screen.getByText(/^Ce mot n'a pas pu être placé/u)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Modifier le texte' }).click()
  await expect.element(screen.getByLabelText('Texte de la dictée')).toHaveFocus()
  await screen.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect.element(heading).toHaveFocus()
})

test('GEN-11 the text stays on the screen while another is asked for, and the keyboard stops it', async () => {
  const screen = await show(<Preview />)
  await screen.getByRole('button', { name: 'Modifier le texte' }).click()
  await screen.getByLabelText('Texte de la dictée').fill('Deux vaches broutent.')
  await screen.getByRole('button', { name: 'Sauvegarder' }).click()
  await screen.getByRole('button', { name: 'Proposer un autre texte' }).click()
  await expect.element(screen.getByText('Deux vaches broutent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeDisabled()
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  // The second press finds nothing to leave with.
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByText('Deux vaches broutent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeEnabled()
})
