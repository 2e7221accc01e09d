/** What a provider is sent for a dictation: the request of the form and nothing about who made it. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { STUDIED } from '../../french/check/studied-tenses.ts'
import { MOST_WORDS } from '../../french/planning/word-count.ts'
import { dictationPrompt, dictationSystem } from '../../texts/dictation-prompt.ts'
import type { French } from '../french/french.ts'
import type { ChatMessage } from './chat-completions.ts'

/** First bold, then careful: a text that was refused once is asked again more soberly. */
const TEMPERATURES = [0.8, 0.5, 0.2]

/** A sentence of CM2 with its punctuation takes some forty tokens; some models also think before they write. */
const TOKENS = { before: 1000, sentence: 100 }

/** Several times the longest dictation with the envelope of the protocol. */
const MAX_BYTES = 262_144

export interface SortedWords {
  readonly exact: readonly string[]
  readonly lemmas: readonly string[]
}

/** Which of the given words may be inflected, by the rule that the text is checked with. */
export async function sortedWords(
  words: readonly string[],
  { whichMayInflect }: French,
): Promise<SortedWords> {
  const lemmas = await whichMayInflect({ words })
  return { exact: words.filter((word) => !lemmas.includes(word)), lemmas }
}

export function dictationMessage(
  request: DictationRequest,
  words: SortedWords,
  { attempt, reason }: { readonly attempt: number; readonly reason: string | null },
): ChatMessage {
  return {
    system: dictationSystem(request.level),
    user: dictationPrompt({
      request,
      ...words,
      tenses: STUDIED[request.level],
      mostWords: MOST_WORDS[request.level],
      reason,
    }),
    temperature: TEMPERATURES[attempt] ?? 0,
    maxTokens: TOKENS.before + TOKENS.sentence * request.length,
    maxBytes: MAX_BYTES,
  }
}
