/** What a provider is sent for a dictation: the request of the form and nothing about who made it. */
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import { STUDIED_TENSES } from '../../../french/checking/studied-tenses.ts'
import { MAX_WORDS } from '../../../french/sentence-length.ts'
import { dictationPrompt, dictationSystem } from '../../../texts/ai/dictation-prompt.ts'
import type { LanguageService } from '../../language-worker/language-service.ts'
import type { ChatMessage } from '../provider/chat-completions.ts'

/** First bold, then careful: a text that was refused once is asked again more soberly. */
const TEMPERATURES = [0.8, 0.5, 0.2]

/** A sentence of CM2 with its punctuation takes some forty tokens; some models also think before they write. */
const TOKEN_BUDGET = { before: 1000, sentence: 100 }

/** Several times the longest dictation with the envelope of the protocol. */
const MAX_BYTES = 262_144

export interface WordsByInflection {
  readonly exact: readonly string[]
  readonly lemmas: readonly string[]
}

/** Which of the given words may be inflected, by the rule that the text is checked with. */
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
      mostWords: MAX_WORDS[request.level],
      reason,
    }),
    temperature: TEMPERATURES[attempt] ?? 0,
    maxTokens: TOKEN_BUDGET.before + TOKEN_BUDGET.sentence * request.length,
    maxBytes: MAX_BYTES,
  }
}
