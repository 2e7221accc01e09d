/**
 * Explanations of errors for children, as data. Each says why, and a way to find the right form alone: a replacement that works in this
 * very sentence, a question, a word of the same family, words that are written alike.
 */

export type Diacritic = 'acute' | 'grave' | 'circumflex' | 'diaeresis' | 'cedilla'

/**
 * The use of a homophone where the reason depends on it: «leur» before a noun or a verb, «ce» before a noun, «que» or être.
 * `other` gets a general explanation, `noun` one of its own.
 */
export const HOMOPHONE_USES = [
  'determiner',
  'pronoun',
  'possessive',
  'noun',
  'intensity',
  'relative',
  'plural',
  'expression',
  'other',
] as const

export type HomophoneUse = (typeof HOMOPHONE_USES)[number]

/** What an adjective or a participle agrees with, and how they stand to each other. */
export interface AgreementControl {
  /** «la robe», «elles». */
  readonly controller: string
  readonly gender: 'm' | 'f' | null
  readonly number: 's' | 'p'
  readonly relation: 'beside' | 'attribute' | 'apart'
}

/** Letters by which a copy differs from the word: what stands there, and what should. */
export interface LetterDifference {
  readonly kind: 'missing' | 'extra' | 'swapped' | 'replaced'
  readonly expected: string
  readonly written: string
}

type Word = { readonly expected: string }

/** `trial`: a bit of this sentence with the replacement; `works`: whether it can be said. */
type Trial = Word & { readonly trial: string; readonly works: boolean }

export type ErrorExplanation =
  /** `after`: the word that stands before it in the sentence. */
  | (Word & { readonly kind: 'forgotten'; readonly after: string | null })
  /** «l'» of «l'école»; `noun`: what follows it. */
  | (Word & { readonly kind: 'forgotten-elision'; readonly noun: string })
  /** Several words written as one, or one written as several. */
  | (Word & { readonly kind: 'separate-words'; readonly count: number })
  | (Word & { readonly kind: 'one-word'; readonly pieces: string })
  | (Word & { readonly kind: 'elided'; readonly elided: string; readonly full: string | null })
  | (Word & { readonly kind: 'apostrophe' })
  | (Word & { readonly kind: 'hyphen'; readonly reason: 'inversion' | 'compound' })
  | { readonly kind: 'sentence-capital' }
  | (Word & { readonly kind: 'name-capital' })
  | (Word & { readonly kind: 'no-capital' })
  /** `like`: words in which the same letter is heard alike; `family`: a word that keeps an s where the circumflex stands. */
  | (Word & {
      readonly kind: 'accent'
      readonly diacritic: Diacritic
      readonly letter: string
      readonly written: string
      readonly syllable: string
      readonly like: readonly string[]
      readonly family: string | null
    })
  | (Word & {
      readonly kind: 'accent-too-many'
      readonly letter: string
      readonly doubled: string | null
      readonly syllable: string | null
    })
  | (Trial & { readonly kind: 'grammatical-homophone'; readonly use: HomophoneUse | null })
  /** Without a replacement that can be said here. */
  | (Word & {
      readonly kind: 'homophone-use'
      readonly use: HomophoneUse | null
      readonly written: string
    })
  /** «on n'a pas»: n' is inaudible; `negation` is the second word of the negation. */
  | (Word & { readonly kind: 'negation'; readonly negation: string })
  | (Word & { readonly kind: 'no-negation' })
  /** `meaning`, `other`: what the two words are, null when no table says it. */
  | (Word & {
      readonly kind: 'other-word'
      readonly written: string
      readonly meaning: string | null
      readonly other: string | null
    })
  /** `determiner` announces several; `single`: the noun alone. */
  | (Word & {
      readonly kind: 'plural'
      readonly determiner: string
      readonly ending: string
      readonly single: string
      readonly rule: 'x' | 'aux' | 's'
    })
  | (Word & { readonly kind: 'singular'; readonly determiner: string })
  | (Word & {
      readonly kind: 'determiner'
      readonly concerns: 'gender' | 'number'
      readonly noun: string
      readonly number: 's' | 'p'
      readonly gender: 'm' | 'f' | null
    })
  /** `plain`: the masculine singular; `mark`: what the agreement adds to it, null when it changes more. */
  | (Word & {
      readonly kind: 'agrees'
      readonly control: AgreementControl
      readonly concerns: 'gender' | 'number'
      readonly plain: string
      readonly mark: string | null
    })
  /** A noun without a determiner that tells its number: «un bouquet de fleurs». */
  | (Word & { readonly kind: 'count'; readonly number: 's' | 'p' })
  /** «les» before a verb. */
  | (Word & {
      readonly kind: 'clitic'
      readonly concerns: 'gender' | 'number'
      readonly number: 's' | 'p'
    })
  | (Word & {
      readonly kind: 'feminine-noun'
      readonly masculine: string
      readonly like: readonly string[]
    })
  /** «mon amie», «un bel arbre»; `plain`: the form before a consonant. */
  | (Word & { readonly kind: 'before-vowel'; readonly plain: string; readonly next: string })
  /** Nothing certain to agree with: how to find it. */
  | (Word & { readonly kind: 'find-noun'; readonly concerns: 'gender' | 'number' })
  /** «tous», «quand même»: agrees with nothing here. */
  | (Word & { readonly kind: 'adverb' })
  | (Word & { readonly kind: 'never-changes' })
  /** `object`: what stands before avoir, null when nothing does. */
  | (Word & {
      readonly kind: 'participle-with-avoir'
      readonly subject: string | null
      readonly object: string | null
    })
  | (Word & { readonly kind: 'participle-letter'; readonly feminine: string })
  /** `question`: «Qui est-ce qui miaule»; `model`: «ils chantent», another verb in the same person and tense. */
  | (Word & {
      readonly kind: 'subject-verb'
      readonly subject: string
      readonly relation:
        | 'pronoun'
        | 'near'
        | 'distant'
        | 'relative'
        | 'coordinated'
        | 'shared'
        | 'inverted'
      /** «chat» of «le chat des voisins». */
      readonly core: string
      readonly question: string
      /** «ils» for «les chats», null where the subject is a pronoun. */
      readonly pronoun: string | null
      readonly ending: string
      readonly model: string | null
    })
  | (Word & {
      readonly kind: 'find-subject'
      readonly question: string
      readonly ending: string
      readonly number: 's' | 'p'
    })
  | (Word & { readonly kind: 'imperative'; readonly model: string; readonly ending: string })
  | (Trial & { readonly kind: 'vendre'; readonly form: 'infinitive' | 'participle' | 'imperfect' })
  | (Word & {
      readonly kind: 'tense-ending'
      readonly tense: string
      readonly pronoun: string
      readonly ending: string
      readonly model: string | null
    })
  /** «je chanterai» and «je chanterais»: told by «nous». */
  | (Word & { readonly kind: 'future-or-conditional'; readonly plural: string })
  /** `relative`: a related word in which the letter is heard (petit, petite). */
  | (Word & { readonly kind: 'silent-letter'; readonly letter: string; readonly relative: string })
  /** `family`: a word of the family in which the spelling is kept. */
  | (Word & { readonly kind: 'family'; readonly letters: string; readonly family: string })
  /** `like`: usual words with the same letters at the same place. */
  | (Word & {
      readonly kind: 'alike'
      readonly letters: string
      readonly place: 'start' | 'middle' | 'end'
      readonly like: readonly string[]
    })
  | (Word & { readonly kind: 'm-before-mbp'; readonly like: readonly string[] })
  | (Word & { readonly kind: 'adverb-ending'; readonly adjective: string; readonly ending: string })
  | (Word & { readonly kind: 'liaison'; readonly letter: string; readonly before: string })
  | (Word & {
      readonly kind: 'syllables'
      readonly syllables: string
      readonly difference: LetterDifference | null
    })
  /** Two letters that look alike, or sound alike: b and d, f and v. */
  | (Word & {
      readonly kind: 'confusion'
      readonly right: string
      readonly wrong: string
      readonly sort: 'shape' | 'sound'
      readonly syllables: string
    })
  | (Word & {
      readonly kind: 'no-final-letter'
      readonly letters: string
      readonly like: readonly string[]
    })
  | (Word & {
      readonly kind: 'invariable'
      readonly letter: string
      readonly like: readonly string[]
    })
  | (Word & { readonly kind: 'heard-by-e'; readonly letter: string })
  /** «mote»: with e, the last letter would be heard. */
  | (Word & { readonly kind: 'unheard-e'; readonly written: string; readonly letter: string })
  | (Word & { readonly kind: 'hidden-letter'; readonly letter: string })
  | (Word & {
      readonly kind: 'feminine-e'
      readonly letters: string
      readonly like: readonly string[]
    })
  | (Word & { readonly kind: 'double-s' })
  | (Word & { readonly kind: 'single-s' })
  /** «mangeons», «guitare», «leçon»: the letter that keeps the sound. */
  | (Word & { readonly kind: 'soft-g'; readonly read: string })
  | (Word & { readonly kind: 'hard-g'; readonly read: string })
  | (Word & { readonly kind: 'soft-c'; readonly read: string })
