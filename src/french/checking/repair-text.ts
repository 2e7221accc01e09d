/** Repairs a provider's text: its right sentences stay, the engine's replace those that are wrong or missing. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import type { Language } from '../data/language.ts'
import { interpretGivenWords } from '../generation/request/given-word-list.ts'
import type { GivenWord } from '../generation/request/interpretation.ts'
import { type WrittenDictation, writeDictation } from '../generation/write-dictation.ts'
import type { Tense } from '../morphology/features.ts'
import { detectTenses } from '../morphology/tense-detection.ts'
import { tokenise } from '../morphology/tokeniser.ts'
import type { Sentence } from '../sentence.ts'
import { checkText } from './check-text.ts'
import { containsGivenWord } from './given-word-coverage.ts'

/** `at`: its index in the provider's text. */
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

/** Sentences without a fault of their own. */
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

/** The sentence with the fewest given words that no other holds; of equals the last. */
function leastUseful(kept: readonly KeptSentence[]): KeptSentence | undefined {
  const alone = (sentence: KeptSentence): number =>
    sentence.words.filter((word) =>
      kept.every((other) => other === sentence || !other.words.includes(word)),
    ).length
  return kept.toSorted((one, other) => alone(one) - alone(other) || other.at - one.at)[0]
}

function trim(kept: readonly KeptSentence[], length: number): readonly KeptSentence[] {
  if (kept.length <= length) return kept
  const dropped = leastUseful(kept)
  return trim(
    kept.filter((sentence) => sentence !== dropped),
    length,
  )
}

/** The tense of most sentences; the engine's are written in it. */
export function commonTense(
  kept: readonly Pick<KeptSentence, 'text'>[],
  language: Language,
): Tense | null {
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

/** The first name of the text; the engine's sentences are about it too. */
export function protagonistOf(
  kept: readonly Pick<KeptSentence, 'text'>[],
  language: Language,
): string | null {
  const names = new Set(language.names.map(({ name }) => name))
  const found = kept.flatMap(({ text }) => tokenise(text, language).map((word) => word.text))
  return found.find((word) => names.has(word)) ?? null
}

interface RepairCandidate {
  readonly kept: readonly KeptSentence[]
  readonly added: WrittenDictation
}

/** The engine's sentences for the words that the kept ones lack; null when they cannot stand beside them. */
function complete(
  kept: readonly KeptSentence[],
  words: readonly GivenWord[],
  context: RepairContext,
): RepairCandidate | null {
  const { request, language, seed } = context
  const protagonist = protagonistOf(kept, language)
  const tense = commonTense(kept, language)
  const missing = missingWords(kept, words).map(({ text }) => text)
  const added = writeDictation(
    {
      ...request,
      words: [
        ...missing,
        ...(protagonist === null || missing.includes(protagonist) ? [] : [protagonist]),
      ],
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

/** One kept sentence in three is dropped at each attempt: a few attempts, not one a sentence. */
const DROP_DIVISOR = 3

/** Fewer and fewer of the provider's sentences, until the engine's fit beside them. */
function bestCandidate(
  kept: readonly KeptSentence[],
  words: readonly GivenWord[],
  context: RepairContext,
): RepairCandidate | null {
  if (kept.length === 0) return null
  const missingCount = context.request.length - kept.length
  if (missingCount > 0) {
    const candidate = complete(kept, words, context)
    if (candidate !== null) return candidate
  }
  const fewer = kept.length - Math.max(1, Math.floor(kept.length / DROP_DIVISOR))
  return bestCandidate(trim(kept, fewer), words, context)
}

function plainSentence(text: string): Sentence {
  return { text, forced: false, tokens: [] }
}

/** The engine's sentences fill the gaps between the kept ones, then follow them. */
function assemble(
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
    story: null,
  }
}

/** A text of the length asked with every given word; the engine's alone when nothing is right or nothing fits. */
export function repairText(
  sentences: readonly string[],
  request: DictationRequest,
  language: Language,
  seed: number,
): WrittenDictation {
  const context = { request, language, seed }
  const words = interpretGivenWords(request.words, language)
  const good = trim(goodSentences(sentences, words, context), request.length)
  const whole = good.length === request.length && missingWords(good, words).length === 0
  const alone = writeDictation(request, language, seed)
  const candidate = whole
    ? { kept: good, added: { ...alone, sentences: [], forced: [] } }
    : bestCandidate(good, words, context)
  if (candidate === null) return alone
  const warnings = alone.warnings.filter(({ kind }) => kind !== 'word-inflected')
  return { ...assemble(candidate, request), warnings }
}
