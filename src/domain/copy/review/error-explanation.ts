/** Explanations of errors for children, as data. Each states a reason and how to find the right form; unsure ones are left out. */

/** How a sound is spelt, in the order of the tests. */
export const GRAPHEME_CHOICES = [
  'm-before-mbp',
  'double-consonant',
  's-sound',
  'g-sound',
  'j-sound',
  'k-sound',
  'f-sound',
  'o-sound',
  'an-sound',
  'in-sound',
  'e-sound',
  'y-sound',
  'yod-sound',
  'silent-h',
] as const

export type GraphemeChoice = (typeof GRAPHEME_CHOICES)[number]

export type Diacritic = 'acute' | 'grave' | 'circumflex' | 'diaeresis' | 'cedilla'

/**
 * The use of a homophone where the reason depends on it: «leur» before a noun or a verb, «ce» before a noun, «que» or être.
 * `other` gets a general explanation, `noun` none.
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

export type ErrorExplanation =
  | { readonly kind: 'forgotten'; readonly expected: string }
  | { readonly kind: 'cut'; readonly expected: string }
  | { readonly kind: 'apostrophe'; readonly expected: string }
  | { readonly kind: 'hyphen'; readonly expected: string }
  | { readonly kind: 'sentence-capital' }
  | { readonly kind: 'name-capital'; readonly expected: string }
  | { readonly kind: 'no-capital'; readonly expected: string }
  /** `changesSound`: true for «e» instead of «é», false for «i» instead of «î». */
  | {
      readonly kind: 'accent'
      readonly expected: string
      readonly diacritic: Diacritic
      readonly letter: string
      readonly changesSound: boolean
    }
  | { readonly kind: 'accent-too-many'; readonly expected: string }
  /** The manipulation depends on `expected`, in lower case, and on its use. */
  | {
      readonly kind: 'grammatical-homophone'
      readonly expected: string
      readonly written: string
      readonly use: HomophoneUse | null
    }
  /** «on n'a pas»: n' is inaudible; `negation` is the second word of the negation. */
  | { readonly kind: 'negation'; readonly expected: string; readonly negation: string }
  | { readonly kind: 'no-negation'; readonly expected: string }
  /** «tous les enfants», «eux-mêmes». */
  | { readonly kind: 'agrees-with-group'; readonly expected: string; readonly group: string }
  | { readonly kind: 'adverb'; readonly expected: string }
  | { readonly kind: 'other-word'; readonly expected: string; readonly written: string }
  | {
      readonly kind: 'plural'
      readonly expected: string
      readonly determiner: string
      readonly ending: string
    }
  | { readonly kind: 'singular'; readonly expected: string; readonly determiner: string }
  | { readonly kind: 'feminine'; readonly expected: string; readonly noun: string }
  | { readonly kind: 'masculine'; readonly expected: string; readonly noun: string }
  | {
      readonly kind: 'subject-verb'
      readonly expected: string
      readonly subject: string
      readonly ending: string
    }
  | { readonly kind: 'infinitive'; readonly expected: string; readonly written: string }
  | { readonly kind: 'participle'; readonly expected: string; readonly written: string }
  | { readonly kind: 'tense-ending'; readonly expected: string; readonly tense: string }
  /** `relative`: a related word in which the letter is heard (petit, petite). */
  | {
      readonly kind: 'silent-letter'
      readonly expected: string
      readonly letter: string
      readonly relative: string
    }
  | { readonly kind: 'grapheme'; readonly expected: string; readonly choice: GraphemeChoice }
  /** An adjective or a participle after «être». */
  | { readonly kind: 'agrees-with-subject'; readonly expected: string; readonly subject: string }
  | { readonly kind: 'participle-with-avoir'; readonly expected: string }
  | { readonly kind: 'no-final-letter'; readonly expected: string; readonly letters: string }
  | { readonly kind: 'invariable'; readonly expected: string; readonly letter: string }
  /** «vite»: without e the t would be silent. */
  | { readonly kind: 'heard-by-e'; readonly expected: string; readonly letter: string }
  | { readonly kind: 'learnt-final-letter'; readonly expected: string; readonly letter: string }
  | { readonly kind: 'double-s'; readonly expected: string }
  | { readonly kind: 'single-s'; readonly expected: string }
  /** «mangeons». */
  | { readonly kind: 'soft-g'; readonly expected: string }
