/** The language in the calling thread, which stands still while it answers: for the thread itself, and for tests. */
import type { Language } from '../../french/language.ts'
import { type French, type FrenchTask, parseFrench } from './french.ts'
import { FRENCH_WORK } from './french-work.ts'

/** Does one task; `input` is what the type of the task says, since both sides are this server. */
export function parseAndWork(language: Language, task: FrenchTask, input: unknown): unknown {
  const work = FRENCH_WORK[task] as (language: Language, input: unknown) => unknown
  return work(language, input)
}

export function frenchHere(load: () => Promise<Language>): French {
  return parseFrench(async (task, input) => parseAndWork(await load(), task, input))
}
