/** Marks one dictation against its request, from its text alone: the engine's own annotations are not believed. */

import { splitSentences } from '../../src/french/checking/sentence-splitting.ts'
import type { Language } from '../../src/french/data/language.ts'
import { containsWord } from '../../src/french/generation/request/text-normalisation.ts'
import type { WrittenDictation } from '../../src/french/generation/write-dictation.ts'
import type { Analysis } from '../../src/french/morphology/features.ts'
import type { Expected, MeasuredRequest } from './sentence-requests.ts'

export interface Marks {
  /** Sentences as the text shows them. */
  readonly sentences: readonly string[]
  readonly missing: readonly string[]
  readonly repeated: number
  readonly expected: number
  readonly shown: number
  /** Sentences that deserve a look, by the engine's word. */
  readonly forced: number
}

const ELIDED = /\b(?:[ldjnmtsc]|qu|lorsqu|puisqu|jusqu)'/giu

/** «va-t-on», «dit-elle»: the verb is a word by itself. */
const INVERTED = /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?!\p{L})/giu

function tokensOf(text: string): string[] {
  const apart = text.replace(ELIDED, (part) => `${part} `).replace(INVERTED, ' ')
  return apart.match(/[\p{L}\p{N}'-]+/gu) ?? []
}

function lemmasOf(form: string, language: Language): string[] {
  const forms = [form, form.toLocaleLowerCase('fr')]
  return forms.flatMap((one) => [
    ...language.lexicon.analyse(one).map(({ lemma }) => lemma),
    ...(language.nounForms.get(one) ?? []).map(({ noun }) => noun.lemma),
  ])
}

/** Whether the text has the word: as it is, or, unless it must be, in another form of its lemma. */
export function hasWord(text: string, word: string, exact: boolean, language: Language): boolean {
  if (containsWord(text, word)) return true
  if (exact) return false
  const bare = word.replace(/^(se |s')/u, '')
  const lemmas = new Set([bare, ...lemmasOf(bare, language)])
  return tokensOf(text).some((token) => lemmasOf(token, language).some((one) => lemmas.has(one)))
}

const COMPOUND: Readonly<Record<string, string>> = {
  présent: 'passé composé',
  imparfait: 'plus-que-parfait',
}

/** Tenses of one form, the next three readings telling whether it is an auxiliary. */
function tensesOfForm(analyses: readonly Analysis[], next: readonly Analysis[]): string[] {
  const auxiliary = next.some(({ verb }) => verb?.kind === 'participle')
  return analyses.flatMap(({ lemma, verb }) => {
    if (verb?.kind !== 'finite') return []
    const compound = ['être', 'avoir'].includes(lemma) ? COMPOUND[verb.tense] : undefined
    return compound === undefined || !auxiliary ? [verb.tense] : [verb.tense, compound]
  })
}

/** Tenses that a sentence may show; a homograph shows several. */
function tensesOf(sentence: string, language: Language): ReadonlySet<string> {
  const readings = tokensOf(sentence).map((token) =>
    language.lexicon.analyse(token.toLocaleLowerCase('fr')),
  )
  return new Set(
    readings.flatMap((analyses, index) =>
      tensesOfForm(analyses, readings.slice(index + 1, index + 4).flat()),
    ),
  )
}

function isShown(expected: Expected, sentences: readonly string[], language: Language): boolean {
  const { tense, pattern, times } = expected
  if (pattern !== undefined) {
    return (sentences.join(' ').match(pattern)?.length ?? 0) >= times
  }
  const showing = sentences.filter((one) => tensesOf(one, language).has(tense ?? ''))
  return showing.length >= Math.max(1, Math.floor(sentences.length / 3))
}

export function markDictation(
  asked: MeasuredRequest,
  written: WrittenDictation,
  language: Language,
): Marks {
  const { request, exact, expected } = asked
  const sentences = splitSentences(written.text)
  return {
    sentences,
    missing: request.words.filter(
      (word) => !hasWord(written.text, word, exact.has(word), language),
    ),
    repeated: sentences.length - new Set(sentences.map((one) => one.toLocaleLowerCase('fr'))).size,
    expected: expected.length,
    shown: expected.filter((one) => isShown(one, sentences, language)).length,
    forced: new Set(written.forced.map(({ sentence }) => sentence)).size,
  }
}

/** 1 minus the share of sentences that two texts have in common, averaged over all pairs. */
export function distinctness(texts: readonly (readonly string[])[]): readonly number[] {
  const sets = texts.map((sentences) => new Set(sentences))
  return sets.flatMap((one, index) =>
    sets.slice(index + 1).map((other) => {
      const common = [...one].filter((sentence) => other.has(sentence)).length
      return 1 - common / Math.max(1, one.size + other.size - common)
    }),
  )
}
