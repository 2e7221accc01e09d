/** The language in the calling thread, which it blocks: for the worker thread itself, commands and tests. */
import type { Language } from '../../french/data/language.ts'
import { asLanguageService, type LanguageService, type LanguageTask } from './language-service.ts'
import { LANGUAGE_TASKS } from './language-tasks.ts'

/** The task over `input` unchecked: only this server posts tasks, each with the input of its type. */
function asUntypedTask(task: LanguageTask): (language: Language, input: unknown) => unknown {
  return LANGUAGE_TASKS[task] as (language: Language, input: unknown) => unknown
}

export function runTask(language: Language, task: LanguageTask, input: unknown): unknown {
  return asUntypedTask(task)(language, input)
}

export function inProcessLanguage(load: () => Promise<Language>): LanguageService {
  return asLanguageService(async (task, input) => runTask(await load(), task, input))
}
