/** What the preview reads off a text: where the given words stand, which sentence comes next, what is asked of the server. */
import type { SentenceRequest } from '../../../contract/sentence-proposals.ts'
import { MAX_SENTENCE_PROPOSALS } from '../../../domain/dictation/dictation-limits.ts'
import {
  type ChangingText,
  piecesOf,
  type SentenceChoice,
  shownSentence,
} from './sentence-choices-state.ts'

/** Where a given word stands: its forms, each with the number of a sentence. */
export interface WordPlaces {
  readonly word: string
  readonly places: readonly { readonly form: string; readonly sentence: number }[]
}

/** The given words that the sentences hold, in the order of the text; those that the adult wrote are not looked into. */
export function wordPlaces(text: Pick<ChangingText, 'content' | 'choices'>): WordPlaces[] {
  const found = piecesOf(text).flatMap(({ place }, at) => {
    const choice = place === null ? undefined : text.choices[place]
    const words = choice === undefined ? [] : shownSentence(choice).words
    return words.map(({ word, form }) => ({ word, form, sentence: at + 1 }))
  })
  return [...Map.groupBy(found, ({ word }) => word)].map(([word, places]) => ({ word, places }))
}

/** Index of the known sentence that is next at the place; null when another is to be asked for. */
export function nextKnown({ sentences, shown, isExhausted }: SentenceChoice): number | null {
  if (shown < sentences.length - 1) return shown + 1
  return isExhausted || sentences.length > MAX_SENTENCE_PROPOSALS ? 0 : null
}

/** What is asked of the server; null when the sentence no longer stands in the text. */
export function sentenceRequestOf(draft: ChangingText, place: number): SentenceRequest | null {
  const pieces = piecesOf(draft)
  const at = pieces.findIndex((piece) => piece.place === place)
  const choice = draft.choices[place]
  const piece = pieces[at]
  if (choice === undefined || piece === undefined) return null
  const { request, written } = draft
  const texts = pieces.map(({ text }) => text)
  return {
    words: [...request.words],
    level: request.level,
    length: request.length,
    theme: request.theme,
    pedagogicalGoals: [...request.pedagogicalGoals],
    keptWords: [...request.words],
    form: written.form,
    story: written.story,
    seed: written.seed,
    knownStories: [...written.knownStories],
    before: texts.slice(0, at),
    sentence: piece.text,
    after: texts.slice(at + 1),
    refused: choice.sentences.map(({ text }) => text),
  }
}
