/** The sentences of a previewed text, of which each may give way to another for the same words (TXT-03). */
import type { DictationSentence, GeneratedDictation } from '../../../contract/generation.ts'
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'

/** A place of the text: the sentence that was written there first, and those proposed since. */
export interface SentenceChoice {
  readonly sentences: readonly DictationSentence[]
  /** Index of the one shown. */
  readonly shown: number
  readonly isAsking: boolean
  /** No other was found for the words. */
  readonly isExhausted: boolean
  /** Why the last question had no answer, in French. */
  readonly problem: string | null
}

/** A text of which sentences may give way. */
export interface ChangingText {
  readonly content: string
  readonly choices: readonly SentenceChoice[]
  readonly request: DictationRequest
  readonly written: Pick<GeneratedDictation, 'form' | 'story' | 'seed' | 'knownStories'>
}

export type SentenceChoiceEvent =
  | { readonly type: 'sentence-asked'; readonly place: number }
  /** null: none was found. */
  | {
      readonly type: 'sentence-proposed'
      readonly place: number
      readonly sentence: DictationSentence | null
    }
  | { readonly type: 'sentence-failed'; readonly place: number; readonly problem: string }
  | { readonly type: 'sentence-shown'; readonly place: number; readonly shown: number }

export function choicesOf(sentences: readonly DictationSentence[]): readonly SentenceChoice[] {
  return sentences.map((sentence) => ({
    sentences: [sentence],
    shown: 0,
    isAsking: false,
    isExhausted: false,
    problem: null,
  }))
}

export function shownSentence({ sentences, shown }: SentenceChoice): DictationSentence {
  return sentences[shown] ?? { text: '', words: [] }
}

/** A sentence of the text, or what the adult wrote between two of them. */
export interface TextPiece {
  readonly text: string
  readonly start: number
  /** Index of its choice; null when it is the adult's. */
  readonly place: number | null
}

/** What an adult wrote, a piece each line. */
function ownPieces(content: string, from: number, to: number): TextPiece[] {
  return Array.from(content.slice(from, to).matchAll(/[^\n]+/gu), ({ index, 0: line }) => ({
    text: line.trim(),
    start: from + index + (line.length - line.trimStart().length),
    place: null,
  })).filter(({ text }) => text !== '')
}

/** The text in pieces: a sentence that the adult has changed is one of his own. */
export function piecesOf({
  content,
  choices,
}: Pick<ChangingText, 'content' | 'choices'>): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const [place, choice] of choices.entries()) {
    const { text } = shownSentence(choice)
    const start = text === '' ? -1 : content.indexOf(text, from)
    if (start < 0) continue
    pieces.push(...ownPieces(content, from, start), { text, start, place })
    from = start + text.length
  }
  return [...pieces, ...ownPieces(content, from, content.length)]
}

function withChoice<Text extends ChangingText>(
  draft: Text,
  place: number,
  change: Partial<SentenceChoice>,
): Text {
  const choices = draft.choices.map((choice, index) =>
    index === place ? { ...choice, ...change } : choice,
  )
  return { ...draft, choices }
}

/** Shows one of the sentences of a place in the text; what the adult wrote around it stays. */
function show<Text extends ChangingText>(draft: Text, place: number, shown: number): Text {
  const piece = piecesOf(draft).find((one) => one.place === place)
  const text = draft.choices[place]?.sentences[shown]?.text
  if (piece === undefined || text === undefined) return draft
  const { content } = draft
  const end = piece.start + piece.text.length
  return {
    ...withChoice(draft, place, { shown }),
    content: content.slice(0, piece.start) + text + content.slice(end),
  }
}

export function reduceSentenceChoice<Text extends ChangingText>(
  draft: Text,
  event: SentenceChoiceEvent,
): Text {
  const { place } = event
  const choice = draft.choices[place]
  if (choice === undefined) return draft
  switch (event.type) {
    case 'sentence-asked':
      return withChoice(draft, place, { isAsking: true, problem: null })
    case 'sentence-shown':
      return show(withChoice(draft, place, { problem: null }), place, event.shown)
    case 'sentence-failed':
      return withChoice(draft, place, { isAsking: false, problem: event.problem })
    case 'sentence-proposed': {
      if (!choice.isAsking) return draft
      if (event.sentence === null) {
        return withChoice(draft, place, { isAsking: false, isExhausted: true })
      }
      const sentences = [...choice.sentences, event.sentence]
      const asked = withChoice(draft, place, { isAsking: false, sentences })
      return show(asked, place, sentences.length - 1)
    }
  }
}

/** The draft without its questions, whose answers will come too late. */
export function withoutQuestions<Text extends ChangingText>(draft: Text): Text {
  if (!draft.choices.some(({ isAsking }) => isAsking)) return draft
  return { ...draft, choices: draft.choices.map((choice) => ({ ...choice, isAsking: false })) }
}
