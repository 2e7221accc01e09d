/** Another sentence for the same words at the same place of a dictation that was written, whoever wrote it. */
import type { DictationForm } from '../../../domain/dictation/dictation-form.ts'
import { checkText } from '../../checking/check-text.ts'
import { type PlacedWord, placedWords } from '../../checking/placed-words.ts'
import { commonTense, protagonistOf } from '../../checking/repair-text.ts'
import type { Language } from '../../data/language.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { readRequest, type Writing } from '../request/request-reading.ts'
import { writeDictation } from '../write-dictation.ts'
import { retoldSentence } from './retold-sentence.ts'
import {
  type SentencePlace,
  spokenOfNext,
  suitsPlace,
  tellsOf,
  wordsToKeep,
} from './sentence-place.ts'

/** Sentences that are written before one gives up. */
const ATTEMPTS = 8
/** Between the seeds of one proposal and of the next. */
const SEED_STEP = 97

/** Without the first names: the same sentence about somebody else is no other sentence. */
function withoutNames(text: string, { names }: Language): string {
  return names.reduce(
    (masked, { name }) =>
      masked.includes(name)
        ? masked.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), '…')
        : masked,
    text,
  )
}

/** A sentence of its own for the words, in the tense of the others; of several, the first that suits. */
function loneSentence(
  place: SentencePlace,
  kept: readonly GivenWord[],
  { request, language, seed }: Writing,
  suits: (text: string) => boolean = () => true,
): string | null {
  const tense = commonTense(
    place.sentences.map((text) => ({ text })),
    language,
  )
  const asked = {
    ...request,
    words: kept.map(({ text }) => text),
    length: 1,
    pedagogicalGoals: [...request.pedagogicalGoals, ...(tense === null ? [] : [tense])],
  }
  const masked = [...place.sentences, ...place.refused].map((text) => withoutNames(text, language))
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const next = seed + SEED_STEP * (place.refused.length + 1) + attempt
    const { sentences, missing } = writeDictation(asked, language, next)
    const [sentence] = sentences
    if (sentence === undefined || sentence.forced || missing.length > 0) continue
    const { text } = sentence
    const isOther = !masked.includes(withoutNames(text, language))
    if (isOther && suitsPlace(text, place, kept, language) && suits(text)) return text
  }
  return null
}

/** One for sentences that were written independently: whoever the next speaks of by a pronoun is named in it. */
function sentenceBeforeNext(
  place: SentencePlace,
  kept: readonly GivenWord[],
  writing: Writing,
): string | null {
  const somebody = spokenOfNext(place)
  if (somebody === null) return loneSentence(place, kept, writing)
  const isKept = kept.some(({ text }) => text.toLocaleLowerCase('fr') === somebody)
  const typed = somebody.includes(' ')
    ? somebody
    : somebody.charAt(0).toLocaleUpperCase('fr') + somebody.slice(1)
  const named = isKept ? [] : interpretGivenWords([typed], writing.language)
  return loneSentence(place, [...kept, ...named], writing, (text) => tellsOf(text, somebody))
}

/** One for a provider's text: about its hero, and with no more faults than it had. */
function sentenceAmongOthers(
  place: SentencePlace,
  kept: readonly GivenWord[],
  writing: Writing,
): string | null {
  const { request, language } = writing
  const hero = protagonistOf(
    place.sentences.map((text) => ({ text })),
    language,
  )
  const faultsOf = (texts: readonly string[]): number =>
    checkText(texts.join('\n'), request, language).faults.length
  const most = faultsOf(place.sentences)
  const named = hero === null ? [] : interpretGivenWords([hero], language)
  return loneSentence(
    place,
    [...kept, ...named],
    writing,
    (text) => faultsOf(place.sentences.with(place.at, text)) <= most,
  )
}

/** How the dictation was written. */
export interface WrittenAs {
  readonly form: DictationForm
  /** Id of the story that the engine told. */
  readonly story: string | null
}

export interface ProposedSentence {
  readonly text: string
  readonly words: readonly PlacedWord[]
}

/** Null when none was found; the seed is the one that the dictation was written with. */
export function anotherSentence(
  place: SentencePlace,
  { form, story }: WrittenAs,
  writing: Writing,
): ProposedSentence | null {
  const reading = readRequest(writing)
  const kept = wordsToKeep(place, reading.words, writing.language)
  const text =
    story !== null
      ? retoldSentence(story, place, kept, reading, writing)
      : form === 'sentences'
        ? sentenceBeforeNext(place, kept, writing)
        : sentenceAmongOthers(place, kept, writing)
  return text === null ? null : { text, words: placedWords(text, reading.words, writing.language) }
}
