import { expect, test } from 'vitest'
import { addedDictation, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc, paul } from '../../../test/support/people/people.ts'
import { opusFile, voiceOf } from '../../../test/support/people/recorded-voice.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_RECORDINGS_PER_HOUR } from '../../domain/account/account-limits.ts'
import { planLimits } from '../../domain/account/plan.ts'
import { writtenText } from '../../domain/dictating/breath-group.ts'
import { MAX_RECORDING_BYTES } from '../../domain/dictating/recording.ts'

test('PAG-02 a stored dictation comes in breath groups, and a recording of it is kept and given back', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { id } = await addedDictation(parent)
  const params = { id }
  const { status, body } = await parent.send(routes.getDictatedText, { params })
  expect(status).toBe(200)
  expect(body.groups.map(writtenText)).toEqual([
    "L'écureuil mange une noisette.",
    "Il dort dans l'arbre.",
  ])
  expect(body).toMatchObject({
    level: 'CE1',
    recording: null,
    listening_until: null,
    recorded_bytes: 0,
  })
  expect((await parent.send(routes.getRecording, { params })).status).toBe(404)
  const saved = await parent.send(routes.saveRecording, { params, body: voiceOf(body) })
  expect(saved.status).toBe(201)
  expect(saved.body).toMatchObject({ duration_ms: 3000, bytes: 2000, is_stale: false })
  const again = (await parent.send(routes.getDictatedText, { params })).body
  expect(again.recording).toEqual(saved.body)
  expect(again.recorded_bytes).toBe(2000)
  const kept = (await parent.send(routes.getRecording, { params })).body
  expect(kept.cuts).toEqual([0, 1000, 2000])
  expect(kept.groups).toEqual(body.groups)
  expect(kept.audio.split(',')[1]).toBe(opusFile().split(',')[1])
  // Another reading takes its place.
  await parent.send(routes.saveRecording, { params, body: voiceOf(body, 3000) })
  expect((await parent.send(routes.getDictatedText, { params })).body.recorded_bytes).toBe(3000)
  expect((await parent.send(routes.deleteRecording, { params })).status).toBe(204)
  expect((await parent.send(routes.deleteRecording, { params })).status).toBe(404)
})

test('PAG-02 a changed text makes its recording stale; 50 edits never leave a sound beside other words', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  let dictation = await addedDictation(parent)
  const params = { id: dictation.id }
  const read = async () => (await parent.send(routes.getDictatedText, { params })).body
  let mismatches = 0
  for (let edit = 0; edit < 50; edit += 1) {
    const before = await read()
    // Every third edit comes while somebody reads aloud, the others after he has saved.
    const isLate = edit % 3 === 0
    if (!isLate) await parent.send(routes.saveRecording, { params, body: voiceOf(before) })
    const content = `Le chat numéro ${edit} dort. ${'Il mange une souris. '.repeat(edit % 5)}`
    const changed = await parent.send(routes.changeDictation, {
      params,
      body: { content, updated_at: dictation.updated_at },
    })
    dictation = changed.body
    if (isLate) {
      const late = await parent.send(routes.saveRecording, { params, body: voiceOf(before) })
      expect([late.status, late.problem.code]).toEqual([409, 'text-changed'])
    }
    const after = await read()
    const kept = await parent.send(routes.getRecording, { params })
    if (kept.status !== 200) continue
    if (kept.body.cuts.length !== kept.body.groups.length + 1) mismatches += 1
    const isSame = JSON.stringify(kept.body.groups) === JSON.stringify(after.groups)
    if (after.recording?.is_stale !== true && !isSame) mismatches += 1
  }
  expect(mismatches).toBe(0)
  expect((await read()).recording?.is_stale).toBe(true)
})

test('PAG-02 a title that changes leaves the recording what it is', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  const params = { id: dictation.id }
  const { body } = await parent.send(routes.getDictatedText, { params })
  await parent.send(routes.saveRecording, { params, body: voiceOf(body) })
  await parent.send(routes.changeDictation, {
    params,
    body: { title: 'Le bois', updated_at: dictation.updated_at },
  })
  const { recording } = (await parent.send(routes.getDictatedText, { params })).body
  expect(recording?.is_stale).toBe(false)
})

type Refused = [
  what: string,
  wrong: Partial<ReturnType<typeof voiceOf>>,
  status: number,
  code: string,
]

test.each([
  [
    'a page',
    { audio: `data:audio/webm;base64,${Buffer.from('<html>').toString('base64')}` },
    415,
    'recording-unreadable',
  ],
  ['no data URL', { audio: 'bonjour' }, 415, 'recording-unreadable'],
  [
    'a sound beyond the limit',
    { audio: opusFile(MAX_RECORDING_BYTES + 1) },
    415,
    'recording-unreadable',
  ],
  ['a file beyond any limit', { audio: opusFile(4 * 1024 * 1024) }, 413, 'body-too-large'],
  ['too few cuts', { cuts: [0, 1000] }, 400, 'recording-cuts'],
  ['cuts after the end', { cuts: [0, 1000, 9000] }, 400, 'recording-cuts'],
  ['eleven minutes', { duration_ms: 660_001 }, 400, 'invalid-request'],
  ['another text', { version: 'x' }, 409, 'text-changed'],
] satisfies Refused[])('PAG-02 %s is not stored', async (_what, wrong, status, code) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = { id: (await addedDictation(parent)).id }
  const { body } = await parent.send(routes.getDictatedText, { params })
  const refused = await parent.send(routes.saveRecording, {
    params,
    body: { ...voiceOf(body), ...wrong },
  })
  expect([refused.status, refused.problem.code]).toEqual([status, code])
  expect((await parent.send(routes.getDictatedText, { params })).body.recording).toBeNull()
})

test('PAG-02 the recordings of an account have a budget, also when two are sent at once', async () => {
  await using app = await testApp()
  const parent = await app.as(paul)
  const { max_recording_bytes } = planLimits('free')
  const ids = [(await addedDictation(parent)).id, (await addedDictation(parent)).id]
  const { body } = await parent.send(routes.getDictatedText, { params: { id: ids[0] ?? '' } })
  expect(body.max_recording_bytes).toBe(max_recording_bytes)
  const half = voiceOf(body, MAX_RECORDING_BYTES)
  const answers = await Promise.all(
    ids.map((id) => parent.send(routes.saveRecording, { params: { id }, body: half })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
  const refused = answers.find(({ status }) => status === 403)
  expect(refused?.problem).toEqual({
    error:
      "Votre plan garde 5\u00a0Mo d'enregistrements. Supprimez-en un, ou passez à un plan supérieur.",
    code: 'recording-budget',
  })
  const other = ids[answers.findIndex(({ status }) => status === 403)] ?? ''
  const left = max_recording_bytes - MAX_RECORDING_BYTES
  for (const [bytes, status] of [
    [left + 1, 403],
    [left, 201],
  ] as const) {
    const sent = await parent.send(routes.saveRecording, {
      params: { id: other },
      body: voiceOf(body, bytes),
    })
    expect(sent.status).toBe(status)
  }
})

test('O12 a recording is overwritten some times an hour, not as often as the disk can write', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = { id: (await addedDictation(parent)).id }
  const { body } = await parent.send(routes.getDictatedText, { params })
  const save = async () =>
    (await parent.send(routes.saveRecording, { params, body: voiceOf(body) })).status
  for (let i = 0; i < MAX_RECORDINGS_PER_HOUR; i += 1) expect(await save()).toBe(201)
  expect(await save()).toBe(429)
  app.clock.advance(3_600_000)
  const later = await app.as(claire)
  const saved = await later.send(routes.saveRecording, { params, body: voiceOf(body) })
  expect(saved.status).toBe(201)
})

test("PAG-02 somebody else's dictation does not exist", async () => {
  await using app = await testApp()
  const [parent, other] = [await app.as(claire), await app.as(marc)]
  const own = { id: (await addedDictation(parent)).id }
  const { body } = await parent.send(routes.getDictatedText, { params: own })
  await parent.send(routes.saveRecording, { params: own, body: voiceOf(body) })
  for (const params of [own, { id: NO_ID }]) {
    for (const route of [
      routes.getDictatedText,
      routes.getRecording,
      routes.deleteRecording,
      routes.openListening,
      routes.closeListening,
    ]) {
      expect((await other.send(route, { params })).status, route.path).toBe(404)
    }
    const sent = await other.send(routes.saveRecording, { params, body: voiceOf(body) })
    expect(sent.status).toBe(404)
  }
  expect((await parent.send(routes.getRecording, { params: own })).status).toBe(200)
})
