/** A provider's text mended with the engine's sentences: what was right stays, what was wrong or missing is written again. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { Language } from '../data/language.ts'
import { interpretGivenWord } from '../generation/request/given-word.ts'
import type { GivenWord } from '../generation/request/interpretation.ts'
import { type WrittenDictation, writeDictation } from '../generation/write-dictation.ts'
import type { Tense } from '../morphology/features.ts'
import { detectTenses } from '../morphology/tense-detection.ts'
import { tokenise } from '../morphology/tokeniser.ts'
import type { Sentence } from '../sentence.ts'
import { checkText } from './check-text.ts'
import { containsGivenWord } from './given-word-coverage.ts'

/** A kept sentence of the provider and where it stood. */
interface KeptSentence {
  readonly text: string
  readonly at: number
  readonly words: readonly GivenWord[]
}

interface RepairContext {
  readonly request: DictationRequest
  readonly language: Language
  readonly seed: number
}

/** Sentences that no fault names. */
function goodSentences(
  sentences: readonly string[],
  words: readonly GivenWord[],
  { request, language }: RepairContext,
): KeptSentence[] {
  const { faults } = checkText(sentences.join('\n'), request, language)
  const bad = new Set(faults.flatMap((fault) => ('sentence' in fault ? [fault.sentence] : [])))
  const listed = faults.flatMap((fault) => (fault.kind === 'word-only-listed' ? [fault.word] : []))
  return sentences.flatMap((text, at) => {
    const held = words.filter((word) => containsGivenWord(text, word, language))
    const lists = held.some((word) => listed.includes(word.text))
    return bad.has(at) || lists ? [] : [{ text, at, words: held }]
  })
}

function missingWords(kept: readonly KeptSentence[], words: readonly GivenWord[]): GivenWord[] {
  return words.filter((word) => !kept.some((sentence) => sentence.words.includes(word)))
}

/** The sentence that is missed least: it holds the fewest words that no other holds; of equals the last. */
function leastUseful(kept: readonly KeptSentence[]): KeptSentence | undefined {
  const alone = (sentence: KeptSentence): number =>
    sentence.words.filter((word) =>
      kept.every((other) => other === sentence || !other.words.includes(word)),
    ).length
  return kept.toSorted((one, other) => alone(one) - alone(other) || other.at - one.at)[0]
}

function trimmed(kept: readonly KeptSentence[], length: number): readonly KeptSentence[] {
  if (kept.length <= length) return kept
  const dropped = leastUseful(kept)
  return trimmed(
    kept.filter((sentence) => sentence !== dropped),
    length,
  )
}

/** The tense that most sentences are surely in, so that the engine goes on in it. */
function commonTense(kept: readonly KeptSentence[], language: Language): Tense | null {
  const counts = new Map<Tense, number>()
  for (const { text } of kept) {
    const seen = detectTenses(tokenise(text, language), language).filter(({ sure }) => sure)
    for (const tense of new Set(seen.map((one) => one.tense))) {
      counts.set(tense, (counts.get(tense) ?? 0) + 1)
    }
  }
  const [first] = [...counts].toSorted((one, other) => other[1] - one[1])
  return first?.[0] ?? null
}

/** The first name that the text tells of: the engine tells of it too. */
function heroOf(kept: readonly KeptSentence[], language: Language): string | null {
  const names = new Set(language.names.map(({ name }) => name))
  const found = kept.flatMap(({ text }) => tokenise(text, language).map((word) => word.text))
  return found.find((word) => names.has(word)) ?? null
}

interface RepairCandidate {
  readonly kept: readonly KeptSentence[]
  readonly added: WrittenDictation
}

/** The engine's sentences for the words that the kept ones lack; null when they cannot stand beside them. */
function completed(
  kept: readonly KeptSentence[],
  words: readonly GivenWord[],
  mending: RepairContext,
): RepairCandidate | null {
  const { request, language, seed } = mending
  const hero = heroOf(kept, language)
  const tense = commonTense(kept, language)
  const missing = missingWords(kept, words).map(({ text }) => text)
  const added = writeDictation(
    {
      ...request,
      words: [...missing, ...(hero === null || missing.includes(hero) ? [] : [hero])],
      length: request.length - kept.length,
      pedagogicalGoals: [...request.pedagogicalGoals, ...(tense === null ? [] : [tense])],
    },
    language,
    seed,
  )
  const text = [...kept.map((sentence) => sentence.text), ...added.sentences.map((one) => one.text)]
  const { faults } = checkText(text.join('\n'), request, language)
  return faults.length === 0 ? { kept, added } : null
}

/** Share of the kept sentences that is given up when the engine's do not fit beside them: a few tries, not one for each. */
const GIVEN_UP = 3

/** Fewer and fewer of the provider's sentences, until the engine's fit beside them. */
function bestCandidate(
  kept: readonly KeptSentence[],
  words: readonly GivenWord[],
  mending: RepairContext,
): RepairCandidate | null {
  if (kept.length === 0) return null
  const room = mending.request.length - kept.length
  if (room > 0) {
    const draft = completed(kept, words, mending)
    if (draft !== null) return draft
  }
  const fewer = kept.length - Math.max(1, Math.floor(kept.length / GIVEN_UP))
  return bestCandidate(trimmed(kept, fewer), words, mending)
}

/** The provider's sentence; it carries no annotated words. */
function plainSentence(text: string): Sentence {
  return { text, forced: false, tokens: [] }
}

/** Kept sentences in their order; the engine's where one was dropped, else at the end. */
function assembled(
  { kept, added }: RepairCandidate,
  request: DictationRequest,
): Omit<WrittenDictation, 'warnings'> {
  const sentences: Sentence[] = []
  const places: number[] = []
  const waiting = [...added.sentences.entries()]
  const add = (): void => {
    const next = waiting.shift()
    if (next === undefined) return
    places[next[0]] = sentences.length
    sentences.push(next[1])
  }
  for (const [index, { text, at }] of kept.entries()) {
    const gap = at - (kept[index - 1]?.at ?? -1) - 1
    for (let missing = 0; missing < gap; missing += 1) add()
    sentences.push(plainSentence(text))
  }
  while (waiting.length > 0) add()
  return {
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    forced: added.forced
      .filter(({ word }) => request.words.includes(word))
      .map((forced) => ({ ...forced, sentence: places[forced.sentence] ?? forced.sentence })),
    missing: [],
    theme: added.theme,
  }
}

/**
 * Exactly the sentences asked, every given word used: the provider's good sentences, completed by the engine's, which
 * are put where a bad one stood. The engine alone when nothing good is left or nothing fits.
 */
export function repairText(
  sentences: readonly string[],
  request: DictationRequest,
  language: Language,
  seed: number,
): WrittenDictation {
  const mending = { request, language, seed }
  const words = [...new Set(request.words)].map((word) => interpretGivenWord(word, language))
  const good = trimmed(goodSentences(sentences, words, mending), request.length)
  const whole = good.length === request.length && missingWords(good, words).length === 0
  const alone = writeDictation(request, language, seed)
  const draft = whole
    ? { kept: good, added: { ...alone, sentences: [], forced: [] } }
    : bestCandidate(good, words, mending)
  if (draft === null) return alone
  const warnings = alone.warnings.filter(({ kind }) => kind !== 'word-inflected')
  return { ...assembled(draft, request), warnings }
}
