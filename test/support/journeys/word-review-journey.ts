/** A copy with three missed words, and the days that pass until they come back. */
import { type BrowserContext, expect } from '@playwright/test'
import { EMPTY_REVIEW } from '../../../src/domain/copy/review/copy-review.ts'
import { type Statement, sql } from '../../../src/server/db/database.ts'
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { ownerConnection } from '../database/own-postgres.ts'
import type { Person } from '../people/journey-people.ts'
import { FOREST, storeDictation } from './correction-journey.ts'

/** Saves a copy of `FOREST` with «branche», «noisettes» and «long» missed; answers the learner's id. */
export async function saveMissedWords(context: BrowserContext): Promise<string> {
  const dictation_id = await storeDictation(context, FOREST)
  const [learner] = await (await context.request.get('/api/learners')).json()
  const { scale, weights, switches } = EMPTY_REVIEW
  const saved = await context.request.post('/api/french-dictation-results', {
    data: {
      learner_id: learner.id,
      dictation_id,
      content: FOREST.content
        .replace('de branche', 'de brenche')
        .replace('noisettes', 'noisette')
        .replace('long', 'lon'),
      review: {
        ...{ original: FOREST.content, extras: [], signs: [], choices: [] },
        ...{ scale, weights, switches },
        faults: [
          { index: 5, kind: 'written', text: 'brenche' },
          { index: 11, kind: 'written', text: 'noisette' },
          { index: 14, kind: 'written', text: 'lon' },
        ],
      },
    },
  })
  expect(saved.status(), await saved.text()).toBe(201)
  return learner.id
}

async function asOwner(query: Statement): Promise<void> {
  const database = openOperatorDatabase(
    await ownerConnection(process.env.DATA_DIR ?? ''),
    SILENT_LOG,
  )
  try {
    await database.transaction((run) => run(query))
  } finally {
    await database.close()
  }
}

/** Moves what is stored of a person back, as if the days had passed. */
export function daysPass(person: Person, days: number): Promise<void> {
  return asOwner(sql`
    update learner_word_answers set day = day - ${days}::integer
    where user_id = (select id from auth.users where email = ${person.email})`)
}

/** Tests of a person with this score were taken so many days ago. */
export function resultsPast(person: Person, score: number, days: number): Promise<void> {
  return asOwner(sql`
    update math_calculation_results set created_at = created_at - make_interval(days => ${days}::integer)
    where score = ${score} and user_id = (select id from auth.users where email = ${person.email})`)
}
