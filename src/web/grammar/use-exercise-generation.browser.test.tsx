import { type ReactElement, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/support/screens/kit.tsx'
import { initialGrammar, reduceGrammar } from './grammar-state.ts'
import { useExerciseGeneration } from './use-exercise-generation.ts'

/** A desk that asked for its exercise, and says what went wrong. */
function Desk(): ReactElement {
  const [state, dispatch] = useReducer(
    reduceGrammar,
    reduceGrammar(initialGrammar('training'), { type: 'started' }),
  )
  useExerciseGeneration(state, dispatch, null)
  return <p>{state.error ?? 'rien'}</p>
}

test.each([
  ['a server without words', { status: 500 }, "Erreur lors de la génération de l'exercice"],
  ['a reply that is no exercise', { status: 200 }, 'La réponse du serveur est invalide'],
])('GRA-03 %s is said in the words of the screen', async (_, init, sentence) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('oups', init))
  const page = await renderInPage(<Desk />)
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('GRA-03 a failure with words of its own is said in them', async () => {
  const problem = { error: 'Le fournisseur ne répond pas', code: 'ai-failed' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json(problem, { status: 502 }),
  )
  const page = await renderInPage(<Desk />)
  await expect.element(page.getByText(problem.error)).toBeVisible()
})
