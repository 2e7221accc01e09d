/**
 * A provider in all its bad modes, at the three doors of a whole server: every click gets its text, its exercise or its
 * reading, or the French sentence, within half a minute; the server lives and nothing is asked more than three times.
 */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { splitSentences } from '../../src/french/checking/sentence-splitting.ts'
import { engineTookOver, readerTookOver } from '../../src/texts/ai/provider-notices.ts'
import { sendPhoto, testPhoto } from '../support/hostile/photo-sending.ts'
import type { Person } from '../support/people/people.ts'
import {
  childrenOf,
  openFiles,
  residentBytes,
  stateOf,
} from '../support/product/process-figures.ts'
import type { SignedInCaller } from '../support/product/test-app.ts'
import { type WholeServer, wholeServer } from '../support/product/whole-server.ts'
import { type AiCall, type AiServer, says, startAiServer } from '../support/services/ai-server.ts'
import { type BadMode, badModes } from '../support/services/provider-modes.ts'

const DEADLINE_MS = 30_000
const MB = 2 ** 20

interface Office extends AsyncDisposable {
  readonly server: WholeServer
  readonly provider: AiServer
  /** Where a redirect would lead. */
  readonly inside: AiServer
}

async function office(): Promise<Office> {
  const [provider, inside] = [await startAiServer(), await startAiServer(says('secret'))]
  const server = await wholeServer({
    AI_NAME: 'Fabulia',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'fable-1',
    AI_VISION_MODEL: 'eye-1',
  })
  return {
    server,
    provider,
    inside,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
      await inside[Symbol.asyncDispose]()
    },
  }
}

function teacherNumber(i: number): Person {
  return { email: `maitre-${i}@ecole.exemple.fr`, name: `Maître ${i}`, plan: 'teacher' }
}

/** What tells the calls of one click from those of the others: what was asked, or the picture that was shown. */
function clickOf({ body, sent }: AiCall): string {
  if (body.model !== 'eye-1') {
    const door = sent.includes('grammar_class') ? 'exercise' : 'dictation'
    return `${door} ${/\b(?:CE1|CM1|CM2)\b/u.exec(sent)?.[0]} ${body.max_tokens}`
  }
  const picture = /base64,([^"]+)/u.exec(sent)?.[1] ?? ''
  return createHash('sha256').update(picture).digest('hex')
}

interface Clicks {
  /** The mode in which the calls of a click are answered, by what tells them from others. */
  readonly modes: Map<string, BadMode>
  readonly calls: Map<string, number>
}

/** Answers each click in its mode; a picture that comes for the first time gets the next mode. */
function answerInModes(provider: AiServer, modes: readonly BadMode[]): Clicks {
  const clicks: Clicks = { modes: new Map(), calls: new Map() }
  const unused = [...modes]
  provider.answerBy((call) => {
    const click = clickOf(call)
    const mode = clicks.modes.get(click) ?? unused.shift()
    if (mode === undefined) throw new Error('a call that nobody asked for')
    clicks.modes.set(click, mode)
    clicks.calls.set(click, (clicks.calls.get(click) ?? 0) + 1)
    return mode.answer
  })
  return clicks
}

function expectFewCalls({ modes, calls }: Clicks): void {
  for (const [click, mode] of modes) {
    const made = calls.get(click) ?? 0
    expect(made, mode.name).toBeGreaterThanOrEqual(1)
    expect(made, mode.name).toBeLessThanOrEqual(mode.calls)
  }
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const value = await work()
  expect(performance.now() - from, name).toBeLessThan(DEADLINE_MS)
  return value
}

function sentencesOf(text: string): number {
  return splitSentences(text).length
}

const LEVELS = ['CE1', 'CM1', 'CM2'] as const

/** Another level and number of sentences for each mode: the provider's calls are told apart by them. */
function askedIn(i: number) {
  const level = LEVELS[i % LEVELS.length] ?? 'CE1'
  return { level, number: 3 + Math.floor(i / LEVELS.length) }
}

async function askDictation(teacher: SignedInCaller, mode: BadMode, i: number): Promise<void> {
  const { level, number: length } = askedIn(i)
  const body = { words: ['écureuil'], level, length }
  const reply = await timed(mode.name, () => teacher.send(routes.generateDictation, { body }))
  expect(reply.status, mode.name).toBe(200)
  const { content, source, warnings } = reply.body
  const written = [sentencesOf(content), content]
  expect(written, mode.name).toEqual([length, expect.stringMatching(/écureuil/iu)])
  expect(content).not.toContain('\ufffd')
  if (source === 'mixed') expect(mode.absence).toBe('unfit')
  else {
    const told = engineTookOver(mode.absence, 'Fabulia')
    expect([source, warnings[0]], mode.name).toEqual(['engine', told])
  }
}

async function askExercise(teacher: SignedInCaller, mode: BadMode, i: number): Promise<void> {
  const { level, number: count } = askedIn(i)
  const body = { level, count, type: 'analysis' } as const
  const { status, problem } = await timed(mode.name, () =>
    teacher.send(routes.generateExercise, { body }),
  )
  const error = typeof mode.error === 'string' ? mode.error : expect.stringMatching(mode.error)
  expect([status, problem], mode.name).toEqual([502, { error, code: 'ai-failed' }])
  // The way on that the screen offers.
  const alone = await teacher.send(routes.generateExercise, { body: { ...body, withoutAi: true } })
  expect([alone.status, alone.body.questions.length]).toEqual([200, count])
}

async function askPhoto(teacher: SignedInCaller, mode: BadMode, page: Buffer): Promise<void> {
  const { status, last } = await timed(mode.name, () => sendPhoto(teacher, page))
  expect([status, last], mode.name).toMatchObject([
    200,
    { reader: 'embedded', notice: readerTookOver(mode.absence, 'Fabulia') },
  ])
  expect(last.words).toContain('une poule')
}

/** Nothing is left of the bad answers: no process, no connection, no memory. */
async function expectUnharmed({ server, inside }: Office, before: number): Promise<void> {
  const growth = (await residentBytes(server.pid)) - before
  console.log(`O5 server +${Math.round(growth / MB)} MB, ${await openFiles(server.pid)} open files`)
  // The language that the engine writes with comes in too, at its first text.
  expect(growth).toBeLessThan(300 * MB)
  expect(inside.calls).toEqual([])
  const states = await Promise.all((await childrenOf(server.pid)).map(stateOf))
  expect(states).not.toContain('Z')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(server.product.printed()).not.toContain('"level":"error"')
}

test('O5 O6 dictations and exercises: each of twenty-six bad modes of a provider has its text or its French sentence', async () => {
  await using at = await office()
  const { server, provider, inside } = at
  const modes = badModes(inside.baseUrl)
  expect(modes).toHaveLength(26)
  const clicks = answerInModes(provider, [])
  const before = await residentBytes(server.pid)
  await Promise.all(
    modes.map(async (mode, i) => {
      const { level, number } = askedIn(i)
      clicks.modes.set(`dictation ${level} ${1000 + 100 * number}`, mode)
      clicks.modes.set(`exercise ${level} ${1000 + 500 * number}`, mode)
      const teacher = await server.as(teacherNumber(i))
      await Promise.all([askDictation(teacher, mode, i), askExercise(teacher, mode, i)])
    }),
  )
  expect(clicks.calls.size).toBe(2 * modes.length)
  expectFewCalls(clicks)
  await expectUnharmed(at, before)
})

test('O5 O6 photos: in each of twenty-six bad modes of a provider the embedded reader reads, and says why', async () => {
  await using at = await office()
  const { server, provider, inside } = at
  const modes = badModes(inside.baseUrl)
  const clicks = answerInModes(provider, modes)
  const list = sharp(await testPhoto('word-list.jpg'))
  const before = await residentBytes(server.pid)
  const asking: Promise<void>[] = []
  for (const [i, mode] of modes.entries()) {
    // Each time a little smaller: a picture that the provider has not seen.
    const page = await list
      .clone()
      .resize({ width: 900 - 8 * i })
      .jpeg({ quality: 95 })
      .toBuffer()
    asking.push(askPhoto(await server.as(teacherNumber(i)), mode, page))
    await expect.poll(() => clicks.modes.size, { timeout: DEADLINE_MS }).toBe(i + 1)
  }
  await Promise.all(asking)
  expectFewCalls(clicks)
  await expectUnharmed(at, before)
})
