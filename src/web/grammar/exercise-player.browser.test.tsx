import { type ReactElement, useReducer } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../test/support/screens/kit.tsx'
import { REORDER_SAMPLE } from '../../domain/grammar/samples.ts'
import { ExercisePlayer } from './exercise-player.tsx'
import { type GrammarEvent, initialGrammar, reduceGrammar } from './grammar-state.ts'

function control(learnerId: string | null): readonly GrammarEvent[] {
  return [
    { type: 'changed', change: { learnerId } },
    { type: 'sample-chosen', exercise: REORDER_SAMPLE, at: Date.now(), seed: 1, key: 'clé' },
  ]
}

interface PlayerProps {
  readonly learnerId: string | null
}

/** A control of sentences in disorder, whose result is stored at once. */
function Player(props: PlayerProps): ReactElement | null {
  const [state, dispatch] = useReducer(reduceGrammar, props.learnerId, (learnerId) =>
    control(learnerId).reduce(reduceGrammar, initialGrammar('control')),
  )
  const { phase, form } = state
  if (phase.kind !== 'playing') return null
  return (
    <ExercisePlayer
      player={phase.player}
      saving={phase.saving}
      learnerId={form.learnerId}
      wide={form.wide}
      onSave={() => dispatch({ type: 'saved', isKept: false })}
      onLeave={() => undefined}
      onRestart={() => undefined}
      dispatch={(event) => dispatch({ type: 'played', event })}
    />
  )
}

async function answeredToEnd(learnerId: string | null) {
  const screen = await renderInPage(<Player learnerId={learnerId} />)
  const total = REORDER_SAMPLE.questions.length
  for (let rank = 1; rank <= total; rank += 1) {
    await expect.element(screen.getByText(`Question ${rank} sur ${total}`)).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Votre phrase' })).toHaveFocus()
    const offered = screen.getByRole('list').last().getByRole('button')
    while (offered.elements().length > 0) await offered.first().click()
    await screen.getByRole('button', { name: 'Vérifier' }).click()
  }
  await expect.element(screen.getByRole('heading', { name: 'Contrôle terminé' })).toHaveFocus()
  return screen
}

test('GRA-08 each sentence to put in order takes the focus, and a stored result is said', async () => {
  const screen = await answeredToEnd('léa')
  await screen.getByRole('button', { name: 'Enregistrer le résultat' }).click()
  await expect.element(screen.getByRole('status').last()).toHaveTextContent('Résultat enregistré')
  await expectAccessible()
})

test('GRA-01 a control of nobody shows its score, and has nothing to store', async () => {
  const screen = await answeredToEnd(null)
  await expect.element(screen.getByText(/%/u).first()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Enregistrer le résultat' }).elements()).toEqual([])
  await expectAccessible()
})
