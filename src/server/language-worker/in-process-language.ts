/** The language in the calling thread, which stands still while it answers: for the thread itself, and for tests. */
import type { Language } from '../../french/data/language.ts'
import { asLanguageService, type LanguageService, type LanguageTask } from './language-service.ts'
import { LANGUAGE_TASKS } from './language-tasks.ts'

/** Does one task; `input` is what the type of the task says, since both sides are this server. */
export function runTask(language: Language, task: LanguageTask, input: unknown): unknown {
  const work = LANGUAGE_TASKS[task] as (language: Language, input: unknown) => unknown
  return work(language, input)
}

export function inProcessLanguage(load: () => Promise<Language>): LanguageService {
  return asLanguageService(async (task, input) => runTask(await load(), task, input))
}
