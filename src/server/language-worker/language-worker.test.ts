/** The language in its thread: the server goes on meanwhile, and whatever happens to the thread is a passing thing. */
import { expect, test, vi } from 'vitest'
import { claire } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { SILENT_LOG } from '../log.ts'
import { inProcessLanguage } from './in-process-language.ts'
import {
  createLanguageWorker,
  type LanguageWorker,
  type LanguageWorkerOptions,
} from './language-worker.ts'
import { loadLanguage } from './load-language.ts'

const FOREST: DictationRequest = {
  words: ['écureuil', 'noisette', 'forêt', 'courir'],
  level: 'CM2',
  length: 12,
  theme: '',
  pedagogicalGoals: [],
}

/** Where what counts is the line, not the text. */
const SHORT: DictationRequest = { ...FOREST, length: 4 }

function thread(options: Partial<LanguageWorkerOptions> = {}): LanguageWorker & AsyncDisposable {
  const made = createLanguageWorker({ log: SILENT_LOG, ...options })
  return { ...made, [Symbol.asyncDispose]: made.close }
}

/** How many times everything else gets its turn until `work` is over. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  return turns
}

test('a text of the thread is the text of the engine, and others have their turn while it is written', async () => {
  await using language = thread()
  await language.warm()
  const writing = language.french.writeDictation({ request: FOREST, seed: 7 })
  expect(await turnsDuring(writing)).toBeGreaterThan(50)
  const here = inProcessLanguage(loadLanguage)
  expect(await writing).toEqual(await here.writeDictation({ request: FOREST, seed: 7 }))
})

test('every question is answered by the thread as it is here; a mistake in one is an error of its own, and the thread stays', async () => {
  await using language = thread()
  const here = inProcessLanguage(loadLanguage)
  const text = 'Le chat dort sur le lit. Il rêve.'
  const request: DictationRequest = { ...FOREST, words: ['chta', 'lit'], length: 2 }
  const pieces = [{ first: 1, last: 1, expected: 'chat', written: 'chats' }]
  const exercise = { level: 'CE1', type: 'fill', count: 3, wide: false } as const
  const asked = { ...exercise, analysisType: { nature: true, function: true } }
  const noun = { text: 'souvent', nature: 'nom' } as const
  const questions = [{ sentence: 'souvent', words: [noun] }]
  const { french } = language
  const writing = { request: asked, seed: 3 }
  expect(await french.writeExercise(writing)).toEqual(await here.writeExercise(writing))
  const copy = { text, pieces, level: 'CE1' } as const
  expect(await french.diagnoseCopy(copy)).toEqual(await here.diagnoseCopy(copy))
  const forms = { forms: ['chat', 'chta'], among: 'language' } as const
  expect(await french.knownWords(forms)).toEqual(['chat'])
  expect(await french.knownWords({ forms: ['chat', 'chta'], among: 'school' })).toEqual(['chat'])
  expect(await french.knownWords({ forms: 'all', among: 'school' })).toContain('chat')
  expect(await french.knownWords({ forms: 'all', among: 'language' })).toEqual([])
  expect(await french.inflectableWords(request)).toEqual(await here.inflectableWords(request))
  expect(await french.requestRemarks({ request })).toEqual(await here.requestRemarks({ request }))
  expect(await french.checkText({ text, request })).toEqual(await here.checkText({ text, request }))
  const mending = { sentences: ['Le chat dort.'], request, seed: 1 }
  expect(await french.repairText(mending)).toEqual(await here.repairText(mending))
  expect(await french.findExcludedNature({ questions })).toMatchObject({ word: 'souvent' })

  const broken: DictationRequest = JSON.parse('{"words":null}')
  await expect(french.writeDictation({ request: broken, seed: 1 })).rejects.toThrow(TypeError)
  await french.writeDictation({ request: SHORT, seed: 1 })
  expect(language.load().threads).toBe(1)
})

test('short questions go before long ones, and a full line turns away at once', async () => {
  await using language = thread({ maxQueued: { short: 1, long: 1 } })
  const { french } = language
  const answers: string[] = []
  const write = () => french.writeDictation({ request: SHORT, seed: 1 })
  const forms = { forms: ['chat'], among: 'language' } as const
  const first = write().then(() => answers.push('first text'))
  const second = write().then(() => answers.push('second text'))
  const word = french.knownWords(forms).then(() => answers.push('word'))
  await expect(write()).rejects.toMatchObject({ name: 'LanguageUnavailable' })
  await expect(french.knownWords(forms)).rejects.toMatchObject({ name: 'LanguageUnavailable' })
  await Promise.all([first, second, word])
  expect(answers).toEqual(['first text', 'word', 'second text'])
})

test('who leaves gives the place in the line back', async () => {
  await using language = thread({ maxQueued: { short: 1, long: 1 } })
  const { french } = language
  const write = (signal?: AbortSignal) => french.writeDictation({ request: SHORT, seed: 1 }, signal)
  const first = write()
  const browser = new AbortController()
  const left = write(browser.signal)
  browser.abort()
  await expect(left).rejects.toMatchObject({ name: 'CallAborted' })
  expect(language.load().waiting).toBe(0)
  await expect(write(AbortSignal.abort())).rejects.toMatchObject({ name: 'CallAborted' })
  await Promise.all([first, write()])
})

test('a thread that runs out of memory or of time is lost with its question, and started again', async () => {
  for (const limit of [{ heapMegabytes: 8 }, { taskLimits: { cpuMs: 1, wallMs: 1 } }]) {
    await using language = thread(limit)
    const write = () => language.french.writeDictation({ request: SHORT, seed: 1 })
    const asked = [write(), write()]
    for (const one of await Promise.allSettled(asked)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'LanguageUnavailable' } })
    }
    expect(language.load()).toEqual({ working: false, waiting: 0, threads: 2 })
  }
})

test('a thread that answers just when its time is over does not take the next question with it', async () => {
  await using language = thread()
  await language.warm()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const forms = { forms: ['chat'], among: 'language' } as const
    const first = language.french.knownWords(forms).catch((error: Error) => error.name)
    const next = language.french.knownWords(forms)
    // The thread answers; nobody hears it before the time is over.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    vi.advanceTimersByTime(120_000)
    expect(await first).toBe('LanguageUnavailable')
    expect(await next).toEqual(['chat'])
  } finally {
    vi.useRealTimers()
  }
})

test('the end of the server answers whoever waits', async () => {
  const language = thread()
  const asked = [1, 2, 3].map((seed) => language.french.writeDictation({ request: SHORT, seed }))
  const ends = Promise.allSettled(asked)
  await language.close()
  for (const one of await ends) {
    expect(one).toMatchObject({ status: 'rejected', reason: { name: 'LanguageUnavailable' } })
  }
  await expect(language.warm()).rejects.toMatchObject({ name: 'LanguageUnavailable' })
})

test('O3 a server with too many texts to write says so, with the time after which to ask again', async () => {
  await using language = thread({ maxQueued: { short: 1, long: 1 } })
  await using app = await testApp({ french: language.french })
  const teacher = await app.as(claire)
  const { words, level, length } = FOREST
  const body = { words: [...words], level, length }
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => teacher.send(routes.generateDictation, { body })),
  )
  const statuses = replies.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  for (const { status, headers, problem } of replies) {
    if (status === 200) continue
    expect([status, problem.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
  }
})
