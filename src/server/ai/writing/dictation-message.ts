/** The message for a dictation: the request of the form, and nothing about who made it. */
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import { STUDIED_TENSES } from '../../../french/checking/studied-tenses.ts'
import { MAX_WORDS_PER_SENTENCE } from '../../../french/sentence-length.ts'
import { dictationPrompt, dictationSystem } from '../../../texts/ai/dictation-prompt.ts'
import type { LanguageService } from '../../language-worker/language-service.ts'
import type { ChatMessage } from '../provider/chat-completions.ts'

/** By attempt: creative first, careful after a refusal. */
const TEMPERATURES = [0.8, 0.5, 0.2]

/** A CM2 sentence takes some forty tokens; reasoning takes more. */
const TOKEN_BUDGET = { base: 1000, perSentence: 100 }

/** Several times the longest dictation in its envelope. */
const MAX_BYTES = 262_144

export interface WordsByInflection {
  readonly exact: readonly string[]
  readonly lemmas: readonly string[]
}

/** By the rule that the check of the text applies. */
export async function splitByInflection(
  words: readonly string[],
  { inflectableWords }: LanguageService,
): Promise<WordsByInflection> {
  const lemmas = await inflectableWords({ words })
  return { exact: words.filter((word) => !lemmas.includes(word)), lemmas }
}

export function dictationMessage(
  request: DictationRequest,
  words: WordsByInflection,
  { attempt, reason }: { readonly attempt: number; readonly reason: string | null },
): ChatMessage {
  return {
    system: dictationSystem(request.level),
    user: dictationPrompt({
      request,
      ...words,
      tenses: STUDIED_TENSES[request.level],
      mostWords: MAX_WORDS_PER_SENTENCE[request.level],
      reason,
    }),
    temperature: TEMPERATURES[attempt] ?? 0,
    maxTokens: TOKEN_BUDGET.base + TOKEN_BUDGET.perSentence * request.length,
    maxBytes: MAX_BYTES,
  }
}
