/** Questions of an exercise as they stand on paper and on the wall, and their answers (GRA-18). */
import { type AnalysedWord, type Exercise, GAP } from '../../domain/grammar/exercise.ts'
import { isWordAsked } from '../../domain/grammar/marking.ts'
import type { Level } from '../../domain/level.ts'
import { newRandom } from '../../domain/random.ts'
import { natureLabel } from './class-labels.ts'
import { TYPED_GRAMMAR } from './typed-grammar.ts'

export interface WrittenQuestion {
  /** What to do, or the sentence as it stood before; may be empty. */
  readonly before: string
  /** The sentence, with dots in its gaps. */
  readonly text: string
  /** Words to choose from; may be empty. */
  readonly choices: string
  /** Words to be named, each with its answer. */
  readonly words: readonly { readonly label: string; readonly answer: string }[]
  /** The whole sentence, right. */
  readonly answer: string
}

const DOTS = '…………………'

function filled(sentence: string, words: readonly { readonly text: string }[]): string {
  let next = 0
  return sentence.replaceAll(GAP, () => words[next++]?.text ?? '')
}

function withDots(sentence: string): string {
  return sentence.replaceAll(GAP, DOTS)
}

/** In another order than the right one, where there is another. */
function mixed(words: readonly { readonly text: string }[], seed: number): string[] {
  const texts = words.map(({ text }) => text)
  const drawn = newRandom(seed).shuffle(texts)
  return drawn.join() === texts.join() ? texts.toReversed() : drawn
}

function choicesOf(words: readonly { readonly options: readonly string[] }[]): string {
  return words.map(({ options }) => options.join(' / ')).join('\u00a0; ')
}

function named({ text, nature, function: name }: AnalysedWord, level: Level) {
  const names = new Set([natureLabel(nature, level), ...(name ? [name] : [])])
  return { label: text, answer: [...names].join(', ') }
}

const NOTHING = { before: '', choices: '', words: [] } as const

/** In the order of the exercise. `seed`: of the words to be put in order. */
export function writtenQuestions(
  exercise: Exercise,
  { level, seed }: { readonly level: Level; readonly seed: number },
): WrittenQuestion[] {
  switch (exercise.type) {
    case 'analysis':
      return exercise.questions.map(({ sentence, words }) => ({
        ...NOTHING,
        text: sentence,
        words: words.filter(isWordAsked).map((word) => named(word, level)),
        answer: '',
      }))
    case 'fill':
      return exercise.questions.map(({ sentence, words }) => ({
        ...NOTHING,
        text: withDots(sentence),
        choices: choicesOf(words),
        answer: filled(sentence, words),
      }))
    case 'reorder':
      return exercise.questions.map(({ sentence, words }, rank) => ({
        ...NOTHING,
        text: mixed(words, seed + rank).join(' / '),
        answer: sentence,
      }))
    case 'conjugation':
      return exercise.questions.map(({ sentence, words, verb, tense, shape, model }) => ({
        ...NOTHING,
        before:
          shape === 'subject'
            ? `${model} ${TYPED_GRAMMAR.anotherSubject(verb, tense, level)}`
            : shape === 'sentence'
              ? TYPED_GRAMMAR.conjugate(verb, tense)
              : '',
        text: withDots(sentence),
        answer: filled(sentence, words),
      }))
    case 'agreement':
      return exercise.questions.map(({ sentence, words, model, changed }) => ({
        ...NOTHING,
        before: `${model} ${TYPED_GRAMMAR.changed(changed.from, changed.to, level)}`,
        text: withDots(sentence),
        answer: filled(sentence, words),
      }))
  }
}
