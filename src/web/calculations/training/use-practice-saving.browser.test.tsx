import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useReducer } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { signInClaire } from '../../../../test/support/people/signed-in.ts'
import {
  AT,
  answeredAll,
  askedOf,
  begun,
} from '../../../../test/support/screens/training-states.ts'
import { answerTo } from '../../../domain/calculation/question.ts'
import { clearTabStorage } from '../../persistence/tab-storage.ts'
import { reduceTraining, type TrainingEvent, type TrainingState } from './training-state.ts'
import { usePracticeSaving } from './use-practice-saving.ts'

interface Training {
  readonly screen: RenderResult
  /** Ends the training, which is drawn so. */
  readonly stop: () => Promise<void>
  /** One more right answer. */
  readonly answer: () => void
}

async function training(start: TrainingState): Promise<Training> {
  let shown = { state: start, dispatch: (_event: TrainingEvent): void => undefined }
  function Desk(): ReactElement | null {
    const [state, dispatch] = useReducer(reduceTraining, start)
    usePracticeSaving(state, dispatch)
    shown = { state, dispatch }
    return null
  }
  signInClaire()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Desk />
    </QueryClientProvider>,
  )
  return {
    screen,
    stop: async () => {
      shown.dispatch({ type: 'stopped', at: AT + 60_000 })
      await expect.poll(() => shown.state.phase.kind).toBe('ended')
    },
    answer: () => {
      const given = answerTo(askedOf(shown.state).question)
      shown.dispatch({ type: 'answered', at: AT + 60_000, given })
    },
  }
}

interface Sent {
  readonly key: string | null
  readonly body: unknown
}

/** A server that answers each part in its turn; what it was sent. */
function server(...answers: readonly (() => Response | Promise<Response>)[]): readonly Sent[] {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { headers, body } = {}) => {
    sent.push({ key: new Headers(headers).get('idempotency-key'), body })
    return (answers[sent.length - 1] ?? kept)()
  })
  return sent
}

function kept(): Response {
  return Response.json({ facts: [], known: [], badges: [], bests: [] }, { status: 201 })
}

const TEN = 'v'.repeat(10)

// What one test leaves waiting is not the next one's.
afterEach(() => {
  clearTabStorage()
})

test('CAL-09 the end of a training is stored when one leaves while what came before is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const sent = server(() => promise)
  const { screen, stop } = await training(answeredAll(begun({ learnerId: 'lea' }), TEN))
  await expect.poll(() => sent.length).toBe(1)
  await stop()
  await screen.unmount()
  resolve(kept())
  await expect.poll(() => sent.map(({ key }) => key)).toEqual(['seance-0-10', 'seance-10-end'])
})

test('CAL-09 FIR-06 a part whose answer was lost waits on the device, and is sent again as it was before the next one', async () => {
  const lost = (): Promise<Response> => Promise.reject(new TypeError('the connection was lost'))
  const sent = server(lost)
  const { stop } = await training(answeredAll(begun({ learnerId: 'lea' }), TEN))
  await expect.poll(() => sent.length).toBe(1)
  await stop()
  await expect
    .poll(() => sent.map(({ key }) => key))
    .toEqual(['seance-0-10', 'seance-0-10', 'seance-10-end'])
  expect(sent[1]).toEqual(sent[0])
})

test('CAL-09 a part that was refused is not held to: the next one goes on with what has to be stored then', async () => {
  const refusal = { error: 'Apprenant non trouvé', code: 'not-found' }
  const sent = server(() => Response.json(refusal, { status: 404 }))
  const { answer } = await training(answeredAll(begun({ learnerId: 'lea' }), TEN))
  await expect.poll(() => sent.length).toBe(1)
  answer()
  await expect.poll(() => sent.map(({ key }) => key)).toEqual(['seance-0-10', 'seance-0-11'])
})
