/** A recorded voice is sent as it is fetched. */
import { expect, test } from 'vitest'
import { addedDictation } from '../../../test/support/people/class-work.ts'
import { claire } from '../../../test/support/people/people.ts'
import { voiceOf } from '../../../test/support/people/recorded-voice.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_RECORDING_BYTES } from '../../domain/dictating/recording.ts'

/** The longest recording there is, and an address where it is listened to. */
async function recorded(adult: SignedInCaller) {
  const params = { id: (await addedDictation(adult)).id }
  const text = (await adult.send(routes.getDictatedText, { params })).body
  const { audio, ...voice } = voiceOf(text, MAX_RECORDING_BYTES)
  const saved = await adult.send(routes.saveRecording, { params, body: { audio, ...voice } })
  expect(saved.status).toBe(201)
  const { token } = (await adult.send(routes.openListening, { params })).body
  const sent = audio.slice(audio.indexOf(','))
  return { params, token, sent }
}

/** Both doors to a voice, as requests whose answers nobody has read yet. */
function doors(
  app: TestApp,
  adult: SignedInCaller,
  { params, token }: { params: { id: string }; token: string },
) {
  const body = JSON.stringify({ token })
  const headers = { 'content-type': 'application/json' }
  return [
    () => adult.fetch(routes.getRecording.path.replace(':id', params.id)),
    () => app.fetch(routes.hearDictation.path, { method: 'POST', headers, body }),
  ]
}

test('PAG-02 PAG-04 the longest voice arrives as it was recorded', async () => {
  await using app = await testApp()
  const adult = await app.as(claire)
  const { sent, ...which } = await recorded(adult)
  for (const ask of doors(app, adult, which)) {
    const response = await ask()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ])
    const body = await response.json()
    expect((body.voice ?? body).audio).toBe(`data:audio/webm;base64${sent}`)
  }
})

test('O14 a voice that nobody fetches costs the server a piece of it, not the whole', async () => {
  await using app = await testApp()
  const adult = await app.as(claire)
  const which = await recorded(adult)
  const begun: (ReadableStreamDefaultReader<Uint8Array> | undefined)[] = []
  for (const ask of doors(app, adult, which)) {
    const reader = (await ask()).body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    begun.push(reader)
  }
  // What is not sent yet is nowhere but in the database: another one in its place is not sent after its beginning.
  const text = (await adult.send(routes.getDictatedText, { params: which.params })).body
  const again = await adult.send(routes.saveRecording, {
    params: which.params,
    body: voiceOf(text),
  })
  expect(again.status).toBe(201)
  const drained = async (reader: (typeof begun)[number]): Promise<void> => {
    while ((await reader?.read())?.done === false);
  }
  for (const reader of begun) await expect(drained(reader)).rejects.toThrow()
})
