/** Features of words on which goals are decided: the annotation of the realiser, or every analysis of a provider's text. */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'
import { detectTenses } from '../morphology/tense-detection.ts'
import { analyseToken, tokenise } from '../morphology/tokeniser.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import type { Sentence, Token } from '../sentence.ts'

/** Values are certain in an annotated sentence, possible in a plain one. */
export interface WordFeatures {
  readonly text: string
  readonly lower: string
  readonly natures: readonly Nature[]
  readonly lemmas: readonly string[]
  readonly tenses: readonly Tense[]
  readonly persons: readonly Person[]
  readonly genders: readonly Gender[]
  readonly numbers: readonly GrammarNumber[]
  readonly infinitive: boolean
  readonly functions: readonly GrammarFunction[]
  readonly after: string
}

export interface SentenceFeatures {
  readonly text: string
  readonly words: readonly WordFeatures[]
  readonly hasFunctions: boolean
}

function listOf<Item>(item: Item | null): readonly Item[] {
  return item === null ? [] : [item]
}

function featuresOfToken(token: Token): WordFeatures {
  const lower = token.text.toLocaleLowerCase('fr')
  return {
    text: token.text,
    lower,
    natures: [token.nature],
    lemmas: listOf(token.lemma),
    tenses: listOf(token.tense),
    persons: listOf(token.person),
    genders: listOf(token.gender),
    numbers: listOf(token.number),
    infinitive: token.nature === 'verbe' && token.tense === null && lower === token.lemma,
    functions: listOf(token.grammarFunction),
    after: token.after,
  }
}

export function featuresOfSentence({ text, tokens }: Sentence): SentenceFeatures {
  return { text, words: tokens.map(featuresOfToken), hasFunctions: true }
}

export function featuresOfText(text: string, language: Language): SentenceFeatures {
  const written = tokenise(text, language)
  const tenses = detectTenses(written, language)
  const words = written.map((word, at): WordFeatures => {
    const analyses = analyseToken(word, language)
    const closed = CLOSED_CLASS_WORDS.get(word.lower)
    return {
      text: word.text,
      lower: word.lower,
      natures:
        closed === undefined
          ? analyses.map(({ nature }) => nature)
          : [closed, ...analyses.map(({ nature }) => nature)],
      lemmas: analyses.map(({ lemma }) => lemma),
      tenses: tenses.filter((seen) => seen.at === at).map(({ tense }) => tense),
      persons: analyses.flatMap(({ verb }) => (verb?.kind === 'finite' ? [verb.person] : [])),
      genders: analyses.flatMap(({ gender }) => listOf(gender)),
      numbers: analyses.flatMap(({ number, verb }) =>
        verb?.kind === 'finite' ? [verb.number] : listOf(number),
      ),
      infinitive: analyses.some(({ verb }) => verb?.kind === 'infinitive'),
      functions: [],
      after: word.after,
    }
  })
  return { text, words, hasFunctions: false }
}

export function allWords(sentences: readonly SentenceFeatures[]): readonly WordFeatures[] {
  return sentences.flatMap(({ words }) => words)
}
