/** The language in the calling thread, which it blocks: for commands and tests. */
import type { Language } from '../../french/data/language.ts'
import { asLanguageService, type LanguageService } from './language-service.ts'
import { runTask } from './language-tasks.ts'

export function inProcessLanguage(load: () => Language): LanguageService {
  return asLanguageService(async (task, input) => runTask(load(), task, input))
}
