/** The words of a dictation by themselves: form, lemma and sentence of each, for those that return to a learner. */
import type { DictatedWord } from '../../domain/word-review/copy-words.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { analyseExpectedWords, type ExpectedWord } from './expected-word.ts'

const FULL = new Set(['nom', 'verbe', 'adjectif', 'adverbe'])

/** Longer sentences are shown by the words around one. */
const MAX_SENTENCE_LENGTH = 240
const WORDS_AROUND = 8

/** «étaient» is of «être», though «étayer» has it too. */
const COMMONEST = new Set(['être', 'avoir'])

function isTaught({ lemma, nature }: Analysis, { nouns, verbs, adjectives }: Language): boolean {
  if (nature === 'verbe') return verbs.has(lemma)
  return nature === 'adjectif' ? adjectives.has(lemma) : nature === 'nom' && nouns.has(lemma)
}

/** The reading of a word that its context leaves open: with its subject a verb, else a word that schools teach. */
function likeliest(word: ExpectedWord, language: Language): Analysis | undefined {
  const { readings, subject, core } = word
  return (
    readings.find(({ lemma }) => COMMONEST.has(lemma)) ??
    readings.find(({ verb }) => subject !== null && verb !== undefined) ??
    readings.find((reading) => isTaught(reading, language)) ??
    readings.find(({ lemma }) => lemma === core) ??
    readings[0]
  )
}

function sentenceAround({ sentence, place }: ExpectedWord, content: string): string {
  const [start, end] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0]
  if (end - start > MAX_SENTENCE_LENGTH) {
    const near = sentence.slice(Math.max(0, place - WORDS_AROUND), place + WORDS_AROUND + 1)
    return content.slice(near[0]?.start, near.at(-1)?.end)
  }
  const stop = /^[\s\u00a0\u202f]?[.!?…]+/u.exec(content.slice(end))?.[0] ?? ''
  return content.slice(start, end) + stop
}

/** The capital of a first word says nothing: it is a name when it can be one and no other word that schools teach. */
function nameOf(
  { first, text, elided }: ExpectedWord,
  reading: Analysis | undefined,
  language: Language,
): Analysis | undefined {
  if (reading?.proper !== undefined) return reading
  if (!first || (reading && isTaught(reading, language))) return undefined
  return language.lexicon.analyse(text.slice(elided.length)).find(({ proper }) => proper)
}

function dictatedWord(word: ExpectedWord, content: string, language: Language): DictatedWord {
  const { core } = word
  const sentence = sentenceAround(word, content)
  const closed = CLOSED_CLASS_WORDS.get(core)
  if (closed !== undefined) {
    return { form: core, lemma: core, proper: false, full: FULL.has(closed), sentence }
  }
  const reading = likeliest(word, language)
  const name = nameOf(word, reading, language)
  if (name !== undefined) {
    const form = word.text.slice(word.elided.length)
    return { form, lemma: name.lemma, proper: true, full: true, sentence }
  }
  const full = reading === undefined || FULL.has(reading.nature)
  return { form: core, lemma: reading?.lemma ?? core, proper: false, full, sentence }
}

/** @param text the words of the answer are those of `wordsOf(text)`, by index. */
export function dictatedWords(text: string, language: Language): DictatedWord[] {
  const content = text.normalize('NFC')
  return analyseExpectedWords(content, language).map((word) =>
    dictatedWord(word, content, language),
  )
}
