/** Photos on a server whose model that sees is out of reach, or says what is no reading: the embedded reader takes over. */
import { expect, test } from 'vitest'
import { madameRoy } from '../../support/people/people.ts'
import {
  type AiAnswer,
  cutsOff,
  drips,
  fails,
  floods,
  hangs,
  redirects,
  says,
  saysNothing,
  showsHtml,
  transcribes,
  truncates,
} from '../../support/services/ai-server.ts'
import { KEY } from '../../support/services/app-with-ai.ts'
import {
  appWithVision,
  LIST,
  readList,
  type VisionOptions,
} from '../../support/services/app-with-vision.ts'

const UNFIT =
  "Lu par le lecteur intégré\u00a0: la réponse de l'IA (Fabulia) n'était pas une lecture de cette page."

const AWAY = "Lu par le lecteur intégré\u00a0: l'IA (Fabulia) n'est pas disponible pour le moment."

/** How a provider may answer, and how often it is asked. */
type Modes = readonly (readonly [name: string, answer: AiAnswer, calls: number])[]

const OUT_OF_REACH: Modes = [
  ['400', fails(400), 1],
  ['401', fails(401), 1],
  ['403', fails(403), 1],
  ['404', fails(404), 1],
  ['a redirect', redirects('http://127.0.0.1:9/'), 1],
  ['429', fails(429), 3],
  ['429 for ten minutes', fails(429, { 'retry-after': '600' }), 1],
  ['500', fails(500), 3],
  ['a connection cut', cutsOff, 3],
]

const WITHOUT_END: Modes = [
  ['a hang', hangs, 3],
  ['one byte at a time', drips(100), 3],
]

const NO_TRANSCRIPTION: Modes = [
  ['50 MB', floods(50), 3],
  ['HTML', showsHtml, 3],
  ['no choices', saysNothing, 3],
  ['null', says(null), 3],
  ['an empty reply', says('  '), 3],
  ['prose', says('Voici la liste : le renard, une poule.'), 3],
  ['other JSON', says('{"words": ["le renard"]}'), 3],
  ['JSON cut short', truncates(LIST), 3],
  ['no line', transcribes(), 3],
  ['illegible from end to end', transcribes('[illisible]', '[illisible]'), 3],
  ['a loop', transcribes(...Array.from({ length: 60 }, () => 'le renard')), 3],
  ['a line without end', transcribes('a'.repeat(5000)), 3],
]

/** Against hanging only, like the limit of the others. */
const MANY_READINGS_MS = 180_000

/** One product and one warm reader for all the ways to answer. */
async function expectTakenOver(
  modes: Modes,
  notice: string,
  options: VisionOptions = {},
): Promise<void> {
  await using at = await appWithVision([], options)
  for (const [name, answer, calls] of modes) {
    const before = at.server.calls.length
    at.server.answer(answer)
    const expected = { reader: 'embedded', provider: null, notice, words: LIST }
    expect(await readList(at), name).toEqual(expected)
    expect(at.server.calls.length - before, name).toBe(calls)
  }
  const logged = at.app.logged.join('\n')
  for (const secret of [KEY, 'sk-12', 'renard', 'base64', madameRoy.email]) {
    expect(logged).not.toContain(secret)
  }
}

test('COR-01 O5 O6 the embedded reader takes over from a provider out of reach, and says so', {
  timeout: MANY_READINGS_MS,
}, async () => {
  await expectTakenOver(OUT_OF_REACH, AWAY)
  await expectTakenOver(WITHOUT_END, AWAY, { callMs: 400 })
})

test('COR-01 O5 O6 the embedded reader takes over from an answer that is no transcription, and says so', {
  timeout: MANY_READINGS_MS,
}, async () => {
  await expectTakenOver(NO_TRANSCRIPTION, UNFIT)
})

test('O7 beyond the quota the embedded reader reads, says so, and nothing is sent', async () => {
  await using at = await appWithVision([transcribes(...LIST)], { quota: 1 })
  expect((await readList(at)).reader).toBe('provider')
  expect(await readList(at)).toEqual({
    reader: 'embedded',
    provider: null,
    notice:
      "Lu par le lecteur intégré\u00a0: vous avez utilisé toutes vos lectures par IA d'aujourd'hui.",
    words: LIST,
  })
  expect(at.server.calls).toHaveLength(1)
})
