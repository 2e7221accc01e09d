/**
 * Explanations of errors for children, as data. Each says why, and a way to find the right form alone: a replacement that works in this
 * very sentence, a question, a word of the same family, words that are written alike.
 */

import type { SpellingExplanation } from './spelling-explanation.ts'
import type { VerbExplanation } from './verb-explanation.ts'

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
  /** `speaker`: «vous», of whom only the dictation knows. */
  readonly relation: 'beside' | 'attribute' | 'apart' | 'speaker'
  /** «une robe et un gilet»: of both genders, of which the masculine decides. */
  readonly isMixed?: true
}

type Word = { readonly expected: string }

/** `trial`: a bit of this sentence with the replacement; `works`: whether it can be said. */
type Trial = Word & { readonly trial: string; readonly works: boolean }

export type HyphenReason =
  | 'inversion'
  | 'number'
  | 'family'
  | 'shown'
  | 'place'
  | 'person'
  | 'compound'

/** Of what a proper noun is the name. */
export type CapitalReason = 'first-name' | 'person' | 'place' | 'people' | 'feast' | 'unique'

/** How a child sees that words are apart: another word fits between or instead, or one of them is known by itself. */
export type CutClue =
  | { readonly kind: 'between'; readonly said: string; readonly count: number }
  | {
      readonly kind: 'instead'
      readonly own: string
      readonly other: string
      readonly said: string
    }
  | { readonly kind: 'known'; readonly own: string; readonly said: string }
  | { readonly kind: 'aspirated'; readonly said: string }

export type ErrorExplanation =
  /** `after`: the word that stands before it in the sentence. */
  | (Word & { readonly kind: 'forgotten'; readonly after: string | null })
  /** «l'» of «l'école»; `noun`: what follows it. */
  | (Word & { readonly kind: 'forgotten-elision'; readonly noun: string })
  /** Several words written as one, or one written as several; `odd`: a piece that is no word. */
  | (Word & { readonly kind: 'separate-words'; readonly clue: CutClue })
  | (Word & { readonly kind: 'one-word'; readonly pieces: string; readonly odd: string | null })
  | (Word & {
      readonly kind: 'elided'
      readonly elided: string
      readonly full: string | null
      /** «vion» of «la vion», which is no word. */
      readonly odd: string | null
    })
  | (Word & { readonly kind: 'apostrophe' })
  /** `like`: a compound of the same make. */
  | (Word & {
      readonly kind: 'hyphen'
      readonly reason: HyphenReason
      readonly like: string | null
    })
  | { readonly kind: 'sentence-capital' }
  /** `first`: it opens the sentence. */
  | (Word & {
      readonly kind: 'name-capital'
      readonly names: CapitalReason
      readonly first: boolean
    })
  | (Word & { readonly kind: 'no-capital'; readonly names: 'day' | 'people' | 'noun' })
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
      /** A silent e at the end of the word. */
      readonly isLast: boolean
      /** Words with the plain letter. */
      readonly like: readonly string[]
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
  /** `meaning`, `other`: what the two words are. */
  | (Word & {
      readonly kind: 'other-word'
      readonly written: string
      readonly meaning: string
      readonly other: string
      /** Whether the two are said alike. */
      readonly isAlike: boolean
    })
  /** «un cri» and «il crie»: a noun and a verb that sound alike. */
  | (Word & { readonly kind: 'noun-and-verb'; readonly noun: string; readonly verb: string })
  /** `determiner` announces several; `single`: the noun alone. */
  | (Word & {
      readonly kind: 'plural'
      readonly determiner: string
      readonly ending: string
      readonly single: string
      /** `each`: of a compound, the pieces that take it. */
      readonly rule: 'x' | 'aux' | 's' | 'each'
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
      /** The copy has the plural of verbs. */
      readonly isVerbal?: true
      /** Number or gender of the same word, of which the other is told already. */
      readonly isAgain?: true
    })
  /** A noun without a determiner that tells its number: «un bouquet de fleurs». */
  | (Word & { readonly kind: 'count'; readonly number: 's' | 'p' })
  /** «les» before a verb. */
  | (Word & {
      readonly kind: 'clitic'
      readonly concerns: 'gender' | 'number'
      readonly number: 's' | 'p'
      /** Of «ils»: its verb, whose end shows the number. */
      readonly verb: string | null
    })
  /** «lesquels», which stands for a noun and agrees with it in both of its pieces. */
  | (Word & {
      readonly kind: 'relative'
      readonly controller: string
      readonly gender: 'm' | 'f'
      readonly number: 's' | 'p'
    })
  /** A noun whose gender the copy misses: «une avancée». */
  | (Word & { readonly kind: 'noun-gender'; readonly single: string; readonly gender: 'm' | 'f' })
  /** A colour that is the name of a thing, or that another word follows. */
  | (Word & { readonly kind: 'colour'; readonly after: string | null })
  /** «quatre-vingts», «deux cents». */
  | (Word & { readonly kind: 'round-number'; readonly isRound: boolean })
  /** «neuf bougies»: the other numbers, which never change. */
  | (Word & { readonly kind: 'plain-number' })
  | (Word & {
      readonly kind: 'feminine-noun'
      readonly masculine: string
    })
  /** «mon amie», «un bel arbre»; `plain`: the form before a consonant. */
  | (Word & { readonly kind: 'before-vowel'; readonly plain: string; readonly next: string })
  /** Nothing certain to agree with: how to find it. */
  | (Word & {
      readonly kind: 'find-noun'
      readonly concerns: 'gender' | 'number'
      /** What the dictated form is, where it is one only. */
      readonly form: 'f' | 'm' | 'p' | 's' | null
      readonly isAgain?: true
    })
  /** «tous», «quand même»: agrees with nothing here. `before`: the feminine word of «tout étonnée». */
  | (Word & { readonly kind: 'adverb'; readonly before?: string })
  | (Word & { readonly kind: 'never-changes' })
  /** «vacances»: no singular. */
  | (Word & { readonly kind: 'always-plural' })
  /** «coûter cher»: said of the verb. */
  | (Word & { readonly kind: 'as-adverb'; readonly verb: string })
  /** `object`: what stands before avoir, null when nothing does. */
  | (Word & {
      readonly kind: 'participle-with-avoir'
      readonly concerns: 'gender' | 'number'
      /** «a chanté», of which «qui ou quoi» is asked; null of a verb that nobody asks it of. */
      readonly asked: string | null
      /** «elles se sont parlé»: «se» is to whom, not whom. */
      readonly isToOneself: boolean
      readonly subject: string | null
      readonly object: string | null
      readonly isAgain?: true
    })
  /** «elle s'est lavé les mains»: `object` stands behind; `clause`: «elle s'est lavé». */
  | (Word & {
      readonly kind: 'object-behind'
      readonly clause: string
      readonly object: string
    })
  | VerbExplanation
  | SpellingExplanation
