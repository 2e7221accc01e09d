/** I8: a provider that obeys whoever wrote a word, a theme, a goal or a page gets nothing but a dictation or a draft into the product. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { photoText, photoWords } from '../../src/contract/photos.ts'
import { routes } from '../../src/contract/routes.ts'
import { parseWordList } from '../../src/domain/dictation/word-list.ts'
import { splitSentences } from '../../src/french/checking/sentence-splitting.ts'
import type { PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { SILENT_LOG } from '../../src/server/log.ts'
import { INJECTIONS, type Injection, OWNED } from '../support/hostile/prompt-injections.ts'
import { replySchema, undocumented } from '../support/house/route-schemas.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire } from '../support/people/people.ts'
import { MANY_REQUESTS_MS } from '../support/people/valid-calls.ts'
import {
  appOn,
  callerOf,
  type SignedInCaller,
  testApp,
  testReader,
} from '../support/product/test-app.ts'
import { type AiServer, says, startAiServer } from '../support/services/ai-server.ts'
import { aiSettings, KEY } from '../support/services/app-with-ai.ts'

function aiOf(server: AiServer) {
  return {
    settings: aiSettings(server),
    quotas: { user: 1000, everyone: 1000 },
    limits: { callMs: 20_000, totalMs: 27_000 },
    pause: async () => undefined,
  }
}

function obey(server: AiServer, { obeyed }: Injection): void {
  server.answer((response) => {
    const call = server.calls.at(-1)
    if (call) says(obeyed(call))(response)
  })
}

/** What a page would do something with, or nobody should see. */
const NOT_PROSE =
  /https?:|www\.|javascript:|<[a-z!/]|!\[|\]\(|`|[{}*#]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/iu

/** Marks that turn or cut a text. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
}

/** Five words in a row that stand in what the model was told of its task. */
function recited(text: string, { calls }: AiServer): string | undefined {
  const told = words(calls.map(({ body }) => JSON.stringify(body.messages)).join()).join(' ')
  const said = words(text)
  return said
    .map((_, at) => said.slice(at, at + 5))
    .filter((run) => run.length === 5)
    .map((run) => run.join(' '))
    .find((run) => told.includes(run))
}

function requestWith({ place, text }: Injection) {
  return {
    words: place === 'word' ? ['castor', text] : ['castor'],
    level: 'CE1' as const,
    length: 2,
    theme: place === 'theme' ? text : 'La rivière',
    pedagogicalGoals: place === 'goal' ? [text] : [],
  }
}

async function dictationUnder(attack: Injection, server: AiServer, adult: SignedInCaller) {
  server.calls.splice(0)
  obey(server, attack)
  const answer = await adult.send(routes.generateDictation, { body: requestWith(attack) })
  expect(answer.status, attack.text).toBe(200)
  // It was told what the attacker wrote.
  const told = words(String(server.calls[0]?.body.messages[1]?.content)).join(' ')
  expect(told, attack.text).toContain(words(attack.text).join(' '))
  return answer.body
}

test('I8 there are forty attacks, in French and in English, from each place', () => {
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(40)
  const places = Map.groupBy(INJECTIONS, ({ place }) => place)
  for (const [place, attacks] of places) expect(attacks.length, place).toBeGreaterThanOrEqual(8)
  for (const { text } of INJECTIONS.filter(({ place }) => place === 'word')) {
    expect(text.length, text).toBeLessThanOrEqual(40)
  }
})

test('I8 a model that obeys a word, a theme or a goal still gives the sentences that were asked, and nothing else', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using server = await startAiServer()
  await using app = await testApp({ ai: aiOf(server) })
  const adult = await app.as(claire)
  const reply = replySchema(routes.generateDictation) ?? {}
  for (const attack of INJECTIONS.filter(({ place }) => place !== 'page')) {
    const body = await dictationUnder(attack, server, adult)
    const seen = `${attack.text} → ${body.content}`
    expect(undocumented(body, reply), seen).toEqual([])
    expect(splitSentences(body.content), seen).toHaveLength(2)
    expect(body.content, seen).not.toMatch(NOT_PROSE)
    expect(body.content, seen).not.toContain(OWNED)
    expect(body.content, seen).not.toContain(KEY)
    // A word that was asked stands in the text whole, whatever it says; a stroke stands between forms of a word.
    const asked =
      attack.place === 'word' ? parseWordList(attack.text).flatMap((word) => word.split('/')) : []
    const own = asked.reduce(
      (text, word) => text.replace(word.toLocaleLowerCase('fr'), ''),
      body.content.toLocaleLowerCase('fr'),
    )
    expect(recited(own, server), seen).toBeUndefined()
  }
  expect(JSON.stringify(app.logged)).not.toContain('ignore')
  expect(Object(Object.prototype)).not.toHaveProperty('polluted')
})

/** The real reader; one picture is read once. */
function oneReading(): PhotoReader {
  const reader = testReader()
  const readings = new Map<string, ReturnType<PhotoReader['read']>>()
  return {
    ...reader,
    read: (bytes, options) => {
      const known = readings.get(options.purpose) ?? reader.read(bytes, options)
      readings.set(options.purpose, known)
      return known
    },
  }
}

interface Copy {
  readonly said: readonly string[]
  /** Those that the adult is asked about. */
  readonly disputed: readonly string[]
}

function parseCopy(body: unknown, purpose: 'words' | 'dictation'): Copy {
  if (purpose === 'words') {
    const { words: said, doubtful = [] } = photoWords.parse(body)
    return { said, disputed: doubtful }
  }
  const { tokens } = photoText.parse(body)
  const disputed = tokens.filter(({ confidence }) => confidence === 0)
  return { said: tokens.map(({ text }) => text), disputed: disputed.map(({ text }) => text) }
}

test('I8 a model that obeys a page gives a draft as every other: words, none of its orders, nothing unseen', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using server = await startAiServer()
  await using base = await testApp()
  const reader = oneReading()
  const parts = { ...base, reader, log: SILENT_LOG, clock: base.clock.read }
  const served = appOn(parts, { ai: aiOf(server) })
  const adult = callerOf(served, { cookie: (await base.as(claire)).cookie })
  const bytes = await readFile(new URL('../photos/word-list.jpg', import.meta.url))
  const image = `data:image/jpeg;base64,${bytes.toString('base64')}`
  for (const attack of INJECTIONS.filter(({ place }) => place === 'page')) {
    for (const purpose of ['words', 'dictation'] as const) {
      server.calls.splice(0)
      obey(server, attack)
      const answer = await adult.send(routes.processImage, { body: { image, purpose } })
      expect(answer.status, attack.text).toBe(200)
      const { said, disputed } = parseCopy(answer.body, purpose)
      const text = said.join(' ')
      const seen = `${attack.text} ${purpose}: ${text}`
      expect(undocumented(answer.body, replySchema(routes.processImage) ?? {}), seen).toEqual([])
      expect(recited(text, server), seen).toBeUndefined()
      expect(text, seen).not.toMatch(UNSEEN)
      expect(said.length, seen).toBeLessThan(60)
      // What the form makes of it.
      expect(parseWordList(text).join(' '), seen).not.toMatch(NOT_PROSE)
      expect(
        disputed.every((word) => said.includes(word)),
        seen,
      ).toBe(true)
    }
  }
  await reader.close()
})

test('I8 no text makes a score: what a copy says of itself is words like others', async () => {
  await using app = await testApp()
  const adult = await app.as(claire)
  const own = await completeAccountOf(adult)
  const sent = { learner_id: own.learner.id, dictation_id: own.dictation.id, score: 100 }
  for (const { text } of INJECTIONS) {
    const content = `Le castor ronge un arbre. ${text}`
    const right = await adult.send(routes.saveCorrection, { body: { ...sent, content } })
    const none = await adult.send(routes.saveCorrection, { body: { ...sent, content: text } })
    expect([right.status, right.body.score], text).toEqual([201, 100])
    expect([none.status, none.body.score <= 40], text).toEqual([201, true])
  }
})
