/** Parses a provider's reply into an exercise, with the specified refusals (specification §5; GRA-04). */
import { accept, type Result, refuse } from '../refusal.ts'
import type {
  AnalysedWord,
  AnalysisQuestion,
  ExerciseType,
  FillQuestion,
  GapWord,
  ReorderQuestion,
  ReorderWord,
} from './exercise.ts'
import { GAP } from './exercise.ts'
import { type GrammarFunction, isGrammarFunction } from './grammar-function.ts'
import { type AskedNature, isAskedNature } from './nature.ts'

/** Word and question numbers start at 1. */
export type ExerciseRefusal =
  | { readonly kind: 'no-content' }
  | { readonly kind: 'not-json'; readonly detail: string }
  | { readonly kind: 'no-questions' }
  | { readonly kind: 'question-incomplete'; readonly question: number }
  | { readonly kind: 'word-incomplete'; readonly word: number; readonly question: number }
  | { readonly kind: 'nature-invalid'; readonly nature: string; readonly word: string }
  /** The lexicon rules out this nature for the word. */
  | {
      readonly kind: 'nature-excluded'
      readonly nature: string
      readonly word: string
      readonly allowed: readonly string[]
    }
  | { readonly kind: 'function-invalid'; readonly name: string; readonly word: string }
  /** Unusable gaps, options or positions. */
  | { readonly kind: 'question-unplayable'; readonly question: number }

/** The engine alone writes the others, from the lexicon. */
export type ProvidedType = 'analysis' | 'fill' | 'reorder'

export function isProvidedType(type: ExerciseType): type is ProvidedType {
  return type !== 'conjugation' && type !== 'agreement'
}

export type ExerciseQuestions =
  | readonly AnalysisQuestion[]
  | readonly FillQuestion[]
  | readonly ReorderQuestion[]

type Read<Value> = Result<Value, ExerciseRefusal>

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function filled(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.normalize('NFC').trim() : null
}

/** Models often add code fences or a sentence around the JSON. */
function jsonIn(reply: string): string {
  const fenced = /```(?:json)?([\s\S]*?)```/u.exec(reply)?.[1] ?? reply
  const [start, end] = [fenced.indexOf('{'), fenced.lastIndexOf('}')]
  return start >= 0 && end > start ? fenced.slice(start, end + 1) : fenced
}

function parseJson(reply: string): Read<unknown> {
  try {
    return accept<unknown>(JSON.parse(jsonIn(reply)))
  } catch (error) {
    return refuse({ kind: 'not-json', detail: error instanceof Error ? error.message : '' })
  }
}

function natureOf(value: string): AskedNature | null {
  const lower = value.toLocaleLowerCase('fr')
  return isAskedNature(lower) ? lower : null
}

function functionRead(value: unknown, word: string): Read<GrammarFunction | null> {
  if (value === undefined || value === null || value === '') return accept(null)
  if (isGrammarFunction(value)) return accept(value)
  return refuse({ kind: 'function-invalid', name: String(value), word })
}

function analysedWord(
  value: unknown,
  at: { readonly word: number; readonly question: number },
): Read<AnalysedWord> {
  const [text, nature] = [filled(field(value, 'text')), filled(field(value, 'nature'))]
  if (text === null || nature === null) return refuse({ kind: 'word-incomplete', ...at })
  const known = natureOf(nature)
  if (known === null) return refuse({ kind: 'nature-invalid', nature, word: text })
  const name = functionRead(field(value, 'function'), text)
  if (!name.ok) return name
  return accept(
    name.value === null ? { text, nature: known } : { text, nature: known, function: name.value },
  )
}

/** The first refusal, or all the values. */
function all<Value>(results: readonly Read<Value>[]): Read<readonly Value[]> {
  const values: Value[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return accept(values)
}

function gapWord(value: unknown, question: number): Read<GapWord> {
  const text = filled(field(value, 'text'))
  const listed = field(value, 'options')
  const options = Array.isArray(listed) ? listed.map(filled).filter((one) => one !== null) : []
  const distinct = new Set(options)
  const playable = text !== null && distinct.has(text) && distinct.size === options.length
  return playable && options.length >= 2
    ? accept({ text, options })
    : refuse({ kind: 'question-unplayable', question })
}

function fillQuestion(
  sentence: string,
  words: readonly unknown[],
  question: number,
): Read<FillQuestion> {
  const read = all(words.map((word) => gapWord(word, question)))
  if (!read.ok) return read
  const gaps = sentence.split(GAP).length - 1
  return gaps === read.value.length && gaps > 0
    ? accept({ sentence, words: read.value })
    : refuse({ kind: 'question-unplayable', question })
}

function placedWord(value: unknown, question: number): Read<ReorderWord> {
  const [text, position] = [filled(field(value, 'text')), field(value, 'position')]
  return text !== null && typeof position === 'number' && Number.isInteger(position)
    ? accept({ text, position })
    : refuse({ kind: 'question-unplayable', question })
}

/** The words with the capital and the marks of the sentence, which tell the first and the last. */
function asWritten(sentence: string, words: readonly ReorderWord[]): readonly ReorderWord[] {
  const pieces = sentence.split(/\s+/u)
  const bare = (text: string): string =>
    text.replace(/[^\p{L}\p{N}'-]/gu, '').toLocaleLowerCase('fr')
  const same = words.every(({ text, position }) => bare(pieces[position] ?? '') === bare(text))
  return same && pieces.length === words.length
    ? words.map(({ position }) => ({ text: pieces[position] ?? '', position }))
    : words
}

function reorderQuestion(
  sentence: string,
  words: readonly unknown[],
  question: number,
): Read<ReorderQuestion> {
  const read = all(words.map((word) => placedWord(word, question)))
  if (!read.ok) return read
  const order = read.value.map(({ position }) => position).sort((one, other) => one - other)
  const permutation = order.every((position, index) => position === index)
  return permutation && order.length > 1
    ? accept({ sentence, words: asWritten(sentence, read.value), orders: [order] })
    : refuse({ kind: 'question-unplayable', question })
}

interface RawQuestion {
  readonly sentence: string
  readonly words: readonly unknown[]
}

function rawQuestion(value: unknown, question: number): Read<RawQuestion> {
  const [sentence, words] = [filled(field(value, 'sentence')), field(value, 'words')]
  return sentence !== null && Array.isArray(words) && words.length > 0
    ? accept({ sentence, words })
    : refuse({ kind: 'question-incomplete', question })
}

function questionsOf(type: ProvidedType, raw: readonly RawQuestion[]): Read<ExerciseQuestions> {
  switch (type) {
    case 'analysis':
      return all(
        raw.map(({ sentence, words }, index): Read<AnalysisQuestion> => {
          const read = all(
            words.map((word, at) => analysedWord(word, { word: at + 1, question: index + 1 })),
          )
          return read.ok ? accept({ sentence, words: read.value }) : read
        }),
      )
    case 'fill':
      return all(raw.map(({ sentence, words }, index) => fillQuestion(sentence, words, index + 1)))
    case 'reorder':
      return all(
        raw.map(({ sentence, words }, index) => reorderQuestion(sentence, words, index + 1)),
      )
  }
}

export function parseExerciseReply(
  reply: string | null,
  type: ProvidedType,
): Read<ExerciseQuestions> {
  if (reply === null || reply.trim() === '') return refuse({ kind: 'no-content' })
  const json = parseJson(reply)
  if (!json.ok) return json
  const listed = field(json.value, 'questions')
  if (!Array.isArray(listed)) return refuse({ kind: 'no-questions' })
  const raw = all(listed.map((value, index) => rawQuestion(value, index + 1)))
  return raw.ok ? questionsOf(type, raw.value) : raw
}
