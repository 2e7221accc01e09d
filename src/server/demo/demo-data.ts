/** The demo as it is written in data/demo: days count back from the creation, hours are those of Paris. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { OPERATIONS } from '../../domain/calculation/operation.ts'
import { LEVELS } from '../../domain/level.ts'

const FOLDER = fileURLToPath(new URL('../../../data/demo/', import.meta.url))

const level = z.enum(LEVELS)
/** Rows moved off a weekend go back by two days at most and still fall within the month. */
const day = z.int().check(z.gte(1), z.lte(29))
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/u))

const demoData = z.object({
  account: z.object({
    email: z.email(),
    name: z.string(),
    password_words: z.array(z.string().check(z.regex(/^[a-z]{4,9}$/u))).check(z.length(64)),
  }),
  learners: z.array(
    z.object({
      key: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      /** MM-DD; the year follows from the level. */
      birthday: z.string().check(z.regex(/^\d{2}-\d{2}$/u)),
      level,
    }),
  ),
  dictations: z.array(
    z.object({
      key: z.string(),
      day,
      title: z.string(),
      level,
      theme: z.string(),
      goals: z.array(z.string()),
      content: z.string(),
    }),
  ),
  copies: z.array(
    z.object({
      learner: z.string(),
      dictation: z.string(),
      day,
      time,
      /** What the child wrote instead of a word; empty when it was forgotten. */
      written: z.record(z.string(), z.string()),
    }),
  ),
  calculations: z.array(
    z.object({
      learner: z.string(),
      day,
      time,
      operation: z.array(z.enum(OPERATIONS)),
      questions: z.int(),
      correct: z.int(),
      total_ms: z.int(),
    }),
  ),
})

export type DemoData = z.infer<typeof demoData>

async function read(name: string): Promise<unknown> {
  const content: unknown = JSON.parse(await readFile(`${FOLDER}${name}.json`, 'utf8'))
  return content
}

/** Reads and checks the files of data/demo; throws when one is damaged. */
export async function loadDemoData(): Promise<DemoData> {
  const names = ['account', 'learners', 'dictations', 'copies', 'calculations']
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)]))
  return demoData.parse(Object.fromEntries(entries))
}
