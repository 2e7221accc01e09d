/**
 * npm run --silent phrases -- --requests FILE.json --seeds 1,2,3 : the offline sentence engine, JSON on stdout.
 * FILE holds `{"requests":[{"id","level","words","length","theme","goals"}]}`, or the list itself.
 */
import { readFileSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { formOf } from '../../src/domain/dictation/dictation-form.ts'
import { isLevel, type Level } from '../../src/domain/level.ts'
import { writeDictation } from '../../src/french/generation/write-dictation.ts'
import type { Sentence } from '../../src/french/sentence.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'

interface Request {
  readonly id: string
  readonly level: Level
  readonly words: readonly string[]
  readonly length: number
  readonly theme: string
  readonly goals: readonly string[]
}

const USAGE = 'usage: phrases --requests FILE.json --seeds 1,2,3'

function fail(message: string): never {
  stderr.write(`${message}\n`)
  exit(2)
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function requestOf(value: unknown, index: number): Request {
  const read = (key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const level = read('level')
  if (!isLevel(level)) fail(`request ${index}: level must be CP, CE1, CE2, CM1 or CM2`)
  const length = Number(read('length') ?? 5)
  if (!Number.isInteger(length) || length < 1) fail(`request ${index}: length must be 1 or more`)
  return {
    id: String(read('id') ?? index),
    level,
    length,
    words: texts(read('words')),
    theme: String(read('theme') ?? ''),
    goals: texts(read('goals') ?? read('pedagogicalGoals')),
  }
}

function requestsOf(text: string): Request[] {
  const data: unknown = JSON.parse(text)
  const list: unknown = Array.isArray(data) ? data : Reflect.get(Object(data), 'requests')
  return Array.isArray(list) ? list.map(requestOf) : fail('no «requests» in the file')
}

function shown(sentence: Sentence): unknown {
  const words = sentence.tokens.map(({ text, nature, grammarFunction }) =>
    grammarFunction === null ? { text, nature } : { text, nature, function: grammarFunction },
  )
  return { text: sentence.text, forced: sentence.forced, words }
}

function parseOptions(): { requests?: string; seeds: string } {
  try {
    return parseArgs({
      args: argv.slice(2),
      options: { requests: { type: 'string' }, seeds: { type: 'string', default: '1' } },
    }).values
  } catch {
    return fail(USAGE)
  }
}

function readRequests(file: string): Request[] {
  try {
    return requestsOf(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const asked = parseOptions()
const seeds = asked.seeds.split(',').map(Number)
if (asked.requests === undefined || !seeds.every(Number.isInteger)) fail(USAGE)
const requests = readRequests(asked.requests)
const language = loadLanguage()
const output = requests.flatMap(({ id, goals, ...request }) =>
  seeds.map((seed) => {
    const startedAt = performance.now()
    const written = writeDictation({ ...request, pedagogicalGoals: goals }, language, seed)
    const ms = Math.round(performance.now() - startedAt)
    const { text, missing, forced, warnings, theme, story } = written
    return {
      id,
      seed,
      form: formOf(written),
      story,
      text,
      sentences: written.sentences.map(shown),
      missing,
      forced,
      warnings,
      theme,
      ms,
    }
  }),
)
stdout.write(`${JSON.stringify(output, null, 1)}\n`)
